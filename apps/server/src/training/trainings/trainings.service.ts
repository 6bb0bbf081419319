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
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { deepestRecovery } from '@clubpulse/rules/training/trainings/recovery';
import { minuteBreakdown } from '@clubpulse/rules/training/trainings/summary';
import type { Consents } from '../../accounts/consents/public.ts';
import { withRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { athleteOf, type Profile } from './athlete.rows.ts';
import { deletedOf, withoutDeleted } from './declared/deleted.store.ts';
import { isSlip, isTimedByHand } from './declared/heard-before.rows.ts';
import { awaitedOf } from './declared/slips.service.ts';
import { TRAINING_TYPE } from './places.service.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { createSeen, seenOf } from './seen.service.ts';
import { sessionPart, sessionsOf, whileHeard } from './session-part.rows.ts';
import type { TrainedTogether, TrainedWhile, TrainingPorts } from './trainings.ports.ts';
import {
  declaredAs,
  mayDelete,
  mayWrite,
  outlineOf,
  pausesShown,
  presentToOthers,
  presentTraining,
  withoutHidden,
  withoutWay,
  wordOf,
} from './trainings.present.ts';
import * as store from './trainings.store.ts';

const withoutHerWords = ({ HasOwnName, HasOwnType }: store.TrainingRow, training: Training): Training => ({
  ...training,
  ...(HasOwnName ? { Name: '' } : {}),
  ...(HasOwnType ? { TrainingType: TRAINING_TYPE } : {}),
  Distance: null,
});

/** An interval of instants as it comes from the wire. */
interface Interval {
  readonly from: string;
  readonly to: string;
}
export interface ClubTraining extends Training {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
/** Trainings of a group training. */
export interface GroupMembers {
  /** As the reader sees them. */
  readonly shown: readonly ClubTraining[];
  /** Zone limits of each. */
  readonly limits: ReadonlyMap<TrainingId, ZoneLimits>;
  /** Those of who shares her heart rates with the club, whoever reads: for figures of all together. */
  readonly shared: readonly Pick<Training, 'UserId' | 'Calories' | `Zone${0 | 1 | 2 | 3 | 4 | 5}Time`>[];
}

export interface TrainingParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read' | 'readEach'>;
  /** Full profiles by id. */
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Profile[]>;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads' | 'whoShares' | 'sharing' | 'logList'>;
  readonly ranAt: TrainingPorts['ranAt'];
  readonly now?: () => Date;
}

/** A training that somebody reads, for what is said about it. */
export interface ReadTraining extends Pick<store.TrainingRow, 'TrainingId' | 'UserId' | 'ClubId' | 'Name' | 'Begin'> {
  /** She sees of it what one club heard. */
  readonly IsPart: boolean;
  /** The clubs for which she reads it; null: it is hers. */
  readonly SeenFrom: readonly number[] | null;
}

export type Trainings = ReturnType<typeof createTrainings>;

const DAY_MS = 86_400_000;

/** The trainings in the journals. Staff sees those of their clubs, and with their heart rates what she shares (decision 0020). */
export function createTrainings({ db, minutes, profiles, nicknameOf, consents, ranAt, now = () => new Date() }: TrainingParts) {
  const { clubsSeen, knownIn, knownBy, present, heardOf, heardFor, readBy, partsSeen, seenSeconds } = createSeen({
    db,
    minutes,
    consents,
    now,
  });
  const tooLong = (max: number) => refuse('DateIntervalTooLong', { values: { max } });

  function intervalOf({ from, to }: Interval): store.Interval | Refusal {
    const interval = { from: new Date(from), to: new Date(to) };
    return interval.to.getTime() - interval.from.getTime() > CALENDAR_MAX_DAYS * DAY_MS ? tooLong(CALENDAR_MAX_DAYS) : interval;
  }
  /**
   * With who trained; of who does not share her heart rates with the club what its wall showed, and to its writers what they wrote down. Who
   * left is told of without what she wrote of it: she may write it since.
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
    const there = await withRoleIn(db, others, clubId);
    const shownAs = (row: store.ClubTrainingRow): Training => {
      if (row.UserId === caller.UserId) return presentTraining(row, now());
      const training = presentToOthers(row, [clubId], now());
      if (sharing.has(row.UserId) && row.IsSeen) return training;
      if (there.has(row.UserId)) return isSlip(row) && mayWrite(row, caller) ? wordOf(training, row) : outlineOf(training);
      // Whether she goes on is told by seconds that come, which are none of theirs.
      return { ...outlineOf(isSlip(row) ? training : withoutHerWords(row, training)), IsLive: false };
    };
    return (await knownIn([clubId], rows)).map(as).map((row) => ({
      ...shownAs(row),
      Nickname: row.Nickname,
      FirstMidName: row.FirstMidName,
      LastName: row.LastName,
    }));
  }

  /** Of each training what was in the session, by its id. */
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
    const heard = await minutes.readEach(db, windows);
    const deleted = Map.groupBy(await deletedOf(db, ids), ({ UserId }): number => UserId);
    const known = new Map((await profiles(ids)).map((profile) => [profile.UserId, profile]));
    return new Map(
      rows.flatMap((row) => {
        const gone = deleted.get(row.UserId) ?? [];
        const hers = (heard.get(row.UserId) ?? []).map((minute) => withoutDeleted(minute, gone));
        const part = sessionPart(row, hers, session, beside, { profile: known.get(row.UserId), now: now() });
        return part ? [[row.TrainingId, part] as const] : [];
      }),
    );
  }

  async function neighbour(trainingId: TrainingId, caller: Caller, find: typeof store.nextTraining): Promise<Training | Refusal> {
    const row = await store.trainingOf(db, trainingId);
    if (!row) return refuse('NotFound');
    const sight = await consents.sightOf(caller, row.UserId);
    const next = await find(db, row, clubsSeen(sight));
    const [training] = await present(next ? [next] : [], caller, row.UserId, sight);
    return training ?? refuse('NotFound');
  }

  /** What she did with others in it, in these clubs (null: in all): her training itself names the one in which she was heard longest. */
  async function groupsOf({ GroupTrainingId, UserId, Begin, End }: store.TrainingRow, clubs: readonly number[] | null) {
    if (GroupTrainingId === null) return [];
    const heard = await heardOf(UserId, unixSecond(Begin), unixSecond(End));
    const whiles = whileHeard({ Begin, End }, heard).filter(({ ClubId }) => clubs === null || clubs.includes(ClubId));
    return sessionsOf({ Begin, End }, heard, await ranAt(db, whiles), now());
  }

  /** Of what staff wrote down nothing that was heard is, and nothing is looked for: how long that takes would tell whether there is any. */
  const heardAs = async (row: store.TrainingRow, from: number, to: number) => (isSlip(row) ? [] : heardOf(row.UserId, from, to));

  /** With the limits of its day and its minutes, from the stored seconds. `all`: the training that it may be a part of. */
  async function computed(row: store.TrainingRow, isPart: boolean, all = row) {
    const span = { begin: unixSecond(all.Begin), end: unixSecond(all.End) };
    const heard = await heardAs(all, span.begin, span.end);
    const whole = { ...span, beats: secondsOf(heard, span.begin, span.end) };
    const begin = unixSecond(row.Begin);
    const end = unixSecond(row.End);
    const beats = secondsOf(isPart ? heard.filter(({ ClubId }) => ClubId === row.ClubId) : heard, begin, end);
    const Zones = trainingZonesSchema.parse(row);
    const athlete = athleteOf(Zones, row.Begin.toISOString().slice(0, 10));
    return {
      ...presentTraining(row, now()),
      Nickname: (await nicknameOf(row.UserId)) ?? '',
      Zones,
      ...pausesShown({ begin, end, beats }, isPart ? [] : await store.pausesOf(db, row.TrainingId)),
      Recovery: deepestRecovery(beats, athlete.maxHeartRate),
      Minutes: minuteBreakdown({ begin, end, beats }, athlete, whole),
    };
  }

  return {
    /** As a list shows it to the reader. */
    async one(trainingId: TrainingId, caller: Caller): Promise<Training | Refusal> {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return refuse('NotFound');
      const [training] = await present([row], caller, row.UserId, await consents.sightOf(caller, row.UserId));
      return training ?? refuse('NotFound');
    },

    /** Trainings that begin in the interval, newest first. */
    async ofUser(
      userId: UserId,
      { sub = '', count, ...period }: Interval & { sub?: string | undefined; count: number },
      caller: Caller,
    ): Promise<Training[] | Refusal> {
      const interval = intervalOf(period);
      if ('refused' in interval) return interval;
      const sight = await consents.sightOf(caller, userId);
      const rows = await store.trainingsOfUser(db, userId, interval, { text: sub, count, clubs: clubsSeen(sight) });
      return present(rows, caller, userId, sight);
    },

    /** Who trained in the club, newest first. */
    async ofClub(
      clubId: ClubId,
      { count, ...period }: Interval & { count: number },
      caller: Caller,
    ): Promise<ClubTraining[] | Refusal> {
      const interval = intervalOf(period);
      if ('refused' in interval) return interval;
      return listed(clubId, await store.trainingsOfClub(db, clubId, interval, count), caller);
    },

    /** Those of these trainings that were in the club, as a list of it shows them. */
    shownInClub: async (clubId: ClubId, trainingIds: readonly number[], caller: Caller): Promise<ClubTraining[]> =>
      listed(clubId, await store.trainingsInClub(db, clubId, trainingIds), caller),

    /** What was trained in a group training of a club, as a list of it shows it: of each training the part that was in it. `beside`: what ran then. */
    async inGroup(
      group: TrainedTogether & TrainedWhile,
      beside: readonly TrainedTogether[],
      caller: Caller,
    ): Promise<GroupMembers> {
      const { ClubId: clubId, Begin, End } = group;
      const rows = (await store.trainingsWhile(db, clubId, { from: Begin, to: End })).filter((row) => !isSlip(row));
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

    /** What it is called in the club. */
    nameIn: async (clubId: ClubId, trainingId: TrainingId): Promise<string> =>
      (await knownIn([clubId], await store.trainingsInClub(db, clubId, [trainingId])))[0]?.Name ?? '',

    /** The clubs where it was. */
    clubsOf: (trainingId: TrainingId): Promise<number[]> => store.clubsOf(db, trainingId),

    /** Whose training it is; undefined where there is none, or the caller sees nothing of it: she does not learn that there is one. */
    async userOf(trainingId: TrainingId, caller: Caller): Promise<number | undefined> {
      const read = await knownBy(trainingId, caller);
      return read && (read.sight === undefined || heartRatesIn(read.sight, read.row.ClubId) !== 'nothing')
        ? read.whole.UserId
        : undefined;
    },

    /** The training, where the caller reads it with its heart rates. */
    async readable(trainingId: TrainingId, caller: Caller): Promise<ReadTraining | Refusal> {
      const found = await readBy(trainingId, caller);
      if (isRefusal(found)) return found;
      const { row, whole, sight, isWord } = found;
      if (isWord) return refuse('NotShared');
      return { ...row, IsPart: row !== whole, SeenFrom: sight?.clubs ?? null };
    },

    /** To whoever reads all of it, or wrote it down. */
    async get(trainingId: TrainingId, caller: Caller): Promise<TrainingDetail | Refusal> {
      const found = await readBy(trainingId, caller);
      if (isRefusal(found)) return found;
      const { whole, row, sight, isWord } = found;
      const isPart = row !== whole;
      const isTheirs = sight === undefined || (row.ClubId !== null && sight.clubs.includes(row.ClubId));
      // Nobody corrects what she does not see the whole of.
      const mayAct = isTheirs && !isPart;
      const seen = sight === undefined ? row : withoutHidden(row, sight.clubs);
      const shown = await computed(seen, isPart, whole);
      return {
        ...shown,
        ...(isWord ? { ...wordOf(shown, row), Zones: null } : {}),
        Groups: await groupsOf(
          { ...whole, GroupTrainingId: seen.GroupTrainingId },
          isPart ? [row.ClubId ?? 0] : (sight?.clubs ?? null),
        ),
        Declared: declaredAs(seen),
        AwaitsHer: sight === undefined && isSlip(whole) ? await awaitedOf(db, trainingId) : null,
        MayChange: mayAct && mayWrite(row, caller),
        MayDelete: mayAct && row.ClosedAt !== null && mayDelete(row, caller),
        MayMove: mayAct && mayWrite(row, caller) && (sight === undefined ? isTimedByHand(row) : isSlip(row)),
        RowVersion: row.RowVersion,
      };
    },

    /** As it is shown to whoever has its link: without what its place or its class is called. */
    async outward(trainingId: TrainingId, isRouteShown: boolean) {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return undefined;
      const seen = isRouteShown ? withoutWay(row) : row;
      return { ...(await computed(seen, false)), Name: row.HasOwnName ? row.Name : '' };
    },

    /** Her heart rates of all of it, one a second, 0 where there is none. */
    async outwardBeats(trainingId: TrainingId) {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return undefined;
      const { UserId, Begin } = row;
      const [from, to] = [unixSecond(Begin), unixSecond(row.End)];
      const HeartRates = [...secondsOf(await heardAs(row, from, to), from, to)];
      return { UserId, Zones: trainingZonesSchema.parse(row), HeartRates };
    },

    partsSeen,
    seenSeconds,

    next: (trainingId: TrainingId, caller: Caller) => neighbour(trainingId, caller, store.nextTraining),
    previous: (trainingId: TrainingId, caller: Caller) => neighbour(trainingId, caller, store.previousTraining),

    /** One value a second from the second of `from` up to, not including, `to`; at most a day. Where she shares it, 0 elsewhere. */
    async heartbeats(userId: UserId, interval: Interval, caller: Caller): Promise<Heartbeats | Refusal> {
      const from = unixSecond(interval.from);
      const to = Math.ceil(Date.parse(interval.to) / 1000);
      if (to - from > HEARTBEATS_MAX_SECONDS) return tooLong(HEARTBEATS_MAX_SECONDS);
      const sight = await consents.sightOf(caller, userId);
      if (sight && !sight.shared.has('HeartRate') && !sight.shared.has('OtherTrainings')) return refuse('NotShared');
      const heard = sight ? await heardFor(sight, userId, from, to) : await heardOf(userId, from, to);
      const found = sight ? heard.map(({ ClubId }) => heartRatesIn(sight, ClubId)) : [];
      await consents.logReads(caller.UserId, userId, seenOf(found));
      const beats = secondsOf(sight ? heard.filter((_, index) => typeof found[index] === 'object') : heard, from, to);
      return { Begin: dateOfSecond(from).toISOString(), HeartRates: [...beats] };
    },

    /** What the club's overview counts: trainings that began on the day under way, which began at `dayStart`. */
    onDay: (clubId: ClubId, dayStart: Date): Promise<{ trainings: number; points: number }> =>
      store.clubTotals(db, clubId, dayStart),
  };
}
