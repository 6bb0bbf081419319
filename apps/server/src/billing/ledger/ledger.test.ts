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

let server: BillingServer;
let packageId: number;
let typeId: number;
let classes: number[];

beforeAll(async () => {
  server = await openBilling(new Date().toISOString());
  await bookingSettings(server.db, server.clubId, { OfferMinutes: 0 });
  const fields = { Name: '10 credits', Credits: 10, Price: 5_000, Currency: 'EUR', Purchasable: true } as const;
  packageId = accepted(
    await server.packages.create(server.clubId, { ...fields, PaymentAccountType: 'Manual' }, server.manager),
  ).ClubCreditsPackageId;
  typeId = (await server.type({ MaxActivities: 5 })).ClassSubscriptionId;
  classes = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      aClass(server.db, server.clubId, {
        Begin: hours(48 + n),
        MaxInSiteParticipants: 100,
        ...(n % 2 === 0 ? { ClassSubscriptionIds: [typeId] } : { CreditsCostInSite: 3 }),
      }),
    ),
  );
});
afterAll(() => server.close());

const seats = () => createSeats({ db: server.db, seatFreed: async () => {} });

async function perform(act: Act, userId: number, subscriptionId: number, sums: Sums): Promise<void> {
  const { clubId, manager } = server;
  if (act.do === 'adjust') {
    const answer = await server.credits.adjust(clubId, userId, { Credits: act.credits, Note: '' }, manager);
    if (!isRefusal(answer)) sums.credits += act.credits;
    else expect(answer.refused).toBe('NotEnoughCredits');
  } else if (act.do === 'order') {
    const order = { OrderType: 'Credits', ClubId: clubId, UserId: userId, PaymentMode: 'Manual', Method: 'Cash' } as const;
    const answer = await server.orders.create({ ...order, VisibleInExport: true, ClubCreditsPackageId: packageId }, manager);
    sums.credits += accepted(answer).CreditTransaction?.Credits ?? 0;
  } else if (act.do === 'tickets') {
    const account = { ClubId: clubId, UserId: userId, UserSubscriptionId: subscriptionId };
    const answer = await server.db
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
  const accounts = await server.db.selectFrom('ledger_accounts').selectAll().where('UserId', '=', userId).execute();
  return Promise.all(
    accounts.map(async ({ LedgerAccountId, UserSubscriptionId, Balance }) => {
      const entries: LedgerEntry[] = await server.db
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
          const userId = await server.athlete();
          const { UserSubscriptionId } = await server.assigned(userId, { ClassSubscriptionId: typeId });
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
    const userId = await server.athlete();
    accepted(await server.credits.adjust(server.clubId, userId, { Credits: 10, Note: 'a gift' }, server.manager));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.credits.adjust(server.clubId, userId, { Credits: -3, Note: '' }, server.manager)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    expect(accepted(await server.credits.balance(server.clubId, userId)).Balance).toBe(1);
  });

  it('creates one account even when its first two entries are concurrent', async () => {
    const userId = await server.athlete();
    await Promise.all(
      [1, 2, 3, 4].map((Credits) => server.credits.adjust(server.clubId, userId, { Credits, Note: '' }, server.manager)),
    );
    expect(await accountsOf(userId)).toMatchObject([{ kind: 'credits', Balance: 10 }]);
  });

  it('refuses changes and deletions of entries', async () => {
    await expect(server.db.updateTable('ledger_entries').set({ Change: 1_000 }).execute()).rejects.toThrow(/append-only/);
    await expect(server.db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/append-only/);
  });

  it('refuses a balance above the upper limit', async () => {
    const userId = await server.athlete();
    const account = { ClubId: server.clubId, UserId: userId, UserSubscriptionId: null };
    const add = (Change: number) =>
      server.db.transaction().execute((trx) => move(trx, account, { Change, Reason: 'Adjustment', by: null }));
    accepted(await add(1_000_000_000));
    expect(await add(1)).toMatchObject({
      refused: 'ValidationFailed',
      errors: [{ field: 'Credits', key: 'balance-too-high' }],
    });
  });
});
