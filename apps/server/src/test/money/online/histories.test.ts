// @module-tag atLength

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { between, randomOf, wholeBetween } from '../../../demo/random.ts';
import { countFrom } from '../../proof/at-length.ts';
import { anAct } from './acts.ts';
import { disagreements, installmentsPaid, reached, readStripe } from './agreement.ts';
import { type Person, Shop } from './shop.ts';

/**
 * Acts by two phones, a desk and Stripe at once, while messages and requests fail and servers are killed (-9). MONEY_SEED repeats
 * a run approximately.
 */
const HISTORIES = countFrom('MONEY_HISTORIES', 10);
const AT_ONCE = 10;
const PARTS = 4;
const STEPS = 4;
const DAYS_MAX = 31;
const ENOUGH = 30;
const SEED = process.env['MONEY_SEED'] ?? new Date().toISOString();
const ROUNDS = 40;
const modes = ['deliver', 'drop', 'twice', 'reverse'] as const;
const faults = ['429', '409', '500', '500-after', 'timeout', 'timeout-after'] as const;

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open(Math.ceil(HISTORIES / AT_ONCE) * PARTS * DAYS_MAX + 60);
});
afterAll(() => shop?.close());

it(
  `in ${HISTORIES} histories charged amounts, given content, books and Stripe agree to the cent`,
  async () => {
    const random = randomOf(SEED);
    let kills = 0;
    for (let done = 0; done < HISTORIES; done += AT_ONCE) {
      const members = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.person('Athlete')));
      for (let part = 0; part < PARTS; part += 1) {
        await shop.stripe.control('webhooks', { mode: modes[wholeBetween(random, 0, modes.length - 1)] });
        const next = Array.from({ length: wholeBetween(random, 0, 8) }, () => faults[wholeBetween(random, 0, faults.length - 1)]);
        await shop.stripe.control('faults', { next });
        const work = members.flatMap((member) => [history(member, random), history(member, random)]);
        if (random() < 0.5) {
          await pause(between(random, 0, 400));
          await shop.kill();
          kills += 1;
        }
        await Promise.all(work);
        await shop.stripe.control('webhooks/flush');
        await shop.stripe.advance(wholeBetween(random, 0, DAYS_MAX));
      }
      expect(await settled(members), `MONEY_SEED=${SEED}\n${shop.log()}`).toEqual([]);
    }
    const { card, desk } = await installmentsPaid(shop);
    const { pauses, lost, won, answered } = await reached(shop);
    console.log(
      `${HISTORIES} histories, ${kills} kills, seed ${SEED}, installments paid by card ${card}, at the desk ${desk}, pauses ${pauses}, disputes won ${won}, lost ${lost}, answered ${answered}`,
    );
    // The histories must contain each kind of act, or they prove nothing about it.
    if (HISTORIES >= ENOUGH) for (const count of [card, pauses, lost, won, answered]) expect(count).toBeGreaterThan(0);
  },
  180_000 + HISTORIES * 20_000,
);

async function history(member: Person, random: () => number): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await anAct(random)(shop, member, random);
}

/** Stops the faults and repairs all. Returns what still does not agree. */
async function settled(members: readonly Person[]): Promise<string[]> {
  await shop.stripe.control('faults', { next: [] });
  await shop.stripe.control('webhooks', { mode: 'deliver' });
  for (let round = 1; ; round += 1) {
    await shop.catchUp();
    const atStripe = await readStripe(shop);
    const found: string[] = [];
    for (const member of members)
      for (const problem of await disagreements(shop, member, atStripe)) found.push(`member ${member.id}: ${problem}`);
    const open = await shop.open.db.selectFrom('payment_differences').selectAll().where('State', '=', 'Open').execute();
    for (const { Cause, ExtPaymentId, ExtRefundId } of open) found.push(`${Cause} ${ExtPaymentId} ${ExtRefundId} is open`);
    if (found.length === 0 || round === ROUNDS) return found;
  }
}
