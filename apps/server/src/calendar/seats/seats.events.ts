import type { NewEvent } from '../../platform/events/events.ts';
import type { SeatAfter } from './seat-change.store.ts';
import type { SeatFacts } from './seats.facts.ts';

/** What a change of a seat is to the rest of the house. `Target` is the member, `By` staff or null for herself or the house. */

interface Changed {
  readonly facts: SeatFacts;
  readonly userId: number;
  readonly to: SeatAfter | null;
  readonly giveBack: boolean;
  readonly strike: boolean;
  readonly staffId: number | null;
}

type OfClass = Pick<SeatFacts['class'], 'ClubId' | 'ClassId' | 'Name' | 'Begin'>;

export const seatEvent = (Type: string, given: OfClass, userId: number, more: NewEvent['Payload'] = {}): NewEvent => ({
  ClubId: given.ClubId,
  Type,
  Payload: { Target: userId, ClassId: given.ClassId, ClassName: given.Name, ClassDate: given.Begin.toISOString(), ...more },
});

export function seatEvents({ facts, userId, to, giveBack, strike, staffId }: Changed): NewEvent[] {
  const { class: given, mine } = facts;
  const event = (Type: string, more: NewEvent['Payload'] = {}) => seatEvent(Type, given, userId, { By: staffId, ...more });
  const events: NewEvent[] = [];
  if (to?.State === 'Booked') {
    events.push(event('ClassSubscription', { Place: to.Place }));
    if (to.payment.credits > 0) events.push(event('CreditsSub', { Credits: to.payment.credits }));
    return events;
  }
  if (to) events.push(event('ClassQueued', { Place: to.Place }));
  else events.push(event('ClassUnsubscription', { Reason: reasonOf(mine?.State === 'Booked', giveBack, staffId) }));
  if (mine && giveBack && mine.Credits > 0) events.push(event('CreditsAdd', { Credits: mine.Credits }));
  if (strike) events.push(event('StrikeCounted', { Kind: 'LateCancel' }));
  return events;
}

function reasonOf(wasBooked: boolean, giveBack: boolean, staffId: number | null): string {
  if (!wasBooked) return 'LeftQueue';
  if (staffId !== null) return 'Removed';
  return giveBack ? 'Canceled' : 'LateCancel';
}
