import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { UserSubscription, UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { plainAmount } from '@clubpulse/rules/billing/ledger/money-left';
import * as actions from '@clubpulse/rules/billing/subscriptions/actions';
import { leftOf, refuseMoreThanDue } from '@clubpulse/rules/billing/subscriptions/part-payment';
import { type SubscriptionFacts, type SubscriptionPatch } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { SubscriptionChange } from '../../platform/payments/payments.ts';
import { move } from '../ledger/public.ts';
import { saveDay } from './daily.jobs.ts';
import { edited, type SubscriptionEdit } from './edit.checks.ts';
import { endAtProvider, isActiveAtProvider } from './end-at-provider.store.ts';
import { refuseFollowed } from './follower.facts.ts';
import { detachFromProvider, isChargedOnline } from './paying/card-installments.rows.ts';
import { closeDebtPages } from './paying/debt-pages.service.ts';
import { afterWriteOff, nextPayment, owedOn } from './paying/next-payment.rows.ts';
import { refuseCharged, takeOver } from './paying/take-over.service.ts';
import { emitSubscription } from './subscriptions.events.ts';
import type { ChangeEvent, OnlineChange } from './subscriptions.ports.ts';
import { presentSubscriptions } from './subscriptions.present.ts';
import { factsOf } from './subscriptions.rows.ts';
import type { SubscriptionParts } from './subscriptions.service.ts';
import * as store from './subscriptions.store.ts';

export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

interface Locked {
  readonly row: store.SubscriptionRow;
  readonly today: string;
  readonly activeBookings: number;
}

export type ChangeParts = Omit<SubscriptionParts, 'club'> & { readonly now: () => Date };

export function createSubscriptionChanges(parts: Omit<SubscriptionParts, 'club'>) {
  return bindActs(
    { now: () => new Date(), ...parts },
    { suspend, reactivate, cancel, undoCancel, update, writeOff, delete: remove },
  );
}

/**
 * Locks before bookings are counted, so that a concurrent booking is counted or decided again. First applies the changes due at
 * midnight.
 */
export function withLockedSubscription<T>(
  { db, bookings, now }: ChangeParts,
  id: UserSubscriptionId,
  act: (trx: Queryable, found: Locked) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return db.transaction().execute(async (trx) => {
    const stored = await store.lockSubscription(trx, id);
    if (!stored) return refuse('NotFound');
    const today = dayIn(stored.TimeZone, now());
    const row = await saveDay(trx, stored, today);
    return act(trx, { row, today, activeBookings: await bookings.activeBookings(trx, id, now()) });
  });
}

export async function save(
  { bookings, now }: ChangeParts,
  trx: Queryable,
  row: store.SubscriptionRow,
  fields: store.SubscriptionColumns,
  notice: ChangeEvent,
): Promise<UserSubscription | Refusal> {
  await store.saveSubscription(trx, row.UserSubscriptionId, fields);
  const after = await store.subscriptionOf(trx, row.UserSubscriptionId);
  if (!after) return refuse('NotFound');
  await emitSubscription(trx, notice.Type, after, notice);
  const [subscription] = await presentSubscriptions(trx, [after], bookings, now());
  return subscription ?? refuse('NotFound');
}

interface Change {
  readonly notice: ChangeEvent;
  readonly decide: (
    facts: SubscriptionFacts,
    found: Locked,
    trx: Queryable,
  ) => SubscriptionPatch | Refusal | Promise<SubscriptionPatch | Refusal>;
  readonly atProvider: (row: store.SubscriptionRow) => SubscriptionChange;
}

/**
 * A provider's subscription is changed first at the provider, outside the transaction. Of installments the provider only charges
 * the parts.
 */
export async function change(
  parts: ChangeParts,
  id: number,
  { notice, decide, atProvider }: Change,
): Promise<UserSubscription | Refusal> {
  let online: OnlineChange | undefined;
  const answer = await withLockedSubscription(parts, id, async (trx, found) => {
    const patch = await decide(factsOf(found.row), found, trx);
    if (isRefusal(patch)) return patch;
    if (isChargedOnline(found.row)) return save(parts, trx, found.row, await ofInstallments(trx, found.row, patch), notice);
    if (found.row.ExtSubscriptionId === null) return save(parts, trx, found.row, patch, notice);
    const { State: _, StateReason: __, ...columns } = patch;
    online = { change: atProvider(found.row), columns, notice };
    return undefined;
  });
  if (isRefusal(answer) || answer !== undefined) return answer;
  const refused = online && parts.online ? await parts.online.changeOnline(id, online) : refuse('OnlinePaymentsNotConfigured');
  if (refused) return refused;
  const after = await store.subscriptionOf(parts.db, id);
  const [subscription] = after ? await presentSubscriptions(parts.db, [after], parts.bookings, parts.now()) : [];
  return subscription ?? refuse('NotFound');
}

/** Installments are charged unless the subscription is canceled at once. */
async function ofInstallments(trx: Queryable, row: store.SubscriptionRow, patch: SubscriptionPatch) {
  if (patch.State !== 'Canceled') return patch;
  await endAtProvider(trx, [row]);
  return { ...detachFromProvider(row), ...patch };
}

export const pauseUntil =
  (day: string | null) =>
  ({ TimeZone }: store.SubscriptionRow): SubscriptionChange => ({
    kind: 'pause',
    until: day === null ? null : startOfDay(TimeZone, day),
  });

/**
 * Suspends the subscription from today until the date, at least 7 days, or until staff reactivate it (null). Refused while it
 * pays future bookings.
 */
const suspend = (
  parts: ChangeParts,
  id: UserSubscriptionId,
  reactivationDate: string | null,
  by: CallerId,
): Promise<UserSubscription | Refusal> =>
  change(parts, id, {
    notice: { Type: 'UserSubscriptionSuspend', Reason: 'Suspended', by },
    decide: (facts, { today, activeBookings }) => actions.suspend(facts, today, reactivationDate, activeBookings),
    atProvider: pauseUntil(reactivationDate),
  });

export const reactivate = (
  parts: ChangeParts,
  id: UserSubscriptionId,
  reactivationDate: string | null,
  by: CallerId | null,
): Promise<UserSubscription | Refusal> =>
  change(parts, id, {
    notice:
      reactivationDate === null
        ? { Type: 'UserSubscriptionReactivate', Reason: 'Reactivated', by }
        : { Type: 'UserSubscriptionUpdate', Reason: 'ReactivationDate', by },
    decide: (facts, { today }) => actions.reactivate(facts, today, reactivationDate),
    atProvider: reactivationDate === null ? () => ({ kind: 'resume' }) : pauseUntil(reactivationDate),
  });

const cancel = (
  parts: ChangeParts,
  id: UserSubscriptionId,
  atPeriodEnd: boolean,
  by: CallerId,
): Promise<UserSubscription | Refusal> =>
  change(parts, id, {
    notice: { Type: 'UserSubscriptionUpdate', Reason: atPeriodEnd ? 'CanceledAtPeriodEnd' : 'CanceledImmediately', by },
    decide: (facts, { today, activeBookings }) => actions.cancel(facts, today, atPeriodEnd, activeBookings),
    atProvider: () => ({ kind: atPeriodEnd ? 'cancelAtPeriodEnd' : 'cancelNow' }),
  });

const undoCancel = (parts: ChangeParts, id: UserSubscriptionId, by: CallerId): Promise<UserSubscription | Refusal> =>
  change(parts, id, {
    notice: { Type: 'UserSubscriptionUpdate', Reason: 'CancelWithdrawn', by },
    decide: async (facts, { row, today }, trx) => (await refuseFollowed(trx, row)) ?? actions.undoCancel(facts, today),
    atProvider: () => ({ kind: 'keep' }),
  });

const update = (
  parts: ChangeParts,
  id: UserSubscriptionId,
  { RowVersion, ...edit }: SubscriptionEdit & { readonly RowVersion?: number },
  by: CallerId,
): Promise<UserSubscription | Refusal> =>
  withLockedSubscription(parts, id, async (trx, { row, today }) => {
    if (RowVersion !== undefined && RowVersion !== row.RowVersion) return refuse('StaleRowVersion');
    const fields = edited(row, edit, today);
    if (isRefusal(fields)) return fields;
    const { ClubId, UserId } = row;
    const RemainingTickets = edit.RemainingTickets === undefined ? row.RemainingTickets : edit.RemainingTickets;
    const Change = (RemainingTickets ?? 0) - (row.RemainingTickets ?? 0);
    if (Change !== 0) {
      const moved = await move(trx, { ClubId, UserId, UserSubscriptionId: id }, { Change, Reason: 'Adjustment', by });
      if (isRefusal(moved)) return moved;
    }
    const facts = factsOf({ ...row, ...fields, RemainingTickets });
    const state = actions.settled(facts, {}, today);
    return save(parts, trx, row, { ...fields, ...state }, { Type: 'UserSubscriptionUpdate', Reason: 'Edited', by });
  });

const writeOff = async (
  parts: ChangeParts,
  id: UserSubscriptionId,
  { Amount, Reason }: { readonly Amount: number; readonly Reason: string },
  by: CallerId,
): Promise<UserSubscription | Refusal> => {
  const refused = await takeOver(parts, id, by);
  if (refused) return refused;
  return withLockedSubscription(parts, id, async (trx, { row }) => {
    const next = nextPayment(row);
    const charged = refuseCharged(row);
    if (charged || !next) return charged ?? refuse('SubscriptionNothingToPay');
    const left = leftOf(next);
    if (left !== Amount) return refuseMoreThanDue(left, row.Currency);
    await store.insertWriteOff(trx, row, { Number: next.Number, Amount, Reason, by, At: parts.now() });
    await closeDebtPages(trx, row);
    const after = { ...afterWriteOff(row, next), PartPaid: 0 };
    return save(parts, trx, row, after, { Type: 'UserSubscriptionUpdate', Reason: 'WrittenOff', by });
  });
};

/**
 * Payments and write-offs remain. Refused while the subscription pays future bookings, and while money is owed, because a debt
 * must not disappear.
 */
const remove = (parts: ChangeParts, id: UserSubscriptionId, by: CallerId): Promise<Refusal | undefined> =>
  withLockedSubscription<undefined>(parts, id, async (trx, { row, activeBookings, today }) => {
    const refused = actions.refuseWithBookings(activeBookings) ?? refuseWithDebt(row, today);
    if (refused) return refused;
    await endAtProvider(trx, [row].filter(isActiveAtProvider));
    await store.deleteSubscription(trx, id);
    await emitSubscription(trx, 'UserSubscriptionDelete', row, { Reason: 'Deleted', by });
    return undefined;
  });

function refuseWithDebt(row: store.SubscriptionRow, today: string): Refusal | undefined {
  const debt = owedOn(row, today);
  return debt > 0 ? refuse('SubscriptionHasDebt', { values: { amount: plainAmount(debt, row.Currency) } }) : undefined;
}
