import type { InputOf } from '@clubpulse/contract/call';
import { patchClub } from '@clubpulse/contract/clubs/clubs.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { allLogged } from '@clubpulse/contract/office/club-logs';
import { listClubLogs } from '@clubpulse/contract/office/club-logs.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emit } from '../../platform/events/emit.store.ts';
import { hours } from '../../test/booking-rows.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
  world = await createWorld(house);
});
afterAll(() => house.close());

const day = () => ({ Begin: hours(-1).toISOString(), End: hours(1).toISOString() });
const read = (query: Partial<InputOf<typeof listClubLogs>['query']> = {}) =>
  house.call(listClubLogs, {
    params: { id: world.clubA },
    query: { ...day(), ...query },
    token: world.tokens.managerA,
  });

it('tells who did what, newest first, by kind and by person', async () => {
  const { managerA } = world.ids;
  const token = world.tokens.managerA;
  await house.call(createRoom, { body: { ClubId: world.clubA, Name: 'Rowing', Color: '#1787A6' }, token });
  await house.call(patchClub, { params: { id: world.clubA }, body: { Address: 'Via Tortona 9' }, token });
  const paid = { TransactionId: 1, TransactionType: 'Purchase', Method: 'Cash', Amount: 4500, Currency: 'EUR' } as const;
  const Payload = { ...paid, Target: world.ids.athleteA, Description: 'Ten entries', By: world.ids.ownerA };
  await emit(house.db, { ClubId: world.clubA, Type: 'TransactionAdded', Payload });

  const { result } = await read();
  expect(result.data.slice(0, 3)).toMatchObject([
    {
      Type: 'TransactionAdded',
      Kind: 'Money',
      By: { UserId: world.ids.ownerA },
      Target: { UserId: world.ids.athleteA },
      Subject: 'Ten entries',
      Amount: 4500,
      Currency: 'EUR',
    },
    { Type: 'ClubUpdated', Kind: 'Settings', By: { UserId: managerA }, Target: null },
    { Type: 'RoomCreated', Kind: 'Devices', By: { UserId: managerA }, Subject: 'Rowing' },
  ]);
  expect(result.Authors.map(({ UserId }) => UserId)).toEqual(expect.arrayContaining([managerA, world.ids.ownerA]));

  const money = await read({ Kind: 'Money' });
  expect(money.result).toMatchObject({ recordsTotal: result.recordsTotal, recordsFiltered: 1 });
  const hers = await read({ By: String(world.ids.ownerA), length: 1 });
  expect(hers.result.data).toMatchObject([{ Type: 'TransactionAdded' }]);
  const about = await read({ About: String(world.ids.athleteA), Kind: 'Money' });
  expect(about.result.data.map(({ Type }) => Type)).toEqual(['TransactionAdded']);
  expect((await read({ About: String(world.ids.managerA), Kind: 'Money' })).result.recordsFiltered).toBe(0);
  // Who else did something can still be chosen.
  expect(hers.result.Authors).toEqual(result.Authors);
});

it('leaves out what the house did by itself, and tells of who has gone what was done', async () => {
  const before = await read();
  const pause = {
    UserSubscriptionId: 1,
    SubscriptionName: 'Open',
    State: 'Active',
    ExpirationDate: null,
    Credits: null,
  } as const;
  const Payload = { ...pause, Reason: 'ReactivationDate', Target: world.ids.athleteA };
  await emit(house.db, { ClubId: world.clubA, Type: 'UserSubscriptionReactivate', Payload: { ...Payload, By: null } });
  expect((await read()).result.recordsTotal).toBe(before.result.recordsTotal);
  await emit(house.db, { ClubId: world.clubA, Type: 'UserSubscriptionReactivate', Payload: { ...Payload, By: 2_000_000_000 } });
  expect((await read()).result.data[0]).toMatchObject({ Type: 'UserSubscriptionReactivate', By: null, Subject: 'Open' });
});

it('is bounded: a year at most, and its end after its beginning', async () => {
  const long = await read({ Begin: hours(-24 * 400).toISOString() });
  expect(long.problem).toMatchObject({ ErrorType: 'DateIntervalTooLong', values: { max: 370 } });
  const turned = await read({ Begin: hours(2).toISOString() });
  expect(turned.problem).toMatchObject({ ErrorType: 'ValidationFailed', errors: [{ field: 'End', key: 'interval-order' }] });
});

it('finds its entries by an index of them alone', async () => {
  const { rows } = await sql<{ definition: string }>`select pg_get_indexdef('events_club_log'::regclass) as definition`.execute(
    house.db,
  );
  for (const type of allLogged) expect(rows[0]?.definition).toContain(`'${type}'`);
});
