import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Heartbeats,
  type Training,
  type TrainingDetail,
  type TrainingId,
  trainingZonesSchema,
} from '@clubpulse/contract/training/trainings';
import { CALENDAR_MAX_DAYS, HEARTBEATS_MAX_SECONDS } from '@clubpulse/contract/training/trainings.calls';
import { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import { impossibleIn } from '@clubpulse/rules/training/trainings/artefacts';
import { deepestRecovery } from '@clubpulse/rules/training/trainings/recovery';
import { minuteBreakdown } from '@clubpulse/rules/training/trainings/summary';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { athleteOf } from './athlete.rows.ts';
import {
  type Interval,
  inGroup,
  intervalOf,
  ofClub,
  orderOf,
  pointsIn,
  type Ready,
  shownInClub,
  type TrainingParts,
  tooLong,
} from './club-trainings.service.ts';
import { liveMinutes } from './live-seconds.facts.ts';
import { noteDetail, noteSeen, notesBeside, withNotes } from './notes/notes.service.ts';
import * as notes from './notes/notes.store.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { clubsSeen, createSeen, secondsOfTraining } from './seen.service.ts';
import { sessionsOf, trainedInEachClub } from './session-part.rows.ts';
import {
  declaredAs,
  mayWrite,
  pausesShown,
  presentNote,
  presentTraining,
  withoutHidden,
  withoutWay,
} from './trainings.present.ts';
import * as store from './trainings.store.ts';

export interface ReadTraining extends Pick<store.TrainingRow, 'TrainingId' | 'UserId' | 'ClubId' | 'Name' | 'Begin'> {
  readonly SeenFrom: readonly number[] | null;
}

export type Trainings = ReturnType<typeof createTrainings>;

const DAY_MS = 86_400_000;

export function createTrainings(options: TrainingParts) {
  const filled = { now: () => new Date(), ...options };
  return bindActs(
    { ...filled, ...createSeen(filled) },
    {
      one,
      ofUser,
      ofClub,
      shownInClub,
      inGroup,
      pointsIn,
      nameIn,
      clubsOf,
      userOf,
      readable,
      get,
      outward,
      outwardBeats,
      next,
      previous,
      heartbeats,
      onDay,
    },
  );
}

async function neighbour(
  parts: Ready,
  trainingId: TrainingId,
  caller: Caller,
  find: typeof store.nextTraining,
): Promise<Training | Refusal> {
  const { db, consents } = parts;
  const row = (await store.trainingOf(db, trainingId)) ?? asPlace(await notes.noteOf(db, trainingId));
  if (!row) return refuse('NotFound');
  const sight = await consents.sightOf(caller, row.UserId);
  const next = await find(db, row, clubsSeen(sight));
  const [training] = await parts.present(next ? [next] : [], caller, row.UserId, sight);
  return training ?? refuse('NotFound');
}

async function groupsOf({ db, minutes, ranAt, now }: Ready, { GroupTrainingId, UserId, ClubId, Begin, End }: store.TrainingRow) {
  if (GroupTrainingId === null) return [];
  const window = { UserId, from: unixSecond(Begin), to: unixSecond(End) - 1 };
  const received = (await liveMinutes(db, minutes, [window])).get(UserId) ?? [];
  const own = received.filter((minute) => minute.ClubId === ClubId);
  return sessionsOf({ Begin, End }, own, await ranAt(db, trainedInEachClub({ Begin, End }, own)), now());
}

/** The groups of all sources of the activity, so that results remain if the athlete chooses another source. */
async function groupsOfActivity(parts: Ready, rows: readonly store.TrainingRow[]) {
  const groups = (await Promise.all(rows.map((row) => groupsOf(parts, row)))).flat();
  const once = [...new Map(groups.map((group) => [group.GroupTrainingId, group])).values()];
  return once.sort((a, b) => Date.parse(a.Begin) - Date.parse(b.Begin));
}

async function computed({ db, minutes, now, nicknameOf }: Ready, row: store.TrainingRow) {
  const [begin, end] = [unixSecond(row.Begin), unixSecond(row.End)];
  const stretch = { begin, end, beats: await secondsOfTraining(db, minutes, row) };
  const Zones = trainingZonesSchema.parse(row);
  const athlete = athleteOf(Zones, row.Begin.toISOString().slice(0, 10));
  return {
    ...presentTraining(row, now()),
    Nickname: (await nicknameOf(row.UserId)) ?? '',
    Zones,
    ...pausesShown(stretch, await store.pausesOf(db, row.TrainingId)),
    Impossible: impossibleIn(stretch.beats, athlete.maxHeartRate),
    Recovery: deepestRecovery(stretch.beats, athlete.maxHeartRate),
    Minutes: minuteBreakdown(stretch, athlete),
  };
}

async function one(parts: Ready, trainingId: TrainingId, caller: Caller): Promise<Training | Refusal> {
  const { db, consents } = parts;
  const row = await store.trainingOf(db, trainingId);
  if (!row) {
    const note = await noteSeen(db, consents, trainingId, caller);
    return note ? presentNote(note) : refuse('NotFound');
  }
  const [training] = await parts.present([row], caller, row.UserId, await consents.sightOf(caller, row.UserId));
  return training ?? refuse('NotFound');
}

async function ofUser(
  parts: Ready,
  userId: UserId,
  { sub = '', count, ...period }: Interval & { sub?: string | undefined; count: number },
  caller: Caller,
): Promise<Training[] | Refusal> {
  const { consents, db } = parts;
  const interval = intervalOf(period, CALENDAR_MAX_DAYS);
  if ('refused' in interval) return interval;
  const sight = await consents.sightOf(caller, userId);
  const clubs = clubsSeen(sight);
  const which = { text: sub, count };
  const rows = await store.trainingsOfUser(db, userId, interval, { ...which, clubs });
  const written = await notes.notesOfUser(db, userId, interval, { ...which, clubs: sight?.clubs ?? null });
  const around = { from: new Date(interval.from.getTime() - DAY_MS), to: new Date(interval.to.getTime() + DAY_MS) };
  const counting = written.length === 0 ? [] : await store.countingWhile(db, userId, around, clubs);
  const { trainings, alone } = withNotes(await parts.present(rows, caller, userId, sight), counting, written);
  return [...trainings, ...alone.map(presentNote)].toSorted(orderOf).slice(0, count);
}

const nameIn = async ({ db }: Ready, clubId: ClubId, trainingId: TrainingId): Promise<string> =>
  (await store.trainingsInClub(db, clubId, [trainingId]))[0]?.Name ?? '';

async function clubsOf({ db }: Ready, trainingId: TrainingId): Promise<number[]> {
  const row = await store.trainingOf(db, trainingId);
  return row?.ClubId ? [row.ClubId] : [];
}

/** Undefined also without access, so that the training's existence is not revealed. */
async function userOf({ db, consents }: Ready, trainingId: TrainingId, caller: Caller): Promise<number | undefined> {
  const row = await store.trainingOf(db, trainingId);
  if (!row) return (await noteSeen(db, consents, trainingId, caller))?.UserId;
  const sight = await consents.sightOf(caller, row.UserId);
  return sight === undefined || heartRatesIn(sight, row.ClubId) !== 'nothing' ? row.UserId : undefined;
}

async function readable(parts: Ready, trainingId: TrainingId, caller: Caller): Promise<ReadTraining | Refusal> {
  const found = await parts.readBy(trainingId, caller);
  return isRefusal(found) ? found : { ...found.row, SeenFrom: found.sight?.clubs ?? null };
}

async function get(parts: Ready, trainingId: TrainingId, caller: Caller): Promise<TrainingDetail | Refusal> {
  const { db, consents } = parts;
  const note = await noteSeen(db, consents, trainingId, caller);
  if (note) return noteDetail(note, caller);
  const found = await parts.readBy(trainingId, caller);
  if (isRefusal(found)) return found;
  const { row, sight } = found;
  const isTheirs = sight === undefined || (row.ClubId !== null && sight.clubs.includes(row.ClubId));
  const seesAll = clubsSeen(sight) === null;
  const seen = sight === undefined ? row : withoutHidden(row, sight.clubs);
  return {
    ...(await computed(parts, seen)),
    ...(seesAll ? {} : { Counts: row.CountsInClub, OtherSources: 0 }),
    Notes: (await notesBeside(db, row, sight?.clubs ?? null)).length,
    Groups: await groupsOfActivity(parts, sight === undefined ? await store.trainingsOfActivity(db, row) : [seen]),
    Declared: declaredAs(seen),
    MayChange: isTheirs && mayWrite(row, caller),
    MayDelete: sight === undefined && row.ClosedAt !== null,
    MayMove: sight === undefined && row.Source === 'Hand',
    RowVersion: row.RowVersion,
  };
}

async function outward(parts: Ready, trainingId: TrainingId, isRouteShown: boolean) {
  const row = await store.trainingOf(parts.db, trainingId);
  if (!row) return undefined;
  const seen = isRouteShown ? withoutWay(row) : row;
  return { ...(await computed(parts, seen)), Name: row.HasOwnName ? row.Name : '' };
}

async function outwardBeats({ db, minutes }: Ready, trainingId: TrainingId) {
  const row = await store.trainingOf(db, trainingId);
  if (!row) return undefined;
  const HeartRates = [...(await secondsOfTraining(db, minutes, row))];
  return { UserId: row.UserId, Zones: trainingZonesSchema.parse(row), HeartRates };
}

const next = (parts: Ready, trainingId: TrainingId, caller: Caller) => neighbour(parts, trainingId, caller, store.nextTraining);

const previous = (parts: Ready, trainingId: TrainingId, caller: Caller) =>
  neighbour(parts, trainingId, caller, store.previousTraining);

async function heartbeats(
  parts: Ready,
  userId: UserId,
  { training, ...interval }: Interval & { readonly training?: TrainingId | undefined },
  caller: Caller,
): Promise<Heartbeats | Refusal> {
  const { db, minutes, consents } = parts;
  const from = unixSecond(interval.from);
  const to = Math.ceil(Date.parse(interval.to) / 1000);
  if (to - from > HEARTBEATS_MAX_SECONDS) return tooLong(HEARTBEATS_MAX_SECONDS);
  const Begin = dateOfSecond(from).toISOString();
  if (training !== undefined) {
    const found = await parts.readBy(training, caller);
    if (isRefusal(found)) return found;
    if (found.row.UserId !== userId) return refuse('NotFound');
    const Beats = await secondsOfTraining(db, minutes, found.row);
    const own = { Minute: unixSecond(found.row.Begin), Beats };
    return { Begin, HeartRates: [...secondsOf([own], from, to)] };
  }
  const sight = await consents.sightOf(caller, userId);
  if (sight && !sight.shared.has('HeartRate') && !sight.shared.has('OtherTrainings')) return refuse('NotShared');
  return { Begin, HeartRates: [...(await parts.beatsBetween(userId, from, to, caller, sight))] };
}

const onDay = ({ db }: Ready, clubId: ClubId, dayStart: Date): Promise<{ trainings: number; points: number }> =>
  store.clubTotals(db, clubId, dayStart);

const asPlace = (note: notes.NoteRow | undefined) =>
  note && { UserId: note.UserId, Begin: note.Begin, TrainingId: note.AttendanceNoteId };
