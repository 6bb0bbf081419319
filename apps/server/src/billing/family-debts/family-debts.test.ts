import { listFamilyDebts, listMemberFamilyDebts } from '@clubpulse/contract/billing/family-debts/family-debts.calls';
import { paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { removeFromClub } from '@clubpulse/contract/members/membership.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { aRole, aUser } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

async function paidFor() {
  const UserId = await aUser(server.db, { FirstMidName: 'Bea' });
  await aRole(server.db, UserId, 'Athlete', world.clubA);
  const family = { ClubId: world.clubA, UserId, PayerId: world.ids.athleteA, Since: new Date() };
  await server.db.insertInto('family_members').values(family).execute();
  const type = await aSubscriptionType(server.db, world.clubA);
  const unpaid = { ExtStatus: null, DueDateUTC: new Date('2026-09-01T10:00:00Z') };
  return { UserId, id: await aSubscription(server.db, world.clubA, UserId, type, null, unpaid), type };
}
const seen = async (UserId: number) => {
  const { result } = await server.call(listFamilyDebts, {
    params: { id: world.ids.athleteA },
    token: world.tokens.athleteA,
  });
  return result.filter(({ Member }) => Member.UserId === UserId);
};
const desk = { id: () => world.clubA, token: () => world.tokens.managerA };

it('the list of family debts shows a payer what each of their members owes until it is paid', async () => {
  const bea = await paidFor();
  const owed = {
    ClubId: world.clubA,
    UserSubscriptionId: bea.id,
    SubscriptionName: 'Open monthly',
    Owed: 5_900,
    Currency: 'EUR',
  };
  expect(await seen(bea.UserId)).toMatchObject([{ ...owed, Member: { FirstMidName: 'Bea' } }]);
  const params = { id: desk.id(), userId: world.ids.athleteA };
  expect((await server.call(listMemberFamilyDebts, { params, token: desk.token() })).result).toEqual(
    expect.arrayContaining([expect.objectContaining(owed)]),
  );
  expect((await server.call(listMemberFamilyDebts, { params, token: world.tokens.trainerA })).status).toBe(403);
  const body = { Method: 'Cash', Amount: 900 } as const;
  await server.call(paySubscription, { params: { id: bea.id }, body, token: desk.token(), key: `family-${bea.id}` });
  expect(await seen(bea.UserId)).toMatchObject([{ Owed: 5_000 }]);
  await server.call(paySubscription, { params: { id: bea.id }, body: { Method: 'Cash' }, token: desk.token() });
  expect(await seen(bea.UserId)).toEqual([]);
});

it('the list of family debts has no debts after the payer relation has ended or before it is accepted', async () => {
  const bea = await paidFor();
  expect(await seen(bea.UserId)).toHaveLength(1);
  await server.db.deleteFrom('family_members').where('UserId', '=', bea.UserId).execute();
  expect(await seen(bea.UserId)).toEqual([]);
});

it('the list of family debts includes the debt of an earlier membership when the member has come back', async () => {
  const bea = await paidFor();
  await server.call(removeFromClub, { params: { id: desk.id(), userId: bea.UserId }, token: desk.token() });
  expect(await seen(bea.UserId)).toEqual([]);
  await aRole(server.db, bea.UserId, 'Athlete', world.clubA);
  const family = { ClubId: world.clubA, UserId: bea.UserId, PayerId: world.ids.athleteA, Since: new Date() };
  await server.db.insertInto('family_members').values(family).execute();
  expect(await seen(bea.UserId)).toMatchObject([{ UserSubscriptionId: null, Owed: 5_900 }]);
});
