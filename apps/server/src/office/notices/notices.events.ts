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

/** Reasons for the end of a subscription other than its last day or its last ticket. */
const endReasons = ['UnpaidExternal', 'PeriodEnd', 'Immediately', 'CanceledImmediately', 'Refunded'] as const;

type Said<K extends EventKind> = { readonly Type: K['Type'] } & PayloadOf<K>;
type Update = PayloadOf<typeof userSubscriptionUpdate>;
type End = Update & { readonly Type: 'UserSubscriptionUpdate'; readonly Reason: (typeof endReasons)[number] };

export type NoticeEvent =
  | Said<typeof seatOffered>
  | Said<typeof seatOpen>
  | Said<typeof classUnsubscription>
  | Said<typeof classCanceled>
  | Said<typeof classMoved>
  | Said<typeof userSubscriptionExpiring>
  | Said<typeof userSubscriptionExpired>
  | End
  | Said<typeof policiesNotAccepted>
  | Said<typeof firstTraining>;

export type StrapNotice = Said<typeof sensorClaimed> | Said<typeof sensorReassigned> | Said<typeof sensorClaimRefused>;

/**
 * Returns the end of a subscription for one of `endReasons`. An already expired subscription and all other changes cause no
 * notice.
 */
export function endOf(update: Update): End | undefined {
  const Reason = endReasons.find((reason) => reason === update.Reason);
  const isOver = update.State === 'Canceled' || update.State === 'NonRenewed';
  return Reason && isOver && update.From !== 'Expired' ? { ...update, Type: 'UserSubscriptionUpdate', Reason } : undefined;
}

export function groupOf({ Type }: NoticeEvent): NotificationGroup | 'always' {
  switch (Type) {
    case 'ClassCanceled':
    case 'ClassMoved':
    case 'ClassUnsubscription':
      return 'always';
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

export const dayOf = (told: NoticeEvent): string | null => ('Day' in told ? (told.Day ?? null) : null);

export function mattersUntil(told: NoticeEvent): Date | null {
  if (told.Type === 'SeatOffered') return new Date(told.OfferExpiresAt);
  const toCome = told.Type === 'SeatOpen' || told.Type === 'ClassUnsubscription' || told.Type === 'ClassMoved';
  return toCome ? new Date(told.ClassDate) : null;
}
