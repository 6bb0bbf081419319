import { createLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { createRecurrentLiveTraining } from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { beginImport } from '@clubpulse/contract/members/imports/imports.calls';
import { createInvitationLink, sendInvitations } from '@clubpulse/contract/members/invitations.calls';
import { createWebhook } from '@clubpulse/contract/office/integrations/integrations.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilStuck } from '../race/until-stuck.ts';
import { aClub, aRole } from '../rows.ts';
import { openServer, type TestServer } from '../server.ts';
import { createWorld, type World } from '../world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const person = { Row: 1, Email: 'ada@example.com', FirstMidName: 'Ada', LastName: 'Neri', City: 'Milano' };
const makes: Record<string, (ClubId: number, token: string, TrainerId: number) => Promise<{ readonly status: number }>> = {
  'a live training': (ClubId, token, TrainerId) =>
    server.call(createLiveTraining, {
      body: { ClubId, Name: 'Ride', TrainerId, Begin: `${day(2)}T10:00:00Z`, Duration: 60 },
      token,
    }),
  'a series of them': (ClubId, token, TrainerId) => {
    const slot = { DayOfWeek: 3, StartTime: '18:00', Duration: 45 };
    const Schedule = { Kind: 'Weekly', ScheduleStartDate: day(2), ScheduleEndDate: day(20), Slots: [slot] } as const;
    return server.call(createRecurrentLiveTraining, { body: { ClubId, Name: 'Weekly', TrainerId, Schedule }, token });
  },
  'a webhook': (id, token) =>
    server.call(createWebhook, { params: { id }, body: { Url: 'https://display.example/hook', Topics: ['Bookings'] }, token }),
  'an import': (id, token) =>
    server.call(beginImport, {
      params: { id },
      body: { FileName: 'new.csv', People: [person], Language: 'en', Mailed: false },
      token,
    }),
  'an invitation': (id, token) =>
    server.call(sendInvitations, {
      params: { id },
      body: { People: [{ Email: `ada.${id}@example.com` }], Role: 'Athlete', Language: 'en' },
      token,
    }),
  'a poster': (id, token) => server.call(createInvitationLink, { params: { id }, body: { Title: 'Door' }, token }),
};

it.each(Object.entries(makes))('%s returns NotFound when the club is deleted meanwhile', async (_what, make) => {
  const ClubId = await aClub(server.db, { EnableLiveTrainings: true });
  await aRole(server.db, world.ids.managerA, 'Manager', ClubId);
  await aRole(server.db, world.ids.trainerA, 'Trainer', ClubId);
  const made = await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('clubs').where('ClubId', '=', ClubId).execute();
    const answer = make(ClubId, world.tokens.managerA, world.ids.trainerA);
    await untilStuck(server.db, [answer]);
    return { answer };
  });
  expect((await made.answer).status).toBe(404);
});
