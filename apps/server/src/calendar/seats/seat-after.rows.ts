import type { SeatCounter } from '@clubpulse/rules/calendar/seats/seat-deltas';
import { columnsAfter, type SeatAfter, type SeatChange } from './seat-change.store.ts';
import type { MineFacts, SeatFacts } from './seats.facts.ts';

type Change = Pick<SeatChange, 'facts' | 'userId' | 'to' | 'deltas' | 'staffId' | 'forced'>;

/** The facts as they are when the change is written: what its answer shows, without reading anything again. */
export function seatAfter(change: Change, ClassParticipantId: number): SeatFacts {
  const { facts, to } = change;
  const mine = to === null ? null : mineAfter(change, to, ClassParticipantId);
  return { ...facts, class: classAfter(change), member: memberAfter(change), mine };
}

function mineAfter(change: Change, to: SeatAfter, ClassParticipantId: number): MineFacts {
  const { facts, userId, deltas, staffId, forced } = change;
  const { State, Place, ...paid } = columnsAfter(change);
  const payment = to.State === 'Booked' ? to.payment : undefined;
  const tickets = payment?.subscription?.RemainingTickets ?? null;
  return {
    ClassParticipantId,
    ClassId: facts.class.ClassId,
    UserId: userId,
    ClubId: facts.class.ClubId,
    ClassBegin: facts.class.Begin.toISOString(),
    ClassEnd: facts.class.End.toISOString(),
    State: State ?? '',
    Place: Place ?? '',
    Since: facts.now.toISOString(),
    OfferExpiresAt: null,
    Attendance: null,
    NoShow: false,
    AddedBy: staffId,
    Forced: forced,
    SubscriptionName: payment?.subscription?.SubscriptionName ?? null,
    RemainingTickets: tickets === null ? null : tickets + (deltas.movement?.Change ?? 0),
    QueuePosition: deltas.QueuePosition,
    ...paid,
  };
}

/** The counters of the class. */
function classAfter({ facts: { class: given }, deltas }: Change): SeatFacts['class'] {
  const counted = Object.entries(deltas.counters).map(([counter, by]) => [counter, given[counter as SeatCounter] + by]);
  return { ...given, ...Object.fromEntries(counted) };
}

/** Credits and tickets. */
function memberAfter({ facts: { member }, deltas: { movement } }: Change): SeatFacts['member'] {
  if (movement === null) return member;
  const { credits, subscriptions } = member.payment;
  if (movement.UserSubscriptionId === null) return { ...member, payment: { subscriptions, credits: credits + movement.Change } };
  const moved = subscriptions.map((one) =>
    one.UserSubscriptionId === movement.UserSubscriptionId && one.RemainingTickets !== null
      ? { ...one, RemainingTickets: one.RemainingTickets + movement.Change }
      : one,
  );
  return { ...member, payment: { credits, subscriptions: moved } };
}
