import { subscriptionStates } from '@clubpulse/contract/billing/user-subscriptions';
import { listClubSubscriptions, listMySubscriptions } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { listBookableClasses } from '@clubpulse/contract/calendar/bookings.calls';
import { dayIn } from '@clubpulse/rules/time/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../test/house.ts';
import { startClubLife } from './club-life.ts';
import { seedWorld } from './seed-world.ts';
import { timeZone } from './timetable.ts';

let house: TestHouse;
let clubId: number;
const now = new Date();
beforeAll(async () => {
  house = await openHouse();
  await seedWorld(house.db, undefined);
  await startClubLife(house.db, now);
  ({ ClubId: clubId } = await house.db
    .selectFrom('clubs')
    .select('ClubId')
    .where('Code', '=', 'NAVIGLI')
    .executeTakeFirstOrThrow());
});
afterAll(() => house.close());

const classes = () => house.db.selectFrom('classes').selectAll().where('ClubId', '=', clubId).execute();
const count = async (table: 'class_participants' | 'transactions' | 'user_subscriptions' | 'ledger_entries') =>
  (
    await house.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('the demo club', () => {
  it('has subscriptions in every state that needs no payment provider, paid and unpaid', async () => {
    const token = await house.tokenFor('marco.villa@example.com');
    const { result } = await house.call(listClubSubscriptions, { params: { id: clubId }, query: { length: 1000 }, token });
    const states = new Set(result.data.map((one) => one.State));
    expect(subscriptionStates.filter((state) => !states.has(state))).toEqual(['Paused', 'NonRenewed']);
    expect(new Set(result.data.map((one) => one.PaymentLabel))).toEqual(new Set(['Paid', 'ToPay', 'Unpaid']));
  });

  it('has a week of classes: some full with people who wait, one series not yet published', async () => {
    const all = await classes();
    const bookable = all.filter((one) => one.PublishState === 'Published' && one.BookingOpensAt <= now && one.Begin > now);
    expect(bookable.length).toBeGreaterThan(10);
    expect(bookable.some((one) => one.InSiteParticipants === one.MaxInSiteParticipants && one.InSiteQueued > 0)).toBe(true);
    expect(bookable.some((one) => one.InSiteParticipants > 0 && one.InSiteParticipants < one.MaxInSiteParticipants)).toBe(true);
    expect(all.some((one) => one.PublishState === 'Unpublished')).toBe(true);
    for (const one of all) expect(one.InSiteParticipants).toBeLessThanOrEqual(one.MaxInSiteParticipants);
  });

  it('lets its athlete book with what she holds', async () => {
    const token = await house.tokenFor('alessia.conti@example.com');
    const { UserId } = await house.db
      .selectFrom('users')
      .select('UserId')
      .where('Email', '=', 'alessia.conti@example.com')
      .executeTakeFirstOrThrow();
    const held = await house.call(listMySubscriptions, { params: { id: UserId }, token });
    expect(held.result).toMatchObject([{ SubscriptionName: 'Open monthly', State: 'Active', PaymentLabel: 'Paid' }]);
    const days = await house.call(listBookableClasses, {
      params: { id: UserId, clubId },
      query: { from: dayIn(timeZone, now), days: '7' },
      token,
    });
    expect(days.result.Classes.length).toBeGreaterThan(10);
  });

  it('is sold once, and its classes go on when time has passed', async () => {
    const before = [await count('transactions'), await count('user_subscriptions'), (await classes()).length];
    await startClubLife(house.db, now);
    expect([await count('transactions'), await count('user_subscriptions'), (await classes()).length]).toEqual(before);
    await startClubLife(house.db, new Date(now.getTime() + 50 * 86_400_000));
    expect((await classes()).length).toBeGreaterThan(1.8 * (before[2] ?? 0));
  });

  it('has a ledger that adds up', async () => {
    const accounts = await house.db.selectFrom('ledger_accounts').selectAll().execute();
    for (const { LedgerAccountId, Balance } of accounts) {
      const entries = await house.db
        .selectFrom('ledger_entries')
        .select('Change')
        .where('LedgerAccountId', '=', LedgerAccountId)
        .execute();
      expect(entries.reduce((sum, entry) => sum + entry.Change, 0)).toBe(Balance);
    }
  });
});
