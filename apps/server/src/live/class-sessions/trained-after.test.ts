import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createLicenses } from '../../clubs/licenses/public.ts';
import { type OpenDatabase, openDatabase, type Queryable } from '../../platform/database/database.ts';
import { accepted } from '../../test/billing.ts';
import { aClass, anAthlete } from '../../test/booking-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aClub, aRole, aRoom, aUser } from '../../test/rows.ts';
import { createLiveTrainings } from '../live-trainings/live-trainings.service.ts';
import { createClassSessions } from './class-sessions.service.ts';
import { trainedIn } from './trained-in.facts.ts';

const T = Date.UTC(2027, 10, 20, 18, 0, 0);
let database: TestDatabase;
let open: OpenDatabase;
let now = T;
const inMinutes = (minutes: number) => new Date(T + minutes * 60_000);
const at = (minutes: number) => {
  now = inMinutes(minutes).getTime();
};

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('when a class is ended early, a training recorded afterwards belongs to the session that then runs on all walls', async () => {
  const { db } = open;
  const clock = () => new Date(now);
  const licenses = createLicenses({ db, usage: [], now: clock });
  const clubs = {
    facts: (ClubId: number, via: Queryable = db) =>
      via.selectFrom('clubs').select('EnableLiveTrainings').where('ClubId', '=', ClubId).executeTakeFirst(),
  };
  const sessions = createClassSessions({ db, clubs, licenses, attendance: createAttendance({ db }), now: clock });
  const live = createLiveTrainings({ db, clubs, licenses, leading: sessions, now: clock });
  const club = await aClub(db);
  await db.updateTable('club_licenses').set({ LiveTrainings: 1 }).where('ClubId', '=', club).execute();
  const room = await aRoom(db, club);
  const [manager, trainer, other] = [await aUser(db), await aUser(db), await aUser(db)];
  for (const one of [trainer, other]) await aRole(db, one, 'Trainer', club);
  const UserId = await anAthlete(db, club);
  const id = await aClass(db, club, { Begin: inMinutes(0), DisplayGroupId: room, TrainerId: trainer, Name: 'Ended' });
  at(0);
  const { ClassSessionId } = accepted(await sessions.start(id, manager));
  at(24);
  await sessions.stop(ClassSessionId ?? 0, manager);
  const trained = (from: number, to: number) => ({
    UserId,
    ClubId: club,
    DisplayGroupId: room,
    Begin: inMinutes(from),
    End: inMinutes(to),
  });
  const namesOf = async () => (await trainedIn(db, [trained(0, 60), trained(30, 60)])).map((one) => one?.Name ?? null);
  expect(await namesOf()).toEqual(['Ended', 'Ended']);
  at(30);
  const about = { DisplayGroupId: null, MaxParticipants: null, ClassSubscriptionId: null };
  const plan = { Name: 'Cup', TrainerId: other, Begin: inMinutes(30).toISOString(), Duration: 30, ...about };
  const { LiveTrainingId } = accepted(await live.create(club, plan));
  accepted(await live.start(LiveTrainingId, manager));
  at(60);
  accepted(await live.stop(LiveTrainingId, manager));
  expect(await namesOf()).toEqual(['Ended', null]);
});
