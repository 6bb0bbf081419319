import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import {
  type BridgeWorkoutId,
  CIRCUIT,
  type Circuit,
  type CircuitContent,
  type CircuitFields,
  type CircuitPage,
  type CircuitQuery,
  type CircuitsDone,
  type CircuitUpdate,
  type ClubStation,
  type StoredStations,
} from '@clubpulse/contract/workouts/circuits/circuits';
import { circuitProblems, removedWithExercises } from '@clubpulse/rules/workouts/circuits/circuit-problems';
import type { Images } from '../../accounts/images/public.ts';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { exercisesOfClub, type PlannedExercise, roomShown, stationsOf } from './circuits.facts.ts';
import { nameIn, presentCircuit, presentContent, presentRow } from './circuits.present.ts';
import * as store from './circuits.store.ts';

export type CircuitsService = ReturnType<typeof createCircuits>;

interface Parts {
  readonly db: Database;
  readonly images: Pick<Images, 'keptForExercise'>;
}

const exercisesIn = (stations: readonly { readonly Exercises: readonly { readonly ExerciseId: number }[] }[]): number[] => [
  ...new Set(stations.flatMap(({ Exercises }) => Exercises.map(({ ExerciseId }) => ExerciseId))),
];

export const configuredIn = (stations: readonly ClubStation[]): ReadonlySet<number> =>
  new Set(stations.map(({ Station }) => Station));

export function createCircuits(parts: Parts) {
  return bindActs(parts, {
    list,
    tags,
    stations,
    clubOf,
    isPublished,
    get,
    content,
    create,
    createFrom,
    update,
    delete: remove,
    batchDelete,
    batchPublish,
  });
}

async function present(via: Queryable, stored: store.StoredCircuit, language: Language): Promise<Circuit> {
  const exercises = await exercisesOfClub(via, stored.ClubId, exercisesIn(stored.Stations));
  return presentCircuit(stored, { exercises, language }, configuredIn(await stationsOf(via, stored.ClubId)));
}

async function refusePicture({ images }: Parts, trx: Queryable, clubId: ClubId, uri: string | null, before: string | null) {
  if (uri === null || uri === before) return undefined;
  const stored = await images.keptForExercise(trx, clubId, [uri]);
  return stored.includes(uri)
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'PictureUri', key: 'invalid-value' }] });
}

/** Exercises of the stored circuit (`before`) are accepted even if hidden or deleted. */
async function checked(
  parts: Parts,
  trx: Queryable,
  clubId: ClubId,
  fields: CircuitFields,
  before: store.StoredCircuit | undefined,
  emptied: readonly number[],
): Promise<ReadonlyMap<number, PlannedExercise> | Refusal> {
  const configured = configuredIn(await stationsOf(trx, clubId));
  if (fields.StationsActive && configured.size === 0) return refuse('NoBridgeWithStation');
  const exercises = await exercisesOfClub(trx, clubId, exercisesIn(fields.Stations));
  const planned = new Set(exercisesIn(before?.Stations ?? []));
  const unknown = fields.Stations.flatMap(({ Exercises }, at) =>
    Exercises.flatMap(({ ExerciseId }, line) =>
      exercises.get(ExerciseId)?.Offered === true || planned.has(ExerciseId)
        ? []
        : [{ field: `Stations.${at}.Exercises.${line}.ExerciseId`, key: 'error.MovementNotFound' }],
    ),
  );
  const errors = [
    ...circuitProblems(fields, configured),
    ...removedWithExercises(before?.Stations ?? [], fields.Stations, emptied),
    ...unknown,
  ];
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const wrong =
    (await refuseForeignRoom(trx, clubId, fields.DisplayGroupId)) ??
    (await refusePicture(parts, trx, clubId, fields.PictureUri, before?.PictureUri ?? null));
  return wrong ?? exercises;
}

function rowOf(
  { Stations, ...fields }: CircuitFields,
  exercises: ReadonlyMap<number, PlannedExercise>,
  before: store.StoredCircuit | undefined,
  language: Language,
): store.CircuitRowInput {
  const known = new Set(before?.Stations.map(({ StationKey }) => StationKey));
  const names = new Map(before?.Stations.flatMap(({ Exercises }) => Exercises.map((one) => [one.ExerciseId, one.PlannedName])));
  let next = before?.NextStationKey ?? 1;
  const stations = Stations.map(({ StationKey, Station, Exercises }): StoredStations[number] => {
    const stays = StationKey !== null && known.has(StationKey);
    const key = stays ? StationKey : next++;
    return {
      StationKey: key,
      Station,
      Exercises: Exercises.map((line) => {
        const exercise = exercises.get(line.ExerciseId);
        return { ...line, PlannedName: exercise ? nameIn(exercise, language) : (names.get(line.ExerciseId) ?? '') };
      }),
    };
  });
  return { ...fields, Stations: stations, NextStationKey: next };
}

const done = (ids: readonly number[], found: readonly number[]): CircuitsDone => ({
  Done: ids.filter((id) => found.includes(id)),
  NotFound: ids.filter((id) => !found.includes(id)),
});

async function list({ db }: Parts, query: CircuitQuery): Promise<CircuitPage> {
  const [rows, matching, total] = await Promise.all([
    store.circuitsOf(db, query),
    store.countMatching(db, query),
    store.countOfClub(db, query.ClubId),
  ]);
  return { draw: query.draw, recordsTotal: total, recordsFiltered: matching, data: rows.map(presentRow) };
}

const tags = ({ db }: Parts, clubId: ClubId): Promise<string[]> => store.tagsOf(db, clubId);

const stations = ({ db }: Parts, clubId: ClubId): Promise<ClubStation[]> => stationsOf(db, clubId);

const clubOf = async ({ db }: Parts, id: BridgeWorkoutId): Promise<number | undefined> => (await store.circuitOf(db, id))?.ClubId;

const isPublished = async ({ db }: Parts, id: BridgeWorkoutId): Promise<boolean> =>
  (await store.circuitOf(db, id))?.Published === true;

async function get({ db }: Parts, id: BridgeWorkoutId, language: Language): Promise<Circuit | Refusal> {
  const stored = await store.circuitOf(db, id);
  return stored === undefined ? refuse('NotFound') : present(db, stored, language);
}

async function content({ db }: Parts, id: BridgeWorkoutId, language: Language): Promise<CircuitContent | Refusal> {
  const stored = await store.circuitOf(db, id);
  if (stored === undefined) return refuse('NotFound');
  const { ClubId, DisplayGroupId, Stations } = stored;
  const exercises = await exercisesOfClub(db, ClubId, exercisesIn(Stations));
  const room = DisplayGroupId === null ? null : ((await roomShown(db, DisplayGroupId)) ?? null);
  return presentContent(stored, { exercises, language }, room);
}

const create = (
  parts: Parts,
  { ClubId, ...fields }: CircuitFields & { readonly ClubId: ClubId },
  { language, key }: { readonly language: Language; readonly key: RequestKey | undefined },
): Promise<Circuit | Refusal> =>
  transactOnce(parts.db, key, async (trx) => {
    if ((await store.countToAdd(trx, ClubId)) >= CIRCUIT.most)
      return refuse('TooManyCircuits', { values: { max: CIRCUIT.most } });
    const exercises = await checked(parts, trx, ClubId, fields, undefined, []);
    if (isRefusal(exercises)) return exercises;
    return present(trx, await store.insertCircuit(trx, ClubId, rowOf(fields, exercises, undefined, language)), language);
  });

/** Stations without a bridge in this club are accepted, because the editor marks them. */
const createFrom = ({ db }: Parts, clubId: ClubId, fields: CircuitFields, language: Language): Promise<Circuit | Refusal> =>
  db.transaction().execute(async (trx) => {
    if ((await store.countToAdd(trx, clubId)) >= CIRCUIT.most)
      return refuse('TooManyCircuits', { values: { max: CIRCUIT.most } });
    const exercises = await exercisesOfClub(trx, clubId, exercisesIn(fields.Stations));
    return present(trx, await store.insertCircuit(trx, clubId, rowOf(fields, exercises, undefined, language)), language);
  });

const update = (
  parts: Parts,
  id: BridgeWorkoutId,
  { RowVersion, Emptied, ...fields }: CircuitUpdate,
  language: Language,
): Promise<Circuit | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.lockCircuit(trx, id);
    if (before === undefined) return refuse('NotFound');
    if (before.RowVersion !== RowVersion) return refuse('StaleRowVersion');
    const exercises = await checked(parts, trx, before.ClubId, fields, before, Emptied);
    if (isRefusal(exercises)) return exercises;
    return present(trx, await store.updateCircuit(trx, id, rowOf(fields, exercises, before, language)), language);
  });

async function remove({ db }: Parts, id: BridgeWorkoutId): Promise<undefined | Refusal> {
  const clubId = (await store.circuitOf(db, id))?.ClubId;
  const deleted = clubId === undefined ? [] : await store.deleteCircuits(db, clubId, [id]);
  return deleted.length > 0 ? undefined : refuse('NotFound');
}

const batchDelete = async ({ db }: Parts, clubId: ClubId, ids: readonly number[]): Promise<CircuitsDone> =>
  done(ids, await store.deleteCircuits(db, clubId, ids));

const batchPublish = async ({ db }: Parts, clubId: ClubId, ids: readonly number[], published: boolean): Promise<CircuitsDone> =>
  done(ids, await store.setPublished(db, clubId, ids, published));
