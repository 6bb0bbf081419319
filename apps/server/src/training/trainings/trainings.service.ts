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
import { CALENDAR_MAX_DAYS, CLUB_TRAININGS_MAX_DAYS, HEARTBEATS_MAX_SECONDS } from '@clubpulse/contract/training/trainings.calls';
import { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { isLongerThan } from '@clubpulse/rules/time/days';
import { impossibleIn } from '@clubpulse/rules/training/trainings/artefacts';
import { deepestRecovery } from '@clubpulse/rules/training/trainings/recovery';
import { minuteBreakdown } from '@clubpulse/rules/training/trainings/summary';
import type { Consents } from '../../accounts/consents/public.ts';
import { withRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { athleteOf, type Profile } from './athlete.rows.ts';
import { liveMinutes } from './live-seconds.facts.ts';
import { noteDetail, noteSeen, notesBeside, withNotes } from './notes/notes.service.ts';
import * as notes from './notes/notes.store.ts';
import { TRAINING_TYPE } from './places.service.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { clubsSeen, createSeen, secondsOfTraining } from './seen.service.ts';
import { sessionPart, sessionsOf, trainedInEachClub } from './session-part.rows.ts';
import type { TrainedTogether, TrainedWhile, TrainingPorts } from './trainings.ports.ts';
import {
  declaredAs,
  mayWrite,
  outlineOf,
  pausesShown,
  presentNote,
  presentToOthers,
  presentTraining,
  withoutHidden,
  withoutWay,
} from './trainings.present.ts';
import * as store from './trainings.store.ts';

const withoutOwnWords = ({ HasOwnName, HasOwnType }: store.TrainingRow, training: Training): Training => ({
  ...training,
  ...(HasOwnName ? { Name: '' } : {}),
  ...(HasOwnType ? { TrainingType: TRAINING_TYPE } : {}),
  Distance: null,
});

interface Interval {
  readonly from: string;
  readonly to: string;
}
export interface ClubTraining extends Training {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
export interface GroupMembers {
  readonly shown: readonly ClubTraining[];
  readonly limits: ReadonlyMap<TrainingId, ZoneLimits>;
  /** Trainings of athletes who share heart rates with the club, independent of the reader: for totals of the group. */
  readonly shared: readonly Pick<Training, 'UserId' | 'Calories' | `Zone${0 | 1 | 2 | 3 | 4 | 5}Time`>[];
}

export interface TrainingParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'readEach'>;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Profile[]>;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly consents: Pick<Consents, 'isStaff' | 'sightOf' | 'logReads' | 'whoShares' | 'sharing' | 'logList'>;
  readonly ranAt: TrainingPorts['ranAt'];
  readonly now?: () => Date;
}

export interface ReadTraining extends Pick<store.TrainingRow, 'TrainingId' | 'UserId' | 'ClubId' | 'Name' | 'Begin'> {
  readonly SeenFrom: readonly number[] | null;
}

export type Trainings = ReturnType<typeof createTrainings>;

const DAY_MS = 86_400_000;

export function createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt, now = () => new Date() }: TrainingParts) {
  const { present, readBy, beatsBetween } = createSeen({ db, minutes, consents, now });
  const tooLong = (max: number) => refuse('DateIntervalTooLong', { values: { max } });

  function intervalOf({ from, to }: Interval, days: number): store.Interval | Refusal {
    const interval = { from: new Date(from), to: new Date(to) };
    return isLongerThan(interval.from, interval.to, days) ? tooLong(days) : interval;
  }
  const orderOf = (one: Training, other: Training): number =>
    Date.parse(other.Begin) - Date.parse(one.Begin) || other.TrainingId - one.TrainingId;

  /** Lists of the club do not name users who left. */
  const namesIn = async (clubId: ClubId, people: readonly notes.NoteRow[] | readonly store.ClubTrainingRow[]) => {
    const there = await withRoleIn(db, [...new Set(people.map(({ UserId }): number => UserId))], clubId);
    return (row: Pick<store.ClubTrainingRow, 'UserId' | 'Nickname' | 'FirstMidName' | 'LastName'>) => {
      const { Nickname, FirstMidName, LastName } = row;
      return there.has(row.UserId)
        ? { isThere: true, name: { Nickname, FirstMidName, LastName } }
        : { isThere: false, name: { Nickname: '', FirstMidName: '', LastName: '' } };
    };
  };

  /**
   * Without consent to heart rates only the fields that the wall showed; for users who left no name and no text of theirs, which
   * may be newer.
   */
  async function listed(
    clubId: ClubId,
    rows: readonly store.ClubTrainingRow[],
    caller: Caller,
    as = (row: store.ClubTrainingRow) => row,
  ): Promise<ClubTraining[]> {
    const others = [...new Set(rows.map((row): number => row.UserId))].filter((userId) => userId !== caller.UserId);
    const sharing = await consents.whoShares(caller, clubId, others, 'HeartRate');
    await consents.logList(caller.UserId, { Purpose: 'HeartRate', ClubId: clubId }, [...sharing]);
    const nameOf = await namesIn(clubId, rows);
    return rows.map(as).map((row) => {
      const { isThere, name } = nameOf(row);
      if (row.UserId === caller.UserId) return { ...presentTraining(row, now()), ...name };
      const training = { ...presentToOthers(row, [clubId], now()), Counts: row.CountsInClub, OtherSources: 0 };
      if (sharing.has(row.UserId)) return { ...training, ...name };
      if (isThere) return { ...outlineOf(training), ...name };
      // The current state would come from seconds that are not shared.
      return { ...outlineOf(withoutOwnWords(row, training)), IsLive: false, ...name };
    });
  }

  const heardWhile = async ({ ClubId, Begin, End }: TrainedWhile) =>
    (await store.trainingsWhile(db, ClubId, { from: Begin, to: End })).filter(({ Source }) => Source === 'Heart');

  async function partsInSession(
    rows: readonly store.TrainingRow[],
    session: TrainedTogether,
    beside: readonly TrainedTogether[],
  ): Promise<ReadonlyMap<number, NonNullable<ReturnType<typeof sessionPart>>>> {
    const people = [...Map.groupBy(rows, ({ UserId }): number => UserId)];
    const ids = people.map(([userId]) => userId);
    const windows = people.map(([UserId, hers]) => ({
      UserId,
      from: Math.min(...hers.map(({ Begin }) => unixSecond(Begin))),
      to: Math.max(...hers.map(({ End }) => unixSecond(End))) - 1,
    }));
    const received = await liveMinutes(db, minutes, windows);
    const known = new Map((await profiles(ids)).map((profile) => [profile.UserId, profile]));
    return new Map(
      rows.flatMap((row) => {
        const own = (received.get(row.UserId) ?? []).filter(({ ClubId }) => ClubId === row.ClubId);
        const part = sessionPart(row, own, session, beside, { profile: known.get(row.UserId), now: now() });
        return part ? [[row.TrainingId, part] as const] : [];
      }),
    );
  }

  async function neighbour(trainingId: TrainingId, caller: Caller, find: typeof store.nextTraining): Promise<Training | Refusal> {
    const row = (await store.trainingOf(db, trainingId)) ?? asPlace(await notes.noteOf(db, trainingId));
    if (!row) return refuse('NotFound');
    const sight = await consents.sightOf(caller, row.UserId);
    const next = await find(db, row, clubsSeen(sight));
    const [training] = await present(next ? [next] : [], caller, row.UserId, sight);
    return training ?? refuse('NotFound');
  }

  async function groupsOf({ GroupTrainingId, UserId, ClubId, Begin, End }: store.TrainingRow) {
    if (GroupTrainingId === null) return [];
    const window = { UserId, from: unixSecond(Begin), to: unixSecond(End) - 1 };
    const received = (await liveMinutes(db, minutes, [window])).get(UserId) ?? [];
    const own = received.filter((minute) => minute.ClubId === ClubId);
    return sessionsOf({ Begin, End }, own, await ranAt(db, trainedInEachClub({ Begin, End }, own)), now());
  }

  /** From all sources in order of time: the choice of source must not remove the result of a class. */
  async function groupsOfActivity(rows: readonly store.TrainingRow[]) {
    const groups = (await Promise.all(rows.map(groupsOf))).flat();
    const once = [...new Map(groups.map((group) => [group.GroupTrainingId, group])).values()];
    return once.sort((a, b) => Date.parse(a.Begin) - Date.parse(b.Begin));
  }

  async function computed(row: store.TrainingRow) {
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

  return {
    async one(trainingId: TrainingId, caller: Caller): Promise<Training | Refusal> {
      const row = await store.trainingOf(db, trainingId);
      if (!row) {
        const note = await noteSeen(db, consents, trainingId, caller);
        return note ? presentNote(note) : refuse('NotFound');
      }
      const [training] = await present([row], caller, row.UserId, await consents.sightOf(caller, row.UserId));
      return training ?? refuse('NotFound');
    },

    async ofUser(
      userId: UserId,
      { sub = '', count, ...period }: Interval & { sub?: string | undefined; count: number },
      caller: Caller,
    ): Promise<Training[] | Refusal> {
      const interval = intervalOf(period, CALENDAR_MAX_DAYS);
      if ('refused' in interval) return interval;
      const sight = await consents.sightOf(caller, userId);
      const clubs = clubsSeen(sight);
      const which = { text: sub, count };
      const rows = await store.trainingsOfUser(db, userId, interval, { ...which, clubs });
      const written = await notes.notesOfUser(db, userId, interval, { ...which, clubs: sight?.clubs ?? null });
      const around = { from: new Date(interval.from.getTime() - DAY_MS), to: new Date(interval.to.getTime() + DAY_MS) };
      const counting = written.length === 0 ? [] : await store.countingWhile(db, userId, around, clubs);
      const { trainings, alone } = withNotes(await present(rows, caller, userId, sight), counting, written);
      return [...trainings, ...alone.map(presentNote)].toSorted(orderOf).slice(0, count);
    },

    async ofClub(
      clubId: ClubId,
      { count, ...period }: Interval & { count: number },
      caller: Caller,
    ): Promise<ClubTraining[] | Refusal> {
      const interval = intervalOf(period, CLUB_TRAININGS_MAX_DAYS);
      if ('refused' in interval) return interval;
      const trainings = await listed(clubId, await store.trainingsOfClub(db, clubId, interval, count), caller);
      const written = await notes.notesOfClub(db, clubId, interval, count);
      const nameOf = await namesIn(clubId, written);
      const isStaff = await consents.isStaff(caller, clubId);
      const shown = written.map((note) => {
        const presented = presentNote(note);
        const isSeen = isStaff || note.UserId === caller.UserId;
        return { ...(isSeen ? presented : outlineOf(presented)), ...nameOf(note).name };
      });
      return [...trainings, ...shown].toSorted(orderOf).slice(0, count);
    },

    shownInClub: async (clubId: ClubId, trainingIds: readonly number[], caller: Caller): Promise<ClubTraining[]> =>
      listed(clubId, await store.trainingsInClub(db, clubId, trainingIds), caller),

    async inGroup(
      group: TrainedTogether & TrainedWhile,
      beside: readonly TrainedTogether[],
      caller: Caller,
    ): Promise<GroupMembers> {
      const { ClubId: clubId } = group;
      const rows = await heardWhile(group);
      const parts = await partsInSession(rows, group, beside);
      const members = rows.filter(({ TrainingId }) => parts.has(TrainingId));
      const people = [...new Set(members.map(({ UserId }): number => UserId))];
      const sharing = await consents.sharing(clubId, people, 'HeartRate');
      const inIt = <Row extends store.TrainingRow>(row: Row): Row => ({ ...row, ...parts.get(row.TrainingId) });
      return {
        shown: await listed(clubId, members, caller, inIt),
        limits: new Map(
          members.map((row) => [
            row.TrainingId,
            [row.Zone0Bpm, row.Zone1Bpm, row.Zone2Bpm, row.Zone3Bpm, row.Zone4Bpm, row.Zone5Bpm] as const,
          ]),
        ),
        shared: members.map(inIt).filter(({ UserId }) => sharing.has(UserId)),
      };
    },

    async pointsIn(
      group: TrainedTogether & TrainedWhile,
      beside: readonly TrainedTogether[],
    ): Promise<ReadonlyMap<number, number>> {
      const rows = await heardWhile(group);
      const parts = await partsInSession(rows, group, beside);
      const points = new Map<number, number>();
      for (const { UserId, TrainingId } of rows) {
        const part = parts.get(TrainingId);
        if (part) points.set(UserId, (points.get(UserId) ?? 0) + part.Points);
      }
      return points;
    },

    nameIn: async (clubId: ClubId, trainingId: TrainingId): Promise<string> =>
      (await store.trainingsInClub(db, clubId, [trainingId]))[0]?.Name ?? '',

    clubsOf: async (trainingId: TrainingId): Promise<number[]> => {
      const row = await store.trainingOf(db, trainingId);
      return row?.ClubId ? [row.ClubId] : [];
    },

    /** Undefined if there is none or the caller may not see it, so that its existence is not revealed. */
    async userOf(trainingId: TrainingId, caller: Caller): Promise<number | undefined> {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return (await noteSeen(db, consents, trainingId, caller))?.UserId;
      const sight = await consents.sightOf(caller, row.UserId);
      return sight === undefined || heartRatesIn(sight, row.ClubId) !== 'nothing' ? row.UserId : undefined;
    },

    async readable(trainingId: TrainingId, caller: Caller): Promise<ReadTraining | Refusal> {
      const found = await readBy(trainingId, caller);
      return isRefusal(found) ? found : { ...found.row, SeenFrom: found.sight?.clubs ?? null };
    },

    async get(trainingId: TrainingId, caller: Caller): Promise<TrainingDetail | Refusal> {
      const note = await noteSeen(db, consents, trainingId, caller);
      if (note) return noteDetail(note, caller);
      const found = await readBy(trainingId, caller);
      if (isRefusal(found)) return found;
      const { row, sight } = found;
      const isTheirs = sight === undefined || (row.ClubId !== null && sight.clubs.includes(row.ClubId));
      const seesAll = clubsSeen(sight) === null;
      const seen = sight === undefined ? row : withoutHidden(row, sight.clubs);
      return {
        ...(await computed(seen)),
        ...(seesAll ? {} : { Counts: row.CountsInClub, OtherSources: 0 }),
        Notes: (await notesBeside(db, row, sight?.clubs ?? null)).length,
        Groups: await groupsOfActivity(sight === undefined ? await store.trainingsOfActivity(db, row) : [seen]),
        Declared: declaredAs(seen),
        MayChange: isTheirs && mayWrite(row, caller),
        MayDelete: sight === undefined && row.ClosedAt !== null,
        MayMove: sight === undefined && row.Source === 'Hand',
        RowVersion: row.RowVersion,
      };
    },

    /** For readers with the link: without the names of place and class. */
    async outward(trainingId: TrainingId, isRouteShown: boolean) {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return undefined;
      const seen = isRouteShown ? withoutWay(row) : row;
      return { ...(await computed(seen)), Name: row.HasOwnName ? row.Name : '' };
    },

    async outwardBeats(trainingId: TrainingId) {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return undefined;
      const HeartRates = [...(await secondsOfTraining(db, minutes, row))];
      return { UserId: row.UserId, Zones: trainingZonesSchema.parse(row), HeartRates };
    },

    next: (trainingId: TrainingId, caller: Caller) => neighbour(trainingId, caller, store.nextTraining),
    previous: (trainingId: TrainingId, caller: Caller) => neighbour(trainingId, caller, store.previousTraining),

    async heartbeats(
      userId: UserId,
      { training, ...interval }: Interval & { readonly training?: TrainingId | undefined },
      caller: Caller,
    ): Promise<Heartbeats | Refusal> {
      const from = unixSecond(interval.from);
      const to = Math.ceil(Date.parse(interval.to) / 1000);
      if (to - from > HEARTBEATS_MAX_SECONDS) return tooLong(HEARTBEATS_MAX_SECONDS);
      const Begin = dateOfSecond(from).toISOString();
      if (training !== undefined) {
        const found = await readBy(training, caller);
        if (isRefusal(found)) return found;
        if (found.row.UserId !== userId) return refuse('NotFound');
        const Beats = await secondsOfTraining(db, minutes, found.row);
        const own = { Minute: unixSecond(found.row.Begin), Beats };
        return { Begin, HeartRates: [...secondsOf([own], from, to)] };
      }
      const sight = await consents.sightOf(caller, userId);
      if (sight && !sight.shared.has('HeartRate') && !sight.shared.has('OtherTrainings')) return refuse('NotShared');
      return { Begin, HeartRates: [...(await beatsBetween(userId, from, to, caller, sight))] };
    },

    onDay: (clubId: ClubId, dayStart: Date): Promise<{ trainings: number; points: number }> =>
      store.clubTotals(db, clubId, dayStart),
  };
}

const asPlace = (note: notes.NoteRow | undefined) =>
  note && { UserId: note.UserId, Begin: note.Begin, TrainingId: note.AttendanceNoteId };
