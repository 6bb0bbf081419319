import { isRefusal } from '@clubpulse/contract/errors';
import { endedAtOnce, revived, settled } from '@clubpulse/rules/billing/subscriptions/actions';
import { isEnded } from '@clubpulse/rules/billing/subscriptions/states';
import { soldTickets, ticketsOfRefund } from '@clubpulse/rules/billing/transactions/refund-effect';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Queryable } from '../../platform/database/database.ts';
import { move, movedBy } from '../ledger/public.ts';
import type { BoughtPorts } from '../transactions/public.ts';
import { saveDay } from './daily.jobs.ts';
import { endAtProvider, isActiveAtProvider } from './end-at-provider.store.ts';
import { detachFromProvider } from './paying/card-installments.rows.ts';
import { owedOn } from './paying/next-payment.rows.ts';
import { emitSubscription } from './subscriptions.events.ts';
import type { BookingPorts } from './subscriptions.ports.ts';
import { factsOf, onDay } from './subscriptions.rows.ts';
import * as store from './subscriptions.store.ts';

interface RefundParts {
  readonly bookings: BookingPorts;
  readonly now?: () => Date;
}

export function refundedSubscriptions({ bookings, now = () => new Date() }: RefundParts): BoughtPorts {
  async function ofToday(trx: Queryable, id: number): Promise<{ row: store.SubscriptionRow; today: string } | undefined> {
    const stored = await store.lockSubscription(trx, id);
    if (!stored) return undefined;
    const today = dayIn(stored.TimeZone, now());
    return { row: await saveDay(trx, stored, today), today };
  }

  async function save(
    trx: Queryable,
    row: store.SubscriptionRow,
    patch: store.SubscriptionColumns,
    Reason: string,
    by: number | null,
  ) {
    await store.saveSubscription(trx, row.UserSubscriptionId, patch);
    const after = await store.subscriptionOf(trx, row.UserSubscriptionId);
    if (after) await emitSubscription(trx, 'UserSubscriptionUpdate', after, { Reason, by });
  }

  const accountOf = ({ ClubId, UserId, UserSubscriptionId }: store.SubscriptionRow) => ({ ClubId, UserId, UserSubscriptionId });

  return {
    async lockBought(trx, id) {
      await store.lockSubscription(trx, id);
    },

    async boughtSubscription(db, id, refundedBefore) {
      const stored = await store.subscriptionOf(db, id);
      if (!stored) return { Subscription: null, Bookings: [] };
      const today = dayIn(stored.TimeZone, now());
      const { row } = onDay(stored, today);
      const sold = soldTickets(row.Price, refundedBefore, row.MaxActivities);
      const { UserSubscriptionId, SubscriptionName } = row;
      const Tickets = sold && { ...sold, Left: row.RemainingTickets ?? 0 };
      return {
        Subscription: { UserSubscriptionId, SubscriptionName, IsOver: isEnded(row.State), Owed: owedOn(row, today), Tickets },
        Bookings: (await bookings.bookingsToCome(db, id, now())).map(({ Begin, ...one }) => ({
          ...one,
          Begin: Begin.toISOString(),
        })),
      };
    },

    async takeTickets(trx, { UserSubscriptionId: id, Amount, refundedBefore, by }, write) {
      const found = await ofToday(trx, id);
      if (!found) return write('Keep');
      const { row, today } = found;
      const sold = soldTickets(row.Price, refundedBefore, row.MaxActivities);
      const tickets = ticketsOfRefund({ sold, left: row.RemainingTickets ?? 0 }, Amount);
      if (isRefusal(tickets)) return tickets;
      const TransactionId = await write('TakeBack');
      if (tickets === 0) return TransactionId;
      const transaction = () => Promise.resolve(TransactionId);
      const moved = await move(trx, accountOf(row), { Change: -tickets, Reason: 'Refund', transaction, by });
      if (isRefusal(moved)) throw new Error('Tickets that were counted under the lock were not there.');
      const left = factsOf({ ...row, RemainingTickets: moved.BalanceAfter });
      await save(trx, row, settled(left, {}, today), 'TicketsRefunded', by);
      return TransactionId;
    },

    async returnTickets(trx, { TransactionId, UserSubscriptionId: id }, by) {
      const taken = await movedBy(trx, TransactionId);
      if (!taken || taken.Change >= 0) return undefined;
      const found = await ofToday(trx, id);
      if (!found) return undefined;
      const { row, today } = found;
      const transaction = () => Promise.resolve(TransactionId);
      const moved = await move(trx, accountOf(row), { Change: -taken.Change, Reason: 'Adjustment', transaction, by });
      if (isRefusal(moved)) return moved;
      const again = factsOf({ ...row, RemainingTickets: moved.BalanceAfter });
      await save(trx, row, settled(again, {}, today), 'RefundUndone', by);
      return undefined;
    },

    async endByRefunds(trx, { UserSubscriptionId: id, isEnded: ends }, by) {
      const found = await ofToday(trx, id);
      if (!found) return;
      const { row, today } = found;
      if (ends === (row.StateReason === 'Refunded')) return;
      if (!ends) return save(trx, row, beforeRefund(row, today), 'RefundUndone', by);
      await endAtProvider(trx, [row].filter(isActiveAtProvider));
      if (isEnded(row.State)) {
        const StateReasonWhenRefunded = row.StateReason ?? 'Immediately';
        return store.saveSubscription(trx, id, { ...detachFromProvider(row), StateReason: 'Refunded', StateReasonWhenRefunded });
      }
      await bookings.takeOffClasses(trx, id, by, now());
      const suspension = { SuspendedWhenRefunded: row.SuspendedDate, ReactivationWhenRefunded: row.ReactivationDate };
      await save(trx, row, { ...detachFromProvider(row), ...endedAtOnce(today, 'Refunded'), ...suspension }, 'Refunded', by);
    },
  };
}

function beforeRefund(row: store.SubscriptionRow, today: string): store.SubscriptionColumns {
  const suspension = { SuspendedDate: row.SuspendedWhenRefunded, ReactivationDate: row.ReactivationWhenRefunded };
  const before = row.StateReasonWhenRefunded;
  const patch = before === null ? revived(factsOf(row), today, suspension) : { StateReason: before };
  return { ...patch, SuspendedWhenRefunded: null, ReactivationWhenRefunded: null, StateReasonWhenRefunded: null };
}
