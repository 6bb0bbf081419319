import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import type { BridgeWorkouts, Classes } from '../../platform/database/schema.generated.ts';
import { aClass } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRoom } from '../../test/rows.ts';
import { bringing, leftOfEnded } from './room-workouts.facts.ts';

const T = Date.UTC(2027, 10, 20, 18, 0, 0);
let database: TestDatabase;
let open: OpenDatabase;
let club: number;
let room: number;
let circuit: number;
const at = (minutes: number) => new Date(T + minutes * 60_000);

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
beforeEach(async () => {
  club = await aClub(open.db);
  room = await aRoom(open.db, club);
  circuit = await aCircuit();
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

async function aCircuit(): Promise<number> {
  const timer = { TimerType: 'AMRAP', WarmUp: 0, Cooldown: 0, Work: 40, Rest: 20, Rounds: 3, RoundRest: 0, Minutes: 12 } as const;
  const shown = { StationsActive: false, StationsPerMinute: 1, Stations: '[]', NextStationKey: 1, Tags: [] };
  const row: Insertable<BridgeWorkouts> = { ClubId: club, Name: 'Full Body Eight', Time: 900, ...timer, ...shown };
  const stored = open.db.insertInto('bridge_workouts').values(row).returning('BridgeWorkoutId');
  return (await stored.executeTakeFirstOrThrow()).BridgeWorkoutId;
}

describe('the class that may start a circuit in a room', () => {
  const classAt = (minutes: number, fields: Partial<Insertable<Classes>> = {}) =>
    aClass(open.db, club, { Begin: at(minutes), DisplayGroupId: room, BridgeWorkoutId: circuit, ...fields });
  const broughtAt = async (minutes: number) => {
    const what = { ClubId: club, DisplayGroupId: room, BridgeWorkoutId: circuit };
    return (await bringing(open.db, what, at(minutes)))?.ClassId;
  };

  const ofCourse = async () => {
    const schedule = { ClubId: club, ScheduleStartDate: '2027-11-01', ScheduleEndDate: '2027-11-30', Slots: '[]' };
    const stored = open.db.insertInto('class_schedules').values(schedule).returning('ClassScheduleId');
    return { ClassType: 'Course', ...(await stored.executeTakeFirstOrThrow()) } as const;
  };

  it('is found from fifteen minutes before its begin until its end', async () => {
    const id = await classAt(20);
    const found = [];
    for (const minutes of [4.9, 5, 20, 79.9, 80]) found.push(await broughtAt(minutes));
    expect(found).toEqual([undefined, id, id, id, undefined]);
  });

  it.each([
    ['in another room', async () => ({ DisplayGroupId: await aRoom(open.db, club) })],
    ['in no room', () => Promise.resolve({ DisplayGroupId: null })],
    ['with another workout', async () => ({ BridgeWorkoutId: await aCircuit() })],
    ['that is canceled', () => Promise.resolve({ CanceledAt: at(0) })],
    ['that is not published', () => Promise.resolve({ PublishState: 'Unpublished' as const })],
    ['that is a course', ofCourse],
  ] as const)('is not found %s', async (_which, fields) => {
    const id = await classAt(20);
    await open.db
      .updateTable('classes')
      .set(await fields())
      .where('ClassId', '=', id)
      .execute();
    expect(await broughtAt(20)).toBeUndefined();
  });

  it('is the earlier of two classes, and the later class once the circuit of the earlier one is recorded as started', async () => {
    const [first, next] = [await classAt(0), await classAt(60)];
    expect(await broughtAt(50)).toBe(first);
    const slot = { ClubId: club, DisplayGroupId: room, Name: '', Content: '{}', ClassId: first, End: at(60) };
    const outcomeOf = (State: 'Started' | 'Missed', minutes: number) =>
      open.db
        .insertInto('room_slots')
        .values({ ...slot, Begin: at(minutes), State })
        .execute();
    await outcomeOf('Started', -60);
    await outcomeOf('Missed', 0);
    expect(await broughtAt(50)).toBe(first);
    await open.db.updateTable('room_slots').set({ State: 'Started' }).where('ClassId', '=', first).execute();
    expect(await broughtAt(50)).toBe(next);
  });
});

it('the workouts that started during a class are found when the class has ended, except slides', async () => {
  const saved = { ClubId: club, Name: 'Spin', Begin: at(0) };
  const ran = async (End: Date | null) => {
    const stored = open.db
      .insertInto('group_trainings')
      .values({ ...saved, End })
      .returning('GroupTrainingId');
    return (await stored.executeTakeFirstOrThrow()).GroupTrainingId;
  };
  const [over, running] = [await ran(at(60)), await ran(null)];
  const begun = async (GroupTrainingId: number | null, minutes: number, Kind = 'Quick') => {
    const place = { ClubId: club, DisplayGroupId: await aRoom(open.db, club), GroupTrainingId };
    const row = { ...place, Content: JSON.stringify({ Kind }), Begin: at(minutes), At: at(minutes) };
    const state = { Step: 0, Passed: 0, Extra: 0, Paused: false };
    const stored = open.db
      .insertInto('room_workouts')
      .values({ ...row, ...state })
      .returning('RoomWorkoutId');
    return (await stored.executeTakeFirstOrThrow()).RoomWorkoutId;
  };
  const left = [await begun(over, 59), await begun(over, 0, 'Circuit')];
  await begun(over, 10, 'Slideshow');
  await begun(over, 60);
  await begun(running, 10);
  await begun(null, 10);
  expect(await leftOfEnded(open.db)).toEqual(left);
});
