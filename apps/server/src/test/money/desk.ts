import { assignSubscriptionSchema, type UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { isRefusal } from '@clubpulse/contract/errors';
import { dayIn } from '@clubpulse/rules/time/days';
import { isUnavailable } from '../../platform/database/database.ts';
import type { BillingServer } from '../billing.ts';
import type { Act } from './acts.ts';

export const ZONE = 'Europe/Rome';

/** The expected sums in minor units, computed independently of the product. */
export interface Books {
  readonly athlete: number;
  readonly types: readonly {
    readonly ClassSubscriptionId: number;
    readonly ExternalPayment?: boolean;
    readonly Installments?: number;
  }[];
  readonly creditsPackage: { readonly id: number; readonly price: number };
  readonly money: Map<
    number,
    { amount: number; readonly isRefund: boolean; readonly visible: boolean; readonly held: number | null }
  >;
  readonly writtenOff: { readonly held: number; readonly amount: number }[];
  readonly removed: { readonly held: UserSubscription; readonly since: string }[];
}

export function openDesk(server: BillingServer, books: Books) {
  const { athlete, types, creditsPackage, money, writtenOff, removed } = books;
  const manuals: number[] = [];
  const { clubId, manager, subscriptions, changes, transactions } = server;
  const chosen = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];
  const holdings = async () => subscriptions.ofMembers(clubId, [athlete]);
  const idOf = async (which: number) => chosen(await holdings(), which)?.UserSubscriptionId;
  const keep = (id: number, entry: { amount: number; isRefund: boolean; visible: boolean; held: number | null }) =>
    void money.set(id, entry);

  async function assign({ kind, paid, visible }: Extract<Act, { do: 'assign' }>) {
    const Besides = (await holdings()).map((held) => held.UserSubscriptionId);
    const Payment = paid ? ({ Method: 'Cash', VisibleInExport: visible } as const) : null;
    const request = assignSubscriptionSchema.parse({ ...chosen(types, kind), Besides, Payment });
    const held = await subscriptions.assign(clubId, athlete, request, manager);
    if (isRefusal(held) || !paid) return;
    const paidNow = await server.db
      .selectFrom('transactions')
      .select('TransactionId')
      .where('UserSubscriptionId', '=', held.UserSubscriptionId)
      .orderBy('TransactionId')
      .executeTakeFirstOrThrow();
    const amount = held.InstallmentPlan[0]?.Amount ?? held.Price;
    keep(paidNow.TransactionId, { amount, isRefund: false, visible, held: held.UserSubscriptionId });
  }

  async function buyCredits(visible: boolean) {
    const order = { OrderType: 'Credits', ClubId: clubId, UserId: athlete, PaymentMode: 'Manual', Method: 'Cash' } as const;
    const sold = { ...order, VisibleInExport: visible, ClubCreditsPackageId: creditsPackage.id };
    const made = await server.orders.create(sold, manager);
    if (!isRefusal(made))
      keep(made.Transaction.TransactionId, { amount: creditsPackage.price, isRefund: false, visible, held: null });
  }

  const manual = (amount: number, visible: boolean) =>
    transactionInputSchema.parse({
      UserId: athlete,
      Type: 'Purchase',
      Method: 'Cash',
      Amount: amount,
      Currency: 'EUR',
      VisibleInExport: visible,
    });

  async function write({ amount, visible }: Extract<Act, { do: 'manual' }>) {
    const made = await transactions.create(clubId, manual(amount, visible), manager);
    if (isRefusal(made)) return;
    keep(made.TransactionId, { amount, isRefund: false, visible, held: null });
    manuals.push(made.TransactionId);
  }

  async function correct({ which, amount }: Extract<Act, { do: 'correct' }>) {
    const id = chosen(manuals, which);
    const entry = id === undefined ? undefined : money.get(id);
    if (id === undefined || entry === undefined) return;
    const changed = await transactions.update(clubId, id, manual(amount, entry.visible), manager);
    if (!isRefusal(changed)) entry.amount = amount;
  }

  async function pay({ which, amount, visible }: Extract<Act, { do: 'pay' }>) {
    const held = await idOf(which);
    if (held === undefined) return;
    const paid = await subscriptions.pay(held, { Method: 'Debit', Amount: amount, VisibleInExport: visible }, manager);
    if (isRefusal(paid)) return;
    const { TransactionId, Amount } = paid.Transaction;
    if (amount !== null && Amount !== amount) throw new Error(`${Amount} was taken for ${amount}.`);
    keep(TransactionId, { amount: Amount, isRefund: false, visible, held });
  }

  async function refund({ which, amount: part, effect }: Extract<Act, { do: 'refund' }>) {
    const purchase = chosen(
      [...money].filter(([, { isRefund }]) => !isRefund),
      which,
    );
    if (!purchase) return;
    const [LinkedTransactionId, { held, amount: fullAmount }] = purchase;
    const amount = part ?? fullAmount;
    const cash = { Type: 'Refund', Method: 'Cash', Amount: amount, Currency: 'EUR' } as const;
    const input = transactionInputSchema.parse({ ...cash, LinkedTransactionId, Effect: effect });
    const made = await transactions.create(clubId, input, manager);
    if (!isRefusal(made)) keep(made.TransactionId, { amount, isRefund: true, visible: true, held });
  }

  async function takeOff(which: number) {
    const entry = chosen([...money.keys()], which);
    if (entry === undefined) return;
    if ((await transactions.delete(clubId, entry, manager)) === undefined) money.delete(entry);
  }

  async function writeOff(which: number) {
    const held = chosen(await holdings(), which);
    if (!held || held.AmountDue === 0) return;
    const { UserSubscriptionId: id, AmountDue: Amount } = held;
    const done = await changes.writeOff(id, { Amount, Reason: 'Moved away' }, manager);
    if (!isRefusal(done)) writtenOff.push({ held: id, amount: Amount });
  }

  async function remove(which: number) {
    const since = dayIn(ZONE, server.now());
    const held = chosen(await holdings(), which);
    if (held && (await changes.delete(held.UserSubscriptionId, manager)) === undefined) removed.push({ held, since });
  }

  async function putOff(which: number) {
    const held = chosen(await holdings(), which);
    if (!held) return;
    const { UserSubscriptionId, ActivationDate, ExpiryDate, RemainingTickets, Notes } = held;
    await changes.update(
      UserSubscriptionId,
      { ActivationDate, ExpiryDate, RemainingTickets, Notes, DueDate: '2099-01-01' },
      manager,
    );
  }

  async function leave() {
    const since = dayIn(ZONE, server.now());
    const seen = await holdings();
    await server.leave(athlete, manager);
    const stored = new Set((await holdings()).map(({ UserSubscriptionId }) => UserSubscriptionId));
    const before = new Set(removed.map(({ held }) => held.UserSubscriptionId));
    for (const held of seen)
      if (!stored.has(held.UserSubscriptionId) && !before.has(held.UserSubscriptionId)) removed.push({ held, since });
    await server.join(athlete);
  }
  const debtOf = async (which: number) => chosen(await server.debts.ofUser(athlete), which);

  async function payDebt({ which, amount }: Extract<Act, { do: 'payDebt' }>) {
    const debt = await debtOf(which);
    if (!debt) return;
    const body = { Method: 'Cash', Amount: amount, VisibleInExport: true } as const;
    const paid = await server.debts.pay(clubId, debt.DebtId, body, manager);
    if (isRefusal(paid)) return;
    const { TransactionId, Amount } = paid.Transaction;
    keep(TransactionId, { amount: Amount, isRefund: false, visible: true, held: debt.UserSubscriptionId });
  }

  async function writeOffDebt(which: number) {
    const debt = await debtOf(which);
    if (!debt) return;
    const { DebtId, UserSubscriptionId: held, AmountDue: Amount } = debt;
    const refused = await server.debts.writeOff(clubId, DebtId, { Amount, Reason: 'Moved away' }, manager);
    if (refused === undefined) writtenOff.push({ held, amount: Amount });
  }

  async function carryOut(act: Act): Promise<void> {
    if (act.do === 'assign') return assign(act);
    if (act.do === 'credits') return buyCredits(act.visible);
    if (act.do === 'manual') return write(act);
    if (act.do === 'correct') return correct(act);
    if (act.do === 'pay') return pay(act);
    if (act.do === 'refund') return refund(act);
    if (act.do === 'takeOff') return takeOff(act.which);
    if (act.do === 'writeOff') return writeOff(act.which);
    if (act.do === 'remove') return remove(act.which);
    if (act.do === 'putOff') return putOff(act.which);
    if (act.do === 'leave') return leave();
    if (act.do === 'payDebt') return payDebt(act);
    if (act.do === 'writeOffDebt') return writeOffDebt(act.which);
    const id = await idOf(act.which);
    if (id === undefined) return;
    if (act.do === 'suspend') await changes.suspend(id, null, manager);
    else if (act.do === 'cancel') await changes.cancel(id, act.atEnd, manager);
    else await changes.reactivate(id, null, manager);
  }

  return async (act: Act): Promise<void> => {
    try {
      await carryOut(act);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  };
}
