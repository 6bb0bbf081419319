import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import { CALENDAR_MAX_DAYS } from '@clubpulse/contract/training/trainings.calls';
import {
  type NewRun,
  RUN,
  type Run,
  type RunDetail,
  type RunPlan,
  type RunSet,
  type WorkoutSheetRunId,
} from '@clubpulse/contract/workouts/runs/runs';
import type { WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import { type Sight, seenElsewhere } from '@clubpulse/rules/accounts/consents/sight';
import { isLongerThan } from '@clubpulse/rules/time/days';
import { stopSignsIn } from '@clubpulse/rules/workouts/generator/conditions';
import { leftOutBy } from '@clubpulse/rules/workouts/generator/left-out';
import { recordsOf, volumeOf } from '@clubpulse/rules/workouts/runs/records';
import { isTooEarly } from '@clubpulse/rules/workouts/runs/too-early';
import { turnsOf } from '@clubpulse/rules/workouts/runs/turns';
import { exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import type { Consents } from '../../accounts/consents/public.ts';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import { equipmentsOf } from '../../clubs/equipments/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Trainings } from '../../training/trainings/public.ts';
import type { GuidesService } from '../exercises/public.ts';
import type { SheetsService } from '../sheets/public.ts';
import * as facts from './runs.facts.ts';
import { instructionsOf, loadsOf, presentExercises, presentRun, sessionsOf } from './runs.present.ts';
import * as store from './runs.store.ts';

interface RunParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf'>;
  readonly trainings: Pick<Trainings, 'ofUser'>;
  readonly sheets: Pick<SheetsService, 'get'>;
  readonly guides: Pick<GuidesService, 'some'>;
  readonly bornOn: (userId: UserId) => Promise<string | null>;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly now?: () => Date;
}

const DAY_MS = 86_400_000;
const TRAININGS_MOST = 100;

export type Runs = ReturnType<typeof createRuns>;

const doneOf = (sets: readonly RunSet[]): RunSet[] => sets.filter(({ State }) => State === 'done');

type Ready = Required<RunParts>;

export function createRuns(parts: RunParts) {
  return bindActs({ now: () => new Date(), ...parts }, { userOf, calendar, store: storeRun, get, delete: remove, plan });
}

const isSeen = (sight: Sight | undefined, { ClubId }: store.RunRow): boolean =>
  sight === undefined || (ClubId !== null && sight.clubs.includes(ClubId)) || seenElsewhere(sight) !== undefined;

async function belongsTo({ db }: Ready, userId: UserId, { ClubId, WorkoutSheetId, RowVersion }: NewRun) {
  const clubId = ClubId !== null && (await hasRoleIn(db, userId, ClubId)) ? ClubId : null;
  const sheet = WorkoutSheetId === null || clubId === null ? undefined : await facts.sheetNow(db, WorkoutSheetId);
  const isThere = sheet !== undefined && sheet.ClubId === clubId;
  return {
    ClubId: clubId,
    WorkoutSheetId: isThere ? WorkoutSheetId : null,
    SheetChanged: isThere && sheet.RowVersion !== RowVersion,
  };
}

/** The training that overlaps most with the run and that the caller may see. */
async function trainingOf(
  { trainings }: Ready,
  { UserId, Begin, End }: store.RunRow,
  caller: Caller,
): Promise<RunDetail['Training']> {
  const from = new Date(Begin.getTime() - DAY_MS).toISOString();
  const around = await trainings.ofUser(
    UserId,
    { from, to: new Date(End.getTime() + 1).toISOString(), count: TRAININGS_MOST },
    caller,
  );
  if (isRefusal(around)) return null;
  const shared = (training: { Begin: string; End: string }) =>
    Math.min(Date.parse(training.End), End.getTime()) - Math.max(Date.parse(training.Begin), Begin.getTime());
  const [best] = around
    .filter((one) => one.Source !== 'Note' && shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one));
  if (best === undefined) return null;
  const { TrainingId, Points, AverageHeartRate } = best;
  return { TrainingId, Points, AverageHeartRate };
}

async function recordsIn({ db }: Ready, run: store.RunRow, sets: readonly RunSet[]) {
  const ids = [...new Set(sets.map(({ ExerciseId }) => ExerciseId))];
  const atLoad = await facts.bestsBefore(db, run, ids);
  const volumes = await facts.volumesBefore(db, run, ids);
  const withBegin = <Row extends { Begin: Date }>({ Begin, ...row }: Row) => ({ ...row, Begin: Begin.toISOString() });
  return recordsOf(sets, { atLoad: atLoad.map(withBegin), volumes: volumes.map(withBegin) });
}

const userOf = async ({ db }: Ready, id: WorkoutSheetRunId): Promise<number | undefined> => (await store.runOf(db, id))?.UserId;

async function calendar(
  { consents, db }: Ready,
  userId: UserId,
  period: { from: string; to: string },
  caller: Caller,
): Promise<Run[] | Refusal> {
  const interval = { from: new Date(period.from), to: new Date(period.to) };
  if (isLongerThan(interval.from, interval.to, CALENDAR_MAX_DAYS))
    return refuse('DateIntervalTooLong', { values: { max: CALENDAR_MAX_DAYS } });
  const sight = await consents.sightOf(caller, userId);
  const clubs = sight === undefined || seenElsewhere(sight) !== undefined ? null : sight.clubs;
  return (await store.runsOf(db, userId, interval, clubs)).map(presentRun);
}

async function storeRun(parts: Ready, userId: UserId, key: string, run: NewRun): Promise<Run | Refusal> {
  const { now, bornOn, db } = parts;
  if (Date.parse(run.End) > now().getTime() + RUN.aheadSeconds * 1000) return refuse('RunInFuture');
  if (isTooEarly(run.Begin, await bornOn(userId))) return refuse('RunTooEarly');
  const named = [...exercisesOf([run.Plan]), ...run.Sets.map(({ ExerciseId }) => ExerciseId)];
  if (await facts.hasUnknownExercise(db, run.ClubId, named)) return refuse('RunExerciseUnknown');
  const done = doneOf(run.Sets);
  const figures = {
    ...(await belongsTo(parts, userId, run)),
    Planned: turnsOf(run.Plan).length,
    Done: done.length,
    Volume: volumeOf(done),
  };
  return db.transaction().execute(async (trx) => {
    if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
    const id = await store.storeRun(trx, userId, key, run, figures);
    const stored = await store.runOf(trx, id);
    return stored === undefined ? refuse('NotFound') : presentRun(store.withoutPlan(stored));
  });
}

async function get(parts: Ready, id: WorkoutSheetRunId, caller: Caller, language: Language): Promise<RunDetail | Refusal> {
  const { db, consents, nicknameOf } = parts;
  const found = await store.runOf(db, id);
  if (found === undefined) return refuse('NotFound');
  const run = store.withoutPlan(found);
  const sight = await consents.sightOf(caller, run.UserId);
  if (!isSeen(sight, run)) return refuse('NotFound');
  const Sets = await store.setsOf(db, id);
  const ids = [...new Set([...exercisesOf([found.Plan]), ...Sets.map(({ ExerciseId }) => ExerciseId)])];
  return {
    ...presentRun(run),
    Nickname: (await nicknameOf(run.UserId)) ?? '',
    Plan: found.Plan,
    Sets,
    Exercises: presentExercises(await facts.exercisesNamed(db, run.ClubId, ids), language),
    Records: await recordsIn(parts, run, doneOf(Sets)),
    VolumeBefore: await facts.volumeBefore(db, run),
    Training: await trainingOf(parts, run, caller),
    MayDelete: sight === undefined,
  };
}

const remove = async ({ db }: Ready, id: WorkoutSheetRunId): Promise<Refusal | undefined> =>
  (await store.deleteRun(db, id)) ? undefined : refuse('NotFound');

async function plan(
  { sheets, db, guides }: Ready,
  sheetId: WorkoutSheetId,
  caller: Caller,
  language: Language,
): Promise<RunPlan | Refusal> {
  const sheet = await sheets.get({ caller, language }, sheetId);
  if (isRefusal(sheet)) return sheet;
  const { ClubId, Name, Type, Days, PlannedDays, RowVersion, Location: at, Decisions, Confirmations } = sheet;
  const planned = exercisesOf(Days);
  const equipment = ['none', ...(await equipmentsOf(db, ClubId))[at]];
  const leaves = leftOutBy(Decisions ?? [], Confirmations ?? []);
  const without = leaves === undefined ? [] : await facts.leftOutOf(db, ClubId, leaves);
  const alternatives = await facts.alternativesTo(db, ClubId, { at, equipment, without }, planned);
  const ids = [...new Set([...planned, ...alternatives.map(({ ExerciseId }) => ExerciseId)])];
  const sets = await facts.lastSets(db, caller.UserId, ids);
  const runs = await facts.runsOfSheet(db, caller.UserId, sheetId);
  const plans = await facts.plansOfSheet(db, caller.UserId, sheetId);
  const named = await facts.exercisesNamed(db, ClubId, ids);
  const instructions = instructionsOf(named, language);
  const shown = await guides.some(db, ClubId, ids);
  const first = await facts.firstRunOfSheet(db, caller.UserId, sheetId);
  return {
    WorkoutSheetId: sheetId,
    RowVersion,
    ClubId,
    Name,
    Type,
    Program: Days,
    PlannedDays,
    Exercises: presentExercises(named, language).map((exercise) => ({
      ...exercise,
      Instructions: instructions.get(exercise.ExerciseId) ?? '',
      Guide: shown.get(exercise.ExerciseId) ?? null,
      Alternatives: alternatives.flatMap(({ Of, ExerciseId }) => (Of === exercise.ExerciseId ? [ExerciseId] : [])),
      Sessions: sessionsOf(exercise.ExerciseId, sets),
    })),
    LastRuns: runs.map(({ Day, Last }) => ({
      Day,
      Begin: Last.toISOString(),
      Loads: plans.filter((one) => one.Day === Day).flatMap(({ Plan }) => loadsOf(Plan)),
    })),
    FirstRun: first?.toISOString() ?? null,
    Stop: stopSignsIn(Decisions),
    ...(await facts.loadSteps(db, ClubId)),
  };
}
