import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { EquipmentPlace } from '@clubpulse/contract/clubs/equipments';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import {
  type Exercise,
  type ExerciseId,
  type ExerciseInput,
  type ExercisePage,
  type ExerciseQuery,
  type ExerciseRow,
  type ExercisesPublished,
  type InstructedExerciseRow,
  type OfferedExercisePage,
  type OfferedExerciseQuery,
  OWN_EXERCISES_MAX,
} from '@clubpulse/contract/workouts/exercises/exercises';
import { demandsOf } from '@clubpulse/rules/workouts/exercises/demands';
import { findIn } from '@clubpulse/rules/workouts/exercises/search';
import type { Images } from '../../accounts/images/public.ts';
import { equipmentsOf } from '../../clubs/equipments/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { presentExercise, presentRow, presentWithInstructions } from './exercises.present.ts';
import * as store from './exercises.store.ts';
import { createSearched } from './searched.live.ts';
import { terms } from './terms.service.ts';

interface Asking extends store.Sight {
  readonly language: Language;
}
type Update = ExerciseInput & { readonly RowVersion: number };

const ALL_MAX = 10_000;

export type ExercisesService = ReturnType<typeof createExercises>;

interface Parts {
  readonly db: Database;
  readonly images: Pick<Images, 'keptForExercise'>;
}
interface Ready extends Parts {
  readonly searched: ReturnType<typeof createSearched>;
}

export function createExercises(parts: Parts) {
  const acts = bindActs(
    { ...parts, searched: createSearched(parts.db) },
    {
      list,
      offered,
      all,
      brands,
      get,
      create,
      update,
      delete: remove,
      publish,
      createOfPlatform,
      updateOfPlatform,
      publishOfPlatform,
    },
  );
  return { ...acts, told: named };
}

async function refusePictures(
  { images }: Ready,
  trx: Queryable,
  owner: ClubId | null,
  { PictureUris }: ExerciseInput,
  shows: readonly string[],
): Promise<Refusal | undefined> {
  const fine = new Set([...shows, ...(await images.keptForExercise(trx, owner, PictureUris))]);
  const errors = PictureUris.flatMap((uri, at) =>
    fine.has(uri) ? [] : [{ field: `PictureUris.${at}`, key: 'invalid-value' as const }],
  );
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

async function availableAt({ db }: Ready, clubId: ClubId, place: EquipmentPlace): Promise<string[]> {
  return ['none', ...(await equipmentsOf(db, clubId))[place]];
}

const found = async (parts: Ready, { clubId, language }: Asking, text: string): Promise<number[]> =>
  findIn(text, await parts.searched(clubId, language), terms);

async function seen(trx: Queryable, sight: Asking, id: ExerciseId): Promise<Exercise | Refusal> {
  const stored = await store.exerciseSeen(trx, sight, id);
  return stored === undefined ? refuse('MovementNotFound') : presentExercise(stored, sight.language);
}

async function ofPlatform(trx: Queryable, id: ExerciseId, language: Language): Promise<Exercise | Refusal> {
  const stored = await store.exerciseOfPlatform(trx, id);
  return stored === undefined ? refuse('MovementNotFound') : presentExercise(stored, language);
}

function published(ids: readonly number[], done: readonly number[]): ExercisesPublished {
  const known = new Set(done);
  return {
    Done: ids.filter((id) => known.has(id)),
    Refused: ids.filter((id) => !known.has(id)).map((ExerciseId) => ({ ExerciseId, ErrorType: 'MovementNotFound' as const })),
  };
}

async function listed(parts: Ready, sight: Asking, query: ExerciseQuery) {
  const { db } = parts;
  const { draw, start, length, globalSearch, Available, ...rest } = query;
  const filter: store.ExerciseFilter = {
    ...rest,
    ...(Available === true ? { equipment: await availableAt(parts, sight.clubId, rest.Location ?? 'club') } : {}),
    ...(globalSearch ? { ids: await found(parts, sight, globalSearch) } : {}),
  };
  const [counts, total, rows] = await Promise.all([
    store.countStates(db, sight, filter),
    store.countSeen(db, sight),
    store.exercisesOf(db, sight, filter, { language: sight.language, start, length }),
  ]);
  return { draw, recordsTotal: total, recordsFiltered: counts[rest.State ?? 'All'], rows, States: counts };
}

async function list(parts: Ready, sight: Asking, query: ExerciseQuery): Promise<ExercisePage> {
  const { rows, ...page } = await listed(parts, sight, query);
  return { ...page, data: rows.map((row) => presentRow(row, sight.language)) };
}

async function offered(parts: Ready, sight: Asking, query: OfferedExerciseQuery): Promise<OfferedExercisePage> {
  const [{ draw, recordsFiltered, rows }, { Published: recordsTotal }] = await Promise.all([
    listed(parts, sight, { ...query, State: 'Published' }),
    store.countStates(parts.db, sight, {}),
  ]);
  return { draw, recordsTotal, recordsFiltered, data: rows.map((row) => presentWithInstructions(row, sight.language)) };
}

async function all({ db }: Ready, sight: Asking): Promise<(ExerciseRow & Pick<Exercise, 'Demands'>)[]> {
  const rows = await store.exercisesOf(db, sight, {}, { language: sight.language, start: 0, length: ALL_MAX });
  return rows.map((row) => ({ ...presentRow(row, sight.language), Demands: demandsOf(row) }));
}

/** An editor (`isEditor`) also gets exercises that are not offered. */
async function named(trx: Queryable, sight: Asking, ids: readonly ExerciseId[]): Promise<InstructedExerciseRow[]> {
  const { language } = sight;
  const rows = await store.exercisesOf(trx, sight, { ids }, { language, start: 0, length: ids.length });
  return rows.map((row) => presentWithInstructions(row, language));
}

const brands = ({ db }: Ready, clubId: ClubId): Promise<string[]> => store.brandsOf(db, clubId);

const get = ({ db }: Ready, sight: Asking, id: ExerciseId): Promise<Exercise | Refusal> => seen(db, sight, id);

const create = (parts: Ready, sight: Asking, input: ExerciseInput): Promise<Exercise | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if ((await store.countOwn(trx, sight.clubId)) >= OWN_EXERCISES_MAX)
      return refuse('TooManyExercises', { values: { max: OWN_EXERCISES_MAX } });
    const refused = await refusePictures(parts, trx, sight.clubId, input, []);
    return refused ?? seen(trx, sight, await store.insertExercise(trx, sight.clubId, input));
  });

const update = (parts: Ready, sight: Asking, id: ExerciseId, input: Update): Promise<Exercise | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.exerciseSeen(trx, sight, id);
    // A club cannot change the platform's library.
    if (before === undefined || before.ClubId === null) return refuse('MovementNotFound');
    const refused = await refusePictures(parts, trx, sight.clubId, input, before.PictureUris);
    if (refused) return refused;
    return (await store.updateExercise(trx, sight.clubId, id, input)) ? seen(trx, sight, id) : refuse('StaleRowVersion');
  });

async function remove({ db }: Ready, clubId: ClubId, id: ExerciseId): Promise<undefined | Refusal> {
  return (await store.deleteExercise(db, clubId, id)) ? undefined : refuse('MovementNotFound');
}

const publish = ({ db }: Ready, clubId: ClubId, ids: readonly number[], isPublished: boolean): Promise<ExercisesPublished> =>
  db.transaction().execute(async (trx) => {
    const own = await store.setPublished(trx, clubId, ids, isPublished);
    const shipped = await store.setPutAway(trx, clubId, ids, !isPublished);
    return published(ids, [...own, ...shipped]);
  });

const createOfPlatform = (parts: Ready, input: ExerciseInput, language: Language): Promise<Exercise | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const refused = await refusePictures(parts, trx, null, input, []);
    return refused ?? ofPlatform(trx, await store.insertExercise(trx, null, input), language);
  });

const updateOfPlatform = (parts: Ready, id: ExerciseId, input: Update, language: Language): Promise<Exercise | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.exerciseOfPlatform(trx, id);
    if (before === undefined) return refuse('MovementNotFound');
    const refused = await refusePictures(parts, trx, null, input, before.PictureUris);
    if (refused) return refused;
    return (await store.updateExercise(trx, null, id, input)) ? ofPlatform(trx, id, language) : refuse('StaleRowVersion');
  });

const publishOfPlatform = async ({ db }: Ready, ids: readonly number[], isPublished: boolean): Promise<ExercisesPublished> =>
  published(ids, await store.setPublished(db, null, ids, isPublished));
