import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { LiveTraining, RecurrentLiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { RecurrentLiveTraining, RecurrentLiveTrainingInput } from '@clubpulse/contract/live/live-trainings/recurrent';
import { daysToMake, planSchedule } from '@clubpulse/rules/calendar/classes/schedule';
import { millisecondsBetween, slotsOverlap, stateOf } from '@clubpulse/rules/live/live-trainings/live-trainings';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { refusedBy } from '../../../platform/database/violations.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import type { LiveTrainings } from '../live-trainings.service.ts';
import * as rows from '../live-trainings.store.ts';
import * as store from './recurrent.store.ts';

const clubMissing = { recurrent_live_trainings_ClubId_fkey: refuse('NotFound') };

interface Parts {
  readonly db: Database;
  readonly clubs: { facts(clubId: number, via?: Queryable): Promise<Pick<Club, 'TimeZone'> | undefined> };
  readonly liveTrainings: Pick<LiveTrainings, 'present' | 'refusePlan' | 'start'>;
  readonly now?: () => Date;
}

export type RecurrentLive = ReturnType<typeof createRecurrentLive>;

/** All live trainings of a plan are made at once (decision 0050). */
export function createRecurrentLive({ db, clubs, liveTrainings, now = () => new Date() }: Parts) {
  return {
    clubOf: async (id: RecurrentLiveTrainingId): Promise<number | undefined> => (await store.seriesOf(db, id))?.ClubId,

    get: (id: RecurrentLiveTrainingId) => stored(liveTrainings, db, id),

    create: (
      { ClubId, Schedule, ...input }: RecurrentLiveTrainingInput,
      key?: RequestKey,
    ): Promise<RecurrentLiveTraining | Refusal> =>
      refusedBy(clubMissing, () =>
        transactOnce(db, key, async (trx) => {
          const club = await clubs.facts(ClubId, trx);
          if (!club) return refuse('NotFound');
          const context = { ClassType: 'Lesson', timeZone: club.TimeZone, now: now() } as const;
          const days = planSchedule(Schedule, context);
          if (isRefusal(days)) return days;
          const errors = slotsOverlap(Schedule.Slots);
          if (errors.length > 0) return refuse('ValidationFailed', { errors });
          const coming = daysToMake(days, context);
          const [first] = coming;
          if (!first) return refuse('ScheduleGeneratesNoEvents');
          const one = { ...input, Begin: first.Begin.toISOString(), Duration: first.Duration };
          const refused = await liveTrainings.refusePlan(trx, ClubId, one);
          if (refused) return refused;
          const { ScheduleStartDate, ScheduleEndDate } = Schedule;
          const RecurrentLiveTrainingId = await store.insertSeries(trx, ClubId, { ScheduleStartDate, ScheduleEndDate });
          await rows.insertLiveTrainings(
            trx,
            coming.map(({ Begin, Duration }) => ({ ...input, ClubId, RecurrentLiveTrainingId, Begin, Duration })),
          );
          return stored(liveTrainings, trx, RecurrentLiveTrainingId);
        }),
      ),

    async start(id: RecurrentLiveTrainingId, by: CallerId): Promise<LiveTraining | Refusal> {
      const at = now();
      const found = await rows.liveTrainingsOfSeries(db, id);
      const running = found.find((row) => stateOf(row, at) === 'Running');
      if (running) return liveTrainings.start(running.LiveTrainingId, by);
      const planned = found.filter((row) => stateOf(row, at) === 'Planned');
      const [next] = planned.toSorted((a, b) => millisecondsBetween(a.Begin, at) - millisecondsBetween(b.Begin, at));
      if (!next) return refuse('LiveTrainingOver');
      return liveTrainings.start(next.LiveTrainingId, by);
    },

    delete: (id: RecurrentLiveTrainingId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        if (!(await store.lockSeries(trx, id))) return refuse('NotFound');
        if (await rows.lockRunningOf(trx, id)) return refuse('LiveTrainingRunning');
        await rows.deletePlannedOf(trx, id);
        await store.deleteSeries(trx, id);
        return undefined;
      }),
  };
}

async function stored(
  liveTrainings: Parts['liveTrainings'],
  via: Queryable,
  id: RecurrentLiveTrainingId,
): Promise<RecurrentLiveTraining | Refusal> {
  const series = await store.seriesOf(via, id);
  if (!series) return refuse('NotFound');
  return { ...series, LiveTrainings: (await rows.liveTrainingsOfSeries(via, id)).map(liveTrainings.present) };
}
