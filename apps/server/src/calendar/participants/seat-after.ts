import type { Place } from '@clubpulse/contract/calendar/classes';
import type { ParticipantState } from '@clubpulse/contract/calendar/participants';
import type { MineFacts, SeatFacts } from './facts.store.ts';
import { columnsAfter, type SeatAfter, type SeatChange } from './seat-change.store.ts';

type Change = Pick<SeatChange, 'facts' | 'userId' | 'to' | 'giveBack' | 'staffId' | 'forced'>;

/** The facts as they are when the change is written: what its answer shows, without reading anything again. */
export function seatAfter(change: Change, ClassParticipantId: number): SeatFacts {
  const { facts, to } = change;
  const mine = to === null ? null : mineAfter(change, to, ClassParticipantId);
  return { ...facts, class: classAfter(change), member: memberAfter(change), mine };
}

function mineAfter(change: Change, to: SeatAfter, ClassParticipantId: number): MineFacts {
  const { facts, userId, staffId, forced } = change;
  const { State: _state, Place: _place, ...paid } = columnsAfter(change);
  const payment = to.State === 'Booked' ? to.payment : undefined;
  const tickets = payment?.subscription?.RemainingTickets ?? null;
  const waited = facts.mine?.State === 'Waiting' && facts.mine.Place === to.Place;
  return {
    ClassParticipantId,
    ClassId: facts.class.ClassId,
    UserId: userId,
    ClubId: facts.class.ClubId,
    ClassBegin: facts.class.Begin.toISOString(),
    ClassEnd: facts.class.End.toISOString(),
    State: to.State,
    Place: to.Place,
    Since: facts.now.toISOString(),
    OfferExpiresAt: null,
    Attendance: null,
    NoShow: false,
    AddedBy: staffId,
    Forced: forced,
    SubscriptionName: payment?.subscription?.SubscriptionName ?? null,
    RemainingTickets: tickets === null ? null : tickets - (payment?.tickets ?? 0),
    QueuePosition: to.State === 'Waiting' ? facts.class[`${to.Place}Queued`] + (waited ? 0 : 1) : null,
    ...paid,
  };
}

/** The counters of the class. */
function classAfter({ facts: { class: given, mine }, to }: Change): SeatFacts['class'] {
  const counted = { ...given };
  const count = (place: Place, state: ParticipantState, by: number) => {
    counted[state === 'Booked' ? (`${place}Participants` as const) : (`${place}Queued` as const)] += by;
  };
  if (mine) count(mine.Place, mine.State, -1);
  if (mine?.OfferExpiresAt) counted[`${mine.Place}Offered`] -= 1;
  if (to) count(to.Place, to.State, 1);
  return counted;
}

/** Credits and tickets. */
function memberAfter({ facts: { member, mine }, to, giveBack }: Change): SeatFacts['member'] {
  const payment = to?.State === 'Booked' ? to.payment : undefined;
  const back = giveBack && mine !== null;
  const credits = member.payment.credits - (payment?.credits ?? 0) + (back ? mine.Credits : 0);
  const subscriptions = member.payment.subscriptions.map((one) => {
    const taken = one.UserSubscriptionId === payment?.subscription?.UserSubscriptionId ? payment.tickets : 0;
    const given = back && one.UserSubscriptionId === mine.UserSubscriptionId ? mine.Tickets : 0;
    return one.RemainingTickets === null ? one : { ...one, RemainingTickets: one.RemainingTickets - taken + given };
  });
  return { ...member, payment: { credits, subscriptions } };
}
