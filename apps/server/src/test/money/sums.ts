import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal } from '@clubpulse/contract/errors';
import { isSound } from '@clubpulse/rules/billing/ledger/ledger';
import { expect } from 'vitest';
import { accepted, type BillingHouse } from '../billing.ts';
import type { Books } from './desk.ts';

const page = { draw: 1, start: 0, length: 1000 };
const signed = ({ amount, isRefund }: { amount: number; isRefund: boolean }) => (isRefund ? -amount : amount);
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const net = (rows: readonly { Type: string; Amount: number }[]) =>
  sum(rows.map((row) => (row.Type === 'Refund' ? -row.Amount : row.Amount)));

/** Transactions, export, member's page, athlete's page and ledger say what was accepted, to the cent. `since`: an ISO instant. */
export async function expectOneTruth(house: BillingHouse, books: Books, since: string): Promise<void> {
  const { athlete, money } = books;
  const entries = [...money.values()];
  const all = sum(entries.map(signed));
  const until = new Date(house.now().getTime() + 86_400_000).toISOString();
  const filter = { Begin: since, End: until, UserId: athlete };
  const list = await house.transactions.list(house.clubId, { ...filter, ...page, Sort: '-At' });
  const exported = accepted(await house.transactions.export(house.clubId, filter));
  const own = await house.transactions.ofUser(athlete, page);
  const [sums] = list.Sums;
  expect({
    rows: list.data.length,
    list: net(list.data),
    sums: (sums?.PurchasesAmount ?? 0) - (sums?.RefundsAmount ?? 0),
    saidOfExport: (sums?.PurchasesAmount ?? 0) - (sums?.RefundsAmount ?? 0) - (sums?.HiddenAmount ?? 0),
    export: net(exported),
    own: net(own.data),
  }).toEqual({
    rows: money.size,
    list: all,
    sums: all,
    saidOfExport: sum(entries.filter(({ visible }) => visible).map(signed)),
    export: sum(entries.filter(({ visible }) => visible).map(signed)),
    own: all,
  });
  for (const row of list.data) expect(row.RefundedAmount).toBeLessThanOrEqual(row.Amount);

  const atDesk = accepted(await house.subscriptions.ofClubUser(house.clubId, athlete));
  expect(await house.subscriptions.ofUser(athlete)).toEqual(atDesk.map((held) => ({ ...held, WriteOffs: [] })));
  for (const held of atDesk) expectSettled(held, books);
  await expectLedger(house, athlete, atDesk);
}

/** What was due of a subscription is paid, given up or still due; nothing of what ended with all of its money back. */
function expectSettled(held: UserSubscription, { money, writtenOff }: Books): void {
  const ofHeld = [...money.values()].filter((entry) => entry.held === held.UserSubscriptionId);
  const paid = sum(ofHeld.filter(({ isRefund }) => !isRefund).map(({ amount }) => amount));
  const back = sum(ofHeld.filter(({ isRefund }) => isRefund).map(({ amount }) => amount));
  const givenUp = sum(writtenOff.filter((each) => each.held === held.UserSubscriptionId).map(({ amount }) => amount));
  const parts = held.InstallmentPlan.filter(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);
  const open = held.InstallmentPlan.length === 0 ? held.AmountDue : sum(parts.map(({ Amount }) => Amount)) - held.PartPaid;
  const said = `${held.SubscriptionName} ${held.State} ${held.StateReason}`;
  expect(back, said).toBeLessThanOrEqual(paid);
  expect(sum(held.WriteOffs.map(({ Amount }) => Amount)), said).toBe(givenUp);
  if (held.StateReason === 'Refunded') expect([paid - back, held.AmountDue], said).toEqual([0, 0]);
  // What is cancelled at once is collected no more.
  else if (held.StateReason === 'Immediately') expect(paid + givenUp + open, said).toBeLessThanOrEqual(held.Price);
  else expect(paid + givenUp + open, said).toBe(held.Price);
}

/** Each account adds up entry by entry, and its end is what the pages show. */
async function expectLedger(house: BillingHouse, athlete: number, atDesk: readonly UserSubscription[]): Promise<void> {
  const entries = await house.db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .select(['account.UserSubscriptionId', 'account.Balance', 'entry.Change', 'entry.BalanceAfter'])
    .where('account.UserId', '=', athlete)
    .orderBy('entry.LedgerEntryId')
    .execute();
  const balance = await house.credits.balance(house.clubId, athlete);
  const [mine] = await house.credits.ofUser(athlete);
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
