import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLicenses } from '../../../clubs/licenses/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../../platform/database/database.ts';
import { accepted, resultKey } from '../../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { aClub, aRole, aUser } from '../../../test/rows.ts';
import { createLiveTrainings, type LiveTrainings } from '../live-trainings.service.ts';
import { countRunning } from '../live-trainings.store.ts';
import { createRecurrentLive, type RecurrentLive } from './recurrent.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
let live: LiveTrainings;
let recurrent: RecurrentLive;
let clubId: number;
let trainer: number;
const NOW = new Date('2026-11-20T12:00:00Z');
let instant = NOW;
const now = () => instant;
const clubs = {
  facts: (ClubId: number, via: Queryable = open.db) =>
    via.selectFrom('clubs').select(['EnableLiveTrainings', 'TimeZone']).where('ClubId', '=', ClubId).executeTakeFirst(),
};
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  const { db } = open;
  const licenses = createLicenses({ db, usage: [{ resource: 'LiveTrainings', used: countRunning }], now });
  live = createLiveTrainings({ db, clubs, licenses, leading: { classLedBy: async () => undefined }, now });
  recurrent = createRecurrentLive({ db, clubs, liveTrainings: live, now });
  clubId = await aClub(db);
  trainer = await aUser(db);
  await aRole(db, trainer, 'Trainer', clubId);
});
beforeEach(() => {
  instant = NOW;
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const input = (Schedule: { ScheduleStartDate: string; ScheduleEndDate: string }, TrainerId = trainer) => ({
  ClubId: clubId,
  Name: 'Ignite',
  TrainerId,
  DisplayGroupId: null,
  MaxParticipants: 12,
  ClassSubscriptionId: null,
  Schedule: { Kind: 'Weekly' as const, ...Schedule, Slots: [{ DayOfWeek: 5, StartTime: '18:00', Duration: 45 }] },
});
const weeks = { ScheduleStartDate: '2026-11-13', ScheduleEndDate: '2026-12-04' };

describe('a weekly series of live trainings', () => {
  it('is planned for each future day of its schedule, started one day at a time, and deleted with all planned days', async () => {
    const { RecurrentLiveTrainingId: id, LiveTrainings: all } = accepted(await recurrent.create(input(weeks)));
    expect(all.map(({ Begin, MaxParticipants, State }) => [Begin.slice(0, 10), MaxParticipants, State])).toEqual(
      ['2026-11-20', '2026-11-27', '2026-12-04'].map((day) => [day, 12, 'Planned']),
    );
    expect(resultKey(await recurrent.start(id, trainer))).toBe('LiveTrainingEarly');
    instant = new Date('2026-11-20T16:40:00Z');
    const first = accepted(await recurrent.start(id, trainer));
    expect(first).toMatchObject({ LiveTrainingId: all[0]?.LiveTrainingId, State: 'Running' });
    expect(accepted(await recurrent.start(id, trainer)).LiveTrainingId).toBe(first.LiveTrainingId);
    expect(resultKey(await recurrent.delete(id))).toBe('LiveTrainingRunning');
    accepted(await live.stop(first.LiveTrainingId, trainer));
    expect(resultKey(await recurrent.start(id, trainer))).toBe('LiveTrainingEarly');
    instant = new Date('2026-11-27T17:02:00Z');
    expect(accepted(await recurrent.start(id, trainer)).LiveTrainingId).toBe(all[1]?.LiveTrainingId);
    accepted(await live.stop(all[1]?.LiveTrainingId ?? 0, trainer));
    expect(await recurrent.delete(id)).toBeUndefined();
    expect(resultKey(await recurrent.get(id))).toBe('NotFound');
    expect(accepted(await live.get(first.LiveTrainingId))).toMatchObject({ State: 'Ended', RecurrentLiveTrainingId: null });
    expect(resultKey(await live.get(all[2]?.LiveTrainingId ?? 0))).toBe('NotFound');
  });

  it('starts the training that is nearest to the present time, even when an earlier training was not started', async () => {
    const Schedule = {
      Kind: 'Weekly' as const,
      ...weeks,
      Slots: [
        { DayOfWeek: 5, StartTime: '14:00', Duration: 45 },
        { DayOfWeek: 5, StartTime: '18:00', Duration: 45 },
      ],
    };
    const { RecurrentLiveTrainingId: id } = accepted(await recurrent.create({ ...input(weeks), Schedule }));
    instant = new Date('2026-11-20T16:55:00Z');
    const { LiveTrainingId, Begin } = accepted(await recurrent.start(id, trainer));
    expect(Begin).toBe('2026-11-20T17:00:00.000Z');
    accepted(await live.stop(LiveTrainingId, trainer));
    expect(await recurrent.delete(id)).toBeUndefined();
  });

  it('requires a valid schedule, a trainer of the club, and a day in the future', async () => {
    const past = { ScheduleStartDate: '2026-11-01', ScheduleEndDate: '2026-11-10' };
    expect(resultKey(await recurrent.create(input(past)))).toBe('lesson-schedule-end-date-in-past');
    const late = { DayOfWeek: 5, StartTime: '18:30', Duration: 45 };
    const { Schedule } = input(weeks);
    const overlapping = { ...input(weeks), Schedule: { ...Schedule, Slots: [...Schedule.Slots, late] } };
    expect(resultKey(await recurrent.create(overlapping))).toBe('live-slots-overlap');
    const long = { ScheduleStartDate: '2026-11-20', ScheduleEndDate: '2027-11-26' };
    expect(resultKey(await recurrent.create(input(long)))).toBe('schedule-too-long');
    expect(resultKey(await recurrent.create(input(weeks, await aUser(open.db))))).toBe('error.LiveTrainerNotOfClub');
    const { RecurrentLiveTrainingId: id, LiveTrainings: all } = accepted(await recurrent.create(input(weeks)));
    for (const { LiveTrainingId } of all) await live.delete(LiveTrainingId);
    expect(resultKey(await recurrent.start(id, trainer))).toBe('LiveTrainingOver');
  });
});
