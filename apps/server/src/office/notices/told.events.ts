import type * as subscriptions from '@clubpulse/contract/billing/subscriptions.events';
import type * as seats from '@clubpulse/contract/calendar/seats/seats.events';
import type { policiesNotAccepted } from '@clubpulse/contract/clubs/policies.events';
import type * as straps from '@clubpulse/contract/devices/sensors.events';
import type { EventKind, PayloadOf } from '@clubpulse/contract/event';
import type { NotificationGroup } from '@clubpulse/contract/office/notifications';
import type { firstTraining } from '@clubpulse/contract/training/trainings.events';

/** Why a subscription is over that neither its date nor its tickets ended. */
const endReasons = ['UnpaidExternal', 'PeriodEnd', 'Immediately', 'CanceledImmediately', 'Refunded'] as const;

type Said<K extends EventKind> = { readonly Type: K['Type'] } & PayloadOf<K>;
type Update = PayloadOf<typeof subscriptions.userSubscriptionUpdate>;
type End = Update & { readonly Type: 'UserSubscriptionUpdate'; readonly Reason: (typeof endReasons)[number] };

/** What is told by mail, as the event says it. */
export type Told =
  | Said<typeof seats.seatOffered>
  | Said<typeof seats.seatOpen>
  | Said<typeof seats.classUnsubscription>
  | Said<typeof seats.classCanceled>
  | Said<typeof seats.classMoved>
  | Said<typeof subscriptions.userSubscriptionExpiring>
  | Said<typeof subscriptions.userSubscriptionExpired>
  | End
  | Said<typeof policiesNotAccepted>
  | Said<typeof firstTraining>;

/** What is told about a strap, to its owner and to who asks for it: no club has a part in it. */
export type ToldOfStrap =
  | Said<typeof straps.sensorClaimed>
  | Said<typeof straps.sensorReassigned>
  | Said<typeof straps.sensorClaimRefused>;

/** The end of a subscription, for a reason of its own; what had expired before was told then, and any other change is not told. */
export function endOf(update: Update): End | undefined {
  const Reason = endReasons.find((reason) => reason === update.Reason);
  const isOver = update.State === 'Canceled' || update.State === 'NonRenewed';
  return Reason && isOver && update.From !== 'Expired' ? { ...update, Type: 'UserSubscriptionUpdate', Reason } : undefined;
}

/** What switches its mail off; what changes a class that somebody is in always comes. */
export function groupOf({ Type }: Told): NotificationGroup | 'always' {
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

/** The day that found it when it began, where none of people did it. */
export const dayOf = (told: Told): string | null => ('Day' in told ? (told.Day ?? null) : null);

/** Until when it matters. */
export function mattersUntil(told: Told): Date | null {
  if (told.Type === 'SeatOffered') return new Date(told.OfferExpiresAt);
  const toCome = told.Type === 'SeatOpen' || told.Type === 'ClassUnsubscription' || told.Type === 'ClassMoved';
  return toCome ? new Date(told.ClassDate) : null;
}
