import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import {
  PROVIDER,
  type ProviderCopy,
  type ProviderInput,
  type ProviderPage,
  type ProviderQuery,
  type ProvidersPublished,
  type ProviderUpdate,
  type ProviderWorkout,
  type ProviderWorkoutId,
} from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { namedIn, providerProblems } from '@clubpulse/rules/workouts/provider-workouts/provider-problems';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { CircuitsService } from '../circuits/public.ts';
import type { ExercisesService } from '../exercises/public.ts';
import type { SheetsService } from '../sheets/public.ts';
import { missingIn, type NamedExercises, presentProvider, presentRow } from './provider-workouts.present.ts';
import * as store from './provider-workouts.store.ts';

interface Parts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'told'>;
  readonly sheets: Pick<SheetsService, 'create'>;
  readonly circuits: Pick<CircuitsService, 'createFrom'>;
  readonly now?: () => Date;
}
interface Asking {
  readonly clubId: ClubId;
  readonly caller: Caller;
  readonly language: Language;
}

export type ProviderWorkoutsService = ReturnType<typeof createProviderWorkouts>;

const NO_CLUB: ClubId = 0;
const notFound = refuse('ProviderWorkoutNotFound');
const isEditor = ({ caller }: Asking): boolean => caller.isEditor || caller.isAdmin;

type Ready = Required<Parts>;

/** Editors write provider workouts and clubs copy them (decision 0073). */
export function createProviderWorkouts(parts: Parts) {
  return bindActs({ now: () => new Date(), ...parts }, { list, get, copy, create, update, publish, delete: remove });
}

async function notifiedFor(
  { exercises }: Ready,
  via: Queryable,
  clubId: ClubId,
  language: Language,
  rows: readonly Pick<store.StoredProvider, 'Sheet' | 'Circuit'>[],
): Promise<NamedExercises> {
  const ids = [...new Set(rows.flatMap(namedIn))];
  const named = ids.length === 0 ? [] : await exercises.told(via, { clubId, isEditor: true, language }, ids);
  return new Map(named.map((one) => [one.ExerciseId, one]));
}

async function seen({ db }: Ready, asking: Asking, id: ProviderWorkoutId): Promise<store.StoredProvider | undefined> {
  const stored = await store.providerOf(db, id);
  return stored !== undefined && (stored.PublishedAt !== null || isEditor(asking)) ? stored : undefined;
}

const ofPlatform = async (
  parts: Ready,
  via: Queryable,
  stored: store.StoredProvider,
  language: Language,
): Promise<ProviderWorkout> => presentProvider(stored, await notifiedFor(parts, via, NO_CLUB, language, [stored]), language);

/** Every club with the required stations must be able to save a copy. */
async function refuseContent(parts: Ready, trx: Queryable, { Sheet, Circuit }: ProviderInput): Promise<Refusal | undefined> {
  const named = await notifiedFor(parts, trx, NO_CLUB, 'en', [{ Sheet, Circuit }]);
  const errors = providerProblems({ Sheet, Circuit }, (id) => named.get(id)?.Published === true);
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

async function copySheet(
  { sheets }: Ready,
  { clubId, caller, language }: Asking,
  { Name, Description }: { readonly Name: string; readonly Description: string },
  sheet: NonNullable<store.StoredProvider['Sheet']>,
): Promise<ProviderCopy | Refusal> {
  const flags = { Shareable: true, Publishable: true, Template: false, ClonableToPersonal: false, VisibleToAll: false };
  const input = { ...sheet, ...flags, Name, Description, Folder: '', PlannedDays: [], Decisions: null, ConfirmedIds: [] };
  const made = await sheets.create({ caller, language }, clubId, input);
  return isRefusal(made) ? made : { WorkoutSheetId: made.WorkoutSheetId, BridgeWorkoutId: null, NotConfigured: [] };
}

async function list(parts: Ready, asking: Asking, query: ProviderQuery): Promise<ProviderPage> {
  const { clubId, language } = asking;
  const { all, found, rows } = await store.providersOf(parts.db, isEditor(asking), query, language);
  const named = await notifiedFor(parts, parts.db, clubId, language, rows);
  const data = rows.map((row) => presentRow(row, named, language));
  return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
}

async function get(parts: Ready, asking: Asking, id: ProviderWorkoutId): Promise<ProviderWorkout | Refusal> {
  const { clubId, language } = asking;
  const stored = await seen(parts, asking, id);
  return stored === undefined
    ? notFound
    : presentProvider(stored, await notifiedFor(parts, parts.db, clubId, language, [stored]), language);
}

async function copy(parts: Ready, asking: Asking, id: ProviderWorkoutId): Promise<ProviderCopy | Refusal> {
  const { clubId, language } = asking;
  const stored = await seen(parts, asking, id);
  if (stored === undefined) return notFound;
  const named = await notifiedFor(parts, parts.db, clubId, language, [stored]);
  const missing = missingIn(stored, named);
  if (missing.length > 0) return refuse('ExerciseNotFoundInDestinationClub', { values: { names: missing.join(', ') } });
  const { Sheet, Circuit } = stored;
  const texts = presentRow(stored, named, language);
  if (Sheet !== null) return copySheet(parts, asking, texts, Sheet);
  if (Circuit === null) return notFound;
  const { Name, Description } = texts;
  const own = { Name, Description, PictureUri: null, DisplayGroupId: null, Tags: [], Published: false };
  const made = await parts.circuits.createFrom(clubId, { ...Circuit, ...own }, language);
  if (isRefusal(made)) return made;
  const lost = made.StationsActive ? made.Stations.flatMap((one) => (one.Configured ? [] : (one.Station ?? []))) : [];
  return { WorkoutSheetId: null, BridgeWorkoutId: made.BridgeWorkoutId, NotConfigured: [...new Set(lost)] };
}

const create = (parts: Ready, input: ProviderInput, language: Language): Promise<ProviderWorkout | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if ((await store.countProviders(trx)) >= PROVIDER.most)
      return refuse('TooManyProviderWorkouts', { values: { max: PROVIDER.most } });
    const refused = await refuseContent(parts, trx, input);
    return refused ?? ofPlatform(parts, trx, await store.insertProvider(trx, input), language);
  });

const update = (
  parts: Ready,
  id: ProviderWorkoutId,
  input: ProviderUpdate,
  language: Language,
): Promise<ProviderWorkout | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if ((await store.providerOf(trx, id)) === undefined) return notFound;
    const after = await store.updateProvider(trx, id, input);
    return after === undefined ? refuse('StaleRowVersion') : ofPlatform(parts, trx, after, language);
  });

async function publish({ db, now }: Ready, ids: readonly number[], isPublished: boolean): Promise<ProvidersPublished> {
  const done = new Set(await store.setPublished(db, ids, isPublished ? now() : null));
  return {
    Done: ids.filter((id) => done.has(id)),
    Refused: ids
      .filter((id) => !done.has(id))
      .map((ProviderWorkoutId) => ({ ProviderWorkoutId, ErrorType: 'ProviderWorkoutNotFound' as const })),
  };
}

async function remove({ db }: Ready, id: ProviderWorkoutId): Promise<undefined | Refusal> {
  return (await store.deleteProvider(db, id)) ? undefined : notFound;
}
