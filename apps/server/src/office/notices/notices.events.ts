import type {
  userSubscriptionExpired,
  userSubscriptionExpiring,
  userSubscriptionUpdate,
} from '@clubpulse/contract/billing/billing.events';
import type {
  classCanceled,
  classMoved,
  classUnsubscription,
  seatOffered,
  seatOpen,
} from '@clubpulse/contract/calendar/calendar.events';
import type { policiesNotAccepted } from '@clubpulse/contract/clubs/clubs.events';
import type { sensorClaimed, sensorClaimRefused, sensorReassigned } from '@clubpulse/contract/devices/devices.events';
import type { EventKind, PayloadOf } from '@clubpulse/contract/event';
import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import type { firstTraining } from '@clubpulse/contract/training/training.events';

/** The reasons to end a subscription other than its last day or ticket. */
const endReasons = ['UnpaidExternal', 'PeriodEnd', 'Immediately', 'CanceledImmediately', 'Refunded'] as const;

type OfKind<K extends EventKind> = { readonly Type: K['Type'] } & PayloadOf<K>;
type Update = PayloadOf<typeof userSubscriptionUpdate>;
type End = Update & { readonly Type: 'UserSubscriptionUpdate'; readonly Reason: (typeof endReasons)[number] };

export type NoticeEvent =
  | OfKind<typeof seatOffered>
  | OfKind<typeof seatOpen>
  | OfKind<typeof classUnsubscription>
  | OfKind<typeof classCanceled>
  | OfKind<typeof classMoved>
  | OfKind<typeof userSubscriptionExpiring>
  | OfKind<typeof userSubscriptionExpired>
  | End
  | OfKind<typeof policiesNotAccepted>
  | OfKind<typeof firstTraining>;

export type StrapNotice = OfKind<typeof sensorClaimed> | OfKind<typeof sensorReassigned> | OfKind<typeof sensorClaimRefused>;

/** Undefined for a change that does not end the subscription, and if it had expired before. */
export function endOf(update: Update): End | undefined {
  const Reason = endReasons.find((reason) => reason === update.Reason);
  const isOver = update.State === 'Canceled' || update.State === 'NonRenewed';
  return Reason && isOver && update.From !== 'Expired' ? { ...update, Type: 'UserSubscriptionUpdate', Reason } : undefined;
}

type AboutClass = Extract<NoticeEvent, { readonly Type: 'ClassCanceled' | 'ClassMoved' | 'ClassUnsubscription' }>;

export const isAboutClass = (notice: NoticeEvent): notice is AboutClass =>
  notice.Type === 'ClassCanceled' || notice.Type === 'ClassMoved' || notice.Type === 'ClassUnsubscription';

export function groupOf(notice: NoticeEvent): NotificationGroup | 'always' {
  if (isAboutClass(notice)) return 'always';
  switch (notice.Type) {
    case 'SeatOffered':
    case 'SeatOpen':
      return 'Bookings';
    case 'PoliciesNotAccepted':
      return 'Documents';
    case 'FirstTraining':
      return 'Members';
    default:
      return 'Subscriptions';
  }
}

export const dayOf = (notice: NoticeEvent): string | null => ('Day' in notice ? (notice.Day ?? null) : null);

export function mattersUntil(notice: NoticeEvent): Date | null {
  if (notice.Type === 'SeatOffered') return new Date(notice.OfferExpiresAt);
  const toCome = notice.Type === 'SeatOpen' || notice.Type === 'ClassUnsubscription' || notice.Type === 'ClassMoved';
  return toCome ? new Date(notice.ClassDate) : null;
}
