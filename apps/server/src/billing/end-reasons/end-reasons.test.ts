import { setEndReason, stateEndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aSubscription, aSubscriptionType } from '../../test/booking-rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
let held: number;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(async () => {
  world = await createWorld(server);
  const type = await aSubscriptionType(server.db, world.clubA);
  held = await aSubscription(server.db, world.clubA, world.ids.athleteA, type, null, {});
});

const state = (by: 'athleteA' | 'neighbourA', body: { Reason: 'Moved' | null; Words?: string }) =>
  server.call(stateEndReason, { params: { id: world.ids[by], userSubscriptionId: held }, body, token: world.tokens[by] });
const set = (id: number, token: string) =>
  server.call(setEndReason, { params: { id, userSubscriptionId: held }, body: { Reason: 'Price' }, token });

it("a member states why they leave, and staff correct the reason but not the member's text", async () => {
  expect((await state('athleteA', { Reason: 'Moved', Words: 'To Bologna' })).result).toEqual({
    Reason: 'Moved',
    Words: 'To Bologna',
  });
  expect((await set(world.clubA, world.tokens.managerA)).result).toEqual({ Reason: 'Price', Words: 'To Bologna' });
  expect((await state('athleteA', { Reason: null })).result).toEqual({ Reason: null, Words: '' });
});

it('the reason of a subscription of another member or club is not found', async () => {
  expect((await state('neighbourA', { Reason: 'Moved' })).status).toBe(404);
  expect((await set(world.clubB, world.tokens.managerB)).status).toBe(404);
});

it('the text of a member about the reason has a limited length', async () => {
  const refused = await state('athleteA', { Reason: 'Moved', Words: 'x'.repeat(301) });
  expect(refused.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'Words' }] });
});
