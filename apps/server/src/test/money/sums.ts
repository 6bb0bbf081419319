import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal } from '@clubpulse/contract/errors';
import { isSound } from '@clubpulse/rules/billing/ledger/ledger';
import { dayIn } from '@clubpulse/rules/time/days';
import { expect } from 'vitest';
import { accepted, type BillingServer } from '../billing.ts';
import { type Books, ZONE } from './desk.ts';
import { endedByRefund, expectOneDebt } from './owed.ts';

const page = { draw: 1, start: 0, length: 1000 };
const signed = ({ amount, isRefund }: { amount: number; isRefund: boolean }) => (isRefund ? -amount : amount);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const net = (rows: readonly { Type: string; Amount: number }[]) =>
  sum(rows.map((row) => (row.Type === 'Refund' ? -row.Amount : row.Amount)));

/** Checks that transactions, export, the pages of member and athlete, and the ledger agree to the cent with the accepted acts. */
export async function expectOneTruth(server: BillingServer, books: Books, since: string): Promise<void> {
  const { athlete, money } = books;
  const entries = [...money.values()];
  const all = sum(entries.map(signed));
  const until = new Date(server.now().getTime() + 86_400_000).toISOString();
  const filter = { Begin: since, End: until, UserId: athlete };
  const list = accepted(await server.transactions.list(server.clubId, { ...filter, ...page, Sort: '-At' }));
  const exported = accepted(await server.transactions.export(server.clubId, filter));
  const own = await server.transactions.ofUser(athlete, page);
  const [sums] = list.Sums;
  expect({
    rows: list.data.length,
    list: net(list.data),
    sums: (sums?.PurchasesAmount ?? 0) - (sums?.RefundsAmount ?? 0),
    exportTotal: (sums?.PurchasesAmount ?? 0) - (sums?.RefundsAmount ?? 0) - (sums?.HiddenAmount ?? 0),
    export: net(exported),
    own: net(own.data),
  }).toEqual({
    rows: money.size,
    list: all,
    sums: all,
    exportTotal: sum(entries.filter(({ visible }) => visible).map(signed)),
    export: sum(entries.filter(({ visible }) => visible).map(signed)),
    own: all,
  });
  for (const row of list.data) expect(row.RefundedAmount).toBeLessThanOrEqual(row.Amount);

  const atDesk = accepted(await server.subscriptions.ofClubUser(server.clubId, athlete));
  expect(await server.subscriptions.ofUser(athlete)).toEqual(atDesk.map((held) => ({ ...held, WriteOffs: [] })));
  for (const held of atDesk) expectSettled(held, books, server.now());
  await expectNothingVanished(server, books);
  await expectLedger(server, athlete, atDesk);
  await expectOneDebt(server);
}

/** Checks that the price is paid, written off or still due, unless a refund ended the subscription. */
function expectSettled(held: UserSubscription, books: Books, now: Date): void {
  const { paid, back, givenUp } = settledOf(held, books);
  const parts = held.InstallmentPlan.filter(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);
  const open = held.InstallmentPlan.length === 0 ? held.AmountDue : sum(parts.map(({ Amount }) => Amount)) - held.PartPaid;
  const line = `${held.SubscriptionName} ${held.State} ${held.StateReason}`;
  expect(back, line).toBeLessThanOrEqual(paid);
  expect(sum(held.WriteOffs.map(({ Amount }) => Amount)), line).toBe(givenUp);
  if (held.StateReason === 'Refunded') {
    expect([held.AmountDue, held.Owed, back > 0], line).toEqual([0, 0, true]);
    return;
  }
  expect(paid + givenUp + open, line).toBe(held.Price);
  const until = held.StateReason === 'Immediately' ? (held.DeactivationDate ?? '') : dayIn(ZONE, now);
  const owed = parts.filter(({ DueDate }, index) => DueDate <= until || (index === 0 && held.PartPaid > 0));
  expect(held.Owed, line).toBe(parts.length === 0 ? held.AmountDue : sum(owed.map(({ Amount }) => Amount)) - held.PartPaid);
  if (held.AmountDue > 0) expect(held.PaymentLabel, line).toMatch(/^(ToPay|Unpaid)$/);
}

const owedParts = ({ InstallmentPlan, Price }: UserSubscription, day: string): number[] =>
  InstallmentPlan.length === 0 ? [Price] : InstallmentPlan.filter(({ DueDate }) => DueDate <= day).map(({ Amount }) => Amount);

function settledOf({ UserSubscriptionId }: UserSubscription, { money, writtenOff }: Books) {
  const ofHeld = [...money.values()].filter((entry) => entry.held === UserSubscriptionId);
  return {
    paid: sum(ofHeld.filter(({ isRefund }) => !isRefund).map(({ amount }) => amount)),
    back: sum(ofHeld.filter(({ isRefund }) => isRefund).map(({ amount }) => amount)),
    givenUp: sum(writtenOff.filter((each) => each.held === UserSubscriptionId).map(({ amount }) => amount)),
  };
}

/** Checks that removed subscriptions are paid, written off or still a debt. Installments that are not due end without a debt. */
async function expectNothingVanished(server: BillingServer, books: Books): Promise<void> {
  const debts = await server.debts.ofUser(books.athlete);
  const ended = await endedByRefund(server);
  for (const { held, since } of books.removed) {
    const until = held.DeactivationDate !== null && held.DeactivationDate < since ? held.DeactivationDate : since;
    const { paid, givenUp } = settledOf(held, books);
    const left = debts.find(({ UserSubscriptionId }) => UserSubscriptionId === held.UserSubscriptionId)?.AmountDue ?? 0;
    if (ended.has(held.UserSubscriptionId)) {
      expect(left, held.SubscriptionName).toBe(0);
      continue;
    }
    const owed = held.StateReason === 'Refunded' ? 0 : sum(owedParts(held, until));
    expect(paid + givenUp + left, held.SubscriptionName).toBeGreaterThanOrEqual(owed);
    expect(paid + givenUp + left, held.SubscriptionName).toBeLessThanOrEqual(held.Price);
  }
  const read = accepted(await server.subscriptions.writeOffs(server.clubId, books.athlete));
  expect(sum(read.map(({ Amount }) => Amount))).toBe(sum(books.writtenOff.map(({ amount }) => amount)));
}

async function expectLedger(server: BillingServer, athlete: number, atDesk: readonly UserSubscription[]): Promise<void> {
  const entries = await server.db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .select(['account.UserSubscriptionId', 'account.Balance', 'entry.Change', 'entry.BalanceAfter'])
    .where('account.UserId', '=', athlete)
    .orderBy('entry.LedgerEntryId')
    .execute();
  const balance = await server.credits.balance(server.clubId, athlete);
  const [mine] = await server.credits.ofUser(athlete);
  expect(mine?.Balance ?? 0).toBe(isRefusal(balance) ? null : balance.Balance);
  const shown = [
    { id: null, left: isRefusal(balance) ? null : balance.Balance },
    ...atDesk.map((held) => ({ id: held.UserSubscriptionId, left: held.RemainingTickets ?? 0 })),
  ];
  for (const { id, left } of shown) {
    const account = entries.filter((entry) => entry.UserSubscriptionId === id);
    expect(isSound(account)).toBe(true);
    const last = account.at(-1);
    expect([last?.BalanceAfter ?? 0, last?.Balance ?? 0]).toEqual([left, left]);
  }
}
