import { putZones } from '@clubpulse/contract/accounts/users.calls';
import { answerProposedMaximum, getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import { automaticZones } from '@clubpulse/rules/accounts/users/own-zones';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUsers } from '../../accounts/users/public.ts';
import { openHouse, type TestHouse } from '../../test/house.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes, type HeartMinutes, minutesFrom } from '../heart-minutes/public.ts';
import { createMaxHeartRates } from './max-heart-rate.service.ts';

let house: TestHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  world = await createWorld(house);
  await zones({ OwnMaxHeartRate: 184 });
});
afterAll(() => house.close());

const hers = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const { Since: _since, ...automatic } = automaticZones;
const zones = (chosen: Partial<typeof automatic>) => house.call(putZones, { ...hers(), body: { ...automatic, ...chosen } });
const now = new Date();
const daysAgo = (days: number): number => Math.floor(now.getTime() / 60_000 - days * 1440) * 60;
const proposed = async () => (await house.call(getProposedMaximum, hers())).result.Proposal;
const answer = (Proposed: number, Accepted: boolean) =>
  house.call(answerProposedMaximum, { ...hers(), body: { Proposed, Accepted } });
const told = async () =>
  (await house.db.selectFrom('events').select('Payload').where('Type', '=', 'MaxHeartRateProposed').orderBy('EventId').execute())
    .map(({ Payload }) => Payload as { Target: number; Proposed: number })
    .filter(({ Target }) => Target === world.ids.athleteA)
    .map(({ Proposed }) => Proposed);

const minutes = createHeartMinutes();

/** A training of ten minutes with one at so many beats in it, looked through once it is over. `ofClub`: who heard that one, else she herself. */
async function trained(begin: number, bpm: number, seconds = 60, ofClub: number | null = null): Promise<void> {
  const all = Uint8Array.from({ length: 600 }, () => 140);
  const store = async (heard: HeartMinutes) => {
    await minutes.prepare(house.db, heard.minutes);
    await house.db.transaction().execute((trx) => minutes.store(trx, heard));
  };
  await store(minutesFrom(begin, all, world.ids.athleteA));
  const high = minutesFrom(begin + 300, new Uint8Array(seconds).fill(bpm), world.ids.athleteA);
  await store({ ...high, clubIds: high.minutes.map(() => ofClub) });
  const rates = createMaxHeartRates({
    db: house.db,
    users: createUsers({ db: house.db, today: () => now.toISOString().slice(0, 10) }),
    minutes,
    now: () => now,
  });
  const over = {
    UserId: world.ids.athleteA,
    Begin: new Date(begin * 1000).toISOString(),
    End: new Date((begin + 600) * 1000).toISOString(),
  };
  await rates.look(over);
  // Each club it was of says so, and an event may be brought twice.
  await rates.look(over);
}

it('is proposed of 30 seconds above the stored one, told once, and holds from today on when she takes it', async () => {
  await trained(daysAgo(3), 188, 29);
  expect([await proposed(), await told()]).toEqual([null, []]);
  await trained(daysAgo(2), 188);
  expect(await proposed()).toMatchObject({ Stored: 184, Observed: 188, Proposed: 188 });
  // A higher one takes its place before she answers; no more than ten beats are believed.
  await trained(daysAgo(1), 203);
  expect(await proposed()).toMatchObject({ Stored: 184, Observed: 203, Proposed: 194 });
  expect(await told()).toEqual([188]);
  expect((await answer(188, true)).problem).toMatchObject({ ErrorType: 'NotFound' });
  expect((await answer(194, true)).result).toEqual({ Proposal: null });
  const { result } = await house.call(putZones, { ...hers(), body: { ...automatic, OwnMaxHeartRate: 194 } });
  expect(result).toMatchObject({ MaxHeartRate: 194, Zone0Bpm: 97 });
});

it('is proposed of what a club heard in a minute of which she brought the rest', async () => {
  await trained(daysAgo(2), 188, 50, world.clubA);
  expect(await proposed()).toMatchObject({ Observed: 188 });
});

it('that was left is not proposed again, a higher one is', async () => {
  await trained(daysAgo(3), 188);
  expect((await answer(188, false)).status).toBe(200);
  await trained(daysAgo(2), 187);
  expect(await proposed()).toBeNull();
  await trained(daysAgo(1), 190);
  expect(await proposed()).toMatchObject({ Proposed: 190 });
  expect(await told()).toEqual([188, 190]);
});

it('is not proposed of a training of long ago, nor shown once she typed a higher one', async () => {
  await trained(daysAgo(100), 190);
  expect(await proposed()).toBeNull();
  await trained(daysAgo(1), 190);
  await zones({ OwnMaxHeartRate: 192 });
  expect(await proposed()).toBeNull();
});

it('is refused where limits of her own do not fit it', async () => {
  const own = { Zone1Limit: 93, Zone2Limit: 120, Zone3Limit: 140, Zone4Limit: 160 };
  await zones({ ZoneMode: 'customBpm', OwnMaxHeartRate: 184, ...own });
  await trained(daysAgo(1), 190);
  expect((await answer(190, true)).problem).toMatchObject({ errors: [{ field: 'Zone1Limit', key: 'zone-order' }] });
  expect(await proposed()).toMatchObject({ Proposed: 190 });
});
