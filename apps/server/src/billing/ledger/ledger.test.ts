import { isRefusal } from '@clubpulse/contract/errors';
import { isSound, type LedgerEntry } from '@clubpulse/rules/billing/ledger/ledger';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeats } from '../../calendar/seats/public.ts';
import { accepted, type BillingServer, openBilling } from '../../test/billing.ts';
import { aClass, bookingSettings, hours } from '../../test/booking-rows.ts';
import { runs } from '../../test/proof/at-length.ts';
import { move } from './public.ts';

interface Sums {
  credits: number;
  tickets: number;
}
type Act =
  | { readonly do: 'adjust'; readonly credits: number }
  | { readonly do: 'order' }
  | { readonly do: 'tickets'; readonly tickets: number }
  | { readonly do: 'book' | 'leave'; readonly seat: number };

let house: BillingServer;
let packageId: number;
let typeId: number;
let classes: number[];

beforeAll(async () => {
  house = await openBilling(new Date().toISOString());
  await bookingSettings(house.db, house.clubId, { OfferMinutes: 0 });
  const fields = { Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR', Purchasable: true } as const;
  packageId = accepted(
    await house.packages.create(house.clubId, { ...fields, PaymentAccountType: 'Manual' }, house.manager),
  ).ClubCreditsPackageId;
  typeId = (await house.type({ MaxActivities: 5 })).ClassSubscriptionId;
  classes = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      aClass(house.db, house.clubId, {
        Begin: hours(48 + n),
        MaxInSiteParticipants: 100,
        ...(n % 2 === 0 ? { ClassSubscriptionIds: [typeId] } : { CreditsCostInSite: 3 }),
      }),
    ),
  );
});
afterAll(() => house.close());

const seats = () => createSeats({ db: house.db, seatFreed: async () => {} });

async function perform(act: Act, userId: number, subscriptionId: number, sums: Sums): Promise<void> {
  const { clubId, manager } = house;
  if (act.do === 'adjust') {
    const answer = await house.credits.adjust(clubId, userId, { Credits: act.credits, Note: '' }, manager);
    if (!isRefusal(answer)) sums.credits += act.credits;
    else expect(answer.refused).toBe('NotEnoughCredits');
  } else if (act.do === 'order') {
    const order = { OrderType: 'Credits', ClubId: clubId, UserId: userId, PaymentMode: 'Manual', Method: 'Cash' } as const;
    const answer = await house.orders.create({ ...order, VisibleInExport: true, ClubCreditsPackageId: packageId }, manager);
    sums.credits += accepted(answer).CreditTransaction?.Credits ?? 0;
  } else if (act.do === 'tickets') {
    const account = { ClubId: clubId, UserId: userId, UserSubscriptionId: subscriptionId };
    const answer = await house.db
      .transaction()
      .execute((trx) => move(trx, account, { Change: act.tickets, Reason: 'Adjustment', by: manager }));
    if (!isRefusal(answer)) sums.tickets += act.tickets;
  } else {
    const classId = classes[act.seat] ?? 0;
    const seat = { classId, userId, staffId: null, answer: () => 'done' };
    const request = { by: 'athlete', Place: 'InSite', paymentMode: 'Auto', force: false, Queue: false } as const;
    const answer = act.do === 'book' ? await seats().join(seat, request) : await seats().leave(seat);
    if (isRefusal(answer)) return;
    const sign = act.do === 'book' ? -1 : 1;
    if (act.seat % 2 === 0) sums.tickets += sign;
    else sums.credits += sign * 3;
  }
}

async function accountsOf(userId: number) {
  const accounts = await house.db.selectFrom('ledger_accounts').selectAll().where('UserId', '=', userId).execute();
  return Promise.all(
    accounts.map(async ({ LedgerAccountId, UserSubscriptionId, Balance }) => {
      const entries: LedgerEntry[] = await house.db
        .selectFrom('ledger_entries')
        .select(['Change', 'BalanceAfter'])
        .where('LedgerAccountId', '=', LedgerAccountId)
        .orderBy('LedgerEntryId')
        .execute();
      return { kind: UserSubscriptionId === null ? ('credits' as const) : ('tickets' as const), Balance, entries };
    }),
  );
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('adjust' as const), credits: fc.integer({ min: -8, max: 8 }).filter((n) => n !== 0) }),
  fc.record({ do: fc.constant('order' as const) }),
  fc.record({ do: fc.constant('tickets' as const), tickets: fc.integer({ min: -3, max: 3 }).filter((n) => n !== 0) }),
  fc.record({ do: fc.constantFrom('book' as const, 'leave' as const), seat: fc.nat(3) }),
  fc.record({ do: fc.constantFrom('book' as const, 'leave' as const), seat: fc.nat(3) }),
);

describe('the ledger of credits and tickets', () => {
  it('has consistent sums after any sequence of calls, including concurrent ones', {
    tags: ['examples'],
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyAct, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        async (waves) => {
          const userId = await house.athlete();
          const { UserSubscriptionId } = await house.assigned(userId, { ClassSubscriptionId: typeId });
          const sums: Sums = { credits: 0, tickets: 5 };
          for (const wave of waves) {
            await Promise.all(wave.map((act) => perform(act, userId, UserSubscriptionId, sums)));
            for (const { kind, Balance, entries } of await accountsOf(userId)) {
              expect(Balance).toBe(sums[kind]);
              expect(entries.reduce((sum, entry) => sum + entry.Change, 0)).toBe(Balance);
              expect(isSound(entries)).toBe(true);
            }
          }
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('accepts only as many concurrent withdrawals as the balance allows', async () => {
    const userId = await house.athlete();
    accepted(await house.credits.adjust(house.clubId, userId, { Credits: 10, Note: 'a gift' }, house.manager));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => house.credits.adjust(house.clubId, userId, { Credits: -3, Note: '' }, house.manager)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    expect(accepted(await house.credits.balance(house.clubId, userId)).Balance).toBe(1);
  });

  it('creates one account even when its first two entries are concurrent', async () => {
    const userId = await house.athlete();
    await Promise.all(
      [1, 2, 3, 4].map((Credits) => house.credits.adjust(house.clubId, userId, { Credits, Note: '' }, house.manager)),
    );
    expect(await accountsOf(userId)).toMatchObject([{ kind: 'credits', Balance: 10 }]);
  });

  it('refuses changes and deletions of entries', async () => {
    await expect(house.db.updateTable('ledger_entries').set({ Change: 1_000 }).execute()).rejects.toThrow(/append-only/);
    await expect(house.db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
  });

  it('refuses a balance above the upper limit', async () => {
    const userId = await house.athlete();
    const account = { ClubId: house.clubId, UserId: userId, UserSubscriptionId: null };
    const add = (Change: number) =>
      house.db.transaction().execute((trx) => move(trx, account, { Change, Reason: 'Adjustment', by: null }));
    accepted(await add(1_000_000_000));
    expect(await add(1)).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'Credits', key: 'balance-too-high' }],
    });
  });
});
