import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Heartbeats,
  type Training,
  type TrainingDetail,
  type TrainingId,
  trainingZonesSchema,
} from '@clubpulse/contract/training/trainings';
import { CALENDAR_MAX_DAYS, HEARTBEATS_MAX_SECONDS } from '@clubpulse/contract/training/trainings.calls';
import { minuteBreakdown } from '@clubpulse/rules/training/trainings/summary';
import type { Database } from '../../platform/database/database.ts';
import type { HeartMinuteStore } from '../heart-minutes/public.ts';
import { athleteOf } from './athlete.rows.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import { presentTraining } from './trainings.present.ts';
import * as store from './trainings.store.ts';

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
export interface TrainingParts {
  readonly db: Database;
  readonly minutes: Pick<HeartMinuteStore, 'read'>;
  readonly nicknameOf: (userId: UserId) => Promise<string | undefined>;
  readonly now?: () => Date;
}

export type Trainings = ReturnType<typeof createTrainings>;

const DAY_MS = 86_400_000;

/** The trainings in the journals. */
export function createTrainings({ db, minutes, nicknameOf, now = () => new Date() }: TrainingParts) {
  const tooLong = (max: number) => refuse('DateIntervalTooLong', { values: { max } });

  function intervalOf({ from, to }: Interval): store.Interval | Refusal {
    const interval = { from: new Date(from), to: new Date(to) };
    return interval.to.getTime() - interval.from.getTime() > CALENDAR_MAX_DAYS * DAY_MS ? tooLong(CALENDAR_MAX_DAYS) : interval;
  }
  const present = (row: store.TrainingRow | undefined): Training | Refusal =>
    row ? presentTraining(row, now()) : refuse('NotFound');

  return {
    /** Trainings that begin in the interval, newest first. */
    async ofUser(
      userId: UserId,
      { sub = '', count, ...period }: Interval & { sub?: string | undefined; count: number },
    ): Promise<Training[] | Refusal> {
      const interval = intervalOf(period);
      if ('refused' in interval) return interval;
      return (await store.trainingsOfUser(db, userId, interval, sub, count)).map((row) => presentTraining(row, now()));
    },

    /** Who trained in the club, newest first. */
    async ofClub(clubId: ClubId, { count, ...period }: Interval & { count: number }): Promise<ClubTraining[] | Refusal> {
      const interval = intervalOf(period);
      if ('refused' in interval) return interval;
      return (await store.trainingsOfClub(db, clubId, interval, count)).map((row) => ({
        ...presentTraining(row, now()),
        Nickname: row.Nickname,
        FirstMidName: row.FirstMidName,
        LastName: row.LastName,
      }));
    },

    userOf: async (trainingId: TrainingId): Promise<number | undefined> => (await store.trainingOf(db, trainingId))?.UserId,

    /** With the limits of its day and its minutes, from the stored seconds. */
    async get(trainingId: TrainingId): Promise<TrainingDetail | Refusal> {
      const row = await store.trainingOf(db, trainingId);
      if (!row) return refuse('NotFound');
      const begin = unixSecond(row.Begin);
      const end = unixSecond(row.End);
      const beats = secondsOf(await minutes.read(db, row.UserId, begin, end - 1), begin, end);
      const Zones = trainingZonesSchema.parse(row);
      return {
        ...presentTraining(row, now()),
        Nickname: (await nicknameOf(row.UserId)) ?? '',
        Zones,
        Minutes: minuteBreakdown({ begin, end, beats }, athleteOf(Zones, row.Begin.toISOString().slice(0, 10))),
      };
    },

    async next(trainingId: TrainingId): Promise<Training | Refusal> {
      const row = await store.trainingOf(db, trainingId);
      return present(row && (await store.nextTraining(db, row.UserId, row.Begin)));
    },

    async previous(trainingId: TrainingId): Promise<Training | Refusal> {
      const row = await store.trainingOf(db, trainingId);
      return present(row && (await store.previousTraining(db, row.UserId, row.Begin)));
    },

    /** One value a second from the second of `from` up to, not including, `to`; at most a day. */
    async heartbeats(userId: UserId, interval: Interval): Promise<Heartbeats | Refusal> {
      const from = unixSecond(interval.from);
      const to = Math.ceil(Date.parse(interval.to) / 1000);
      if (to - from > HEARTBEATS_MAX_SECONDS) return tooLong(HEARTBEATS_MAX_SECONDS);
      const beats = secondsOf(await minutes.read(db, userId, from, to - 1), from, to);
      return { Begin: dateOfSecond(from).toISOString(), HeartRates: [...beats] };
    },

    /** What the club's overview counts: trainings that began on the day under way, which began at `dayStart`. */
    onDay: (clubId: ClubId, dayStart: Date): Promise<{ trainings: number; points: number }> =>
      store.clubTotals(db, clubId, dayStart),
  };
}
