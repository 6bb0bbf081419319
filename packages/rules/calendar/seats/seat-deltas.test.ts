import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeatDeltaFacts, seatDeltas } from './seat-decisions.ts';

type Mine = NonNullable<SeatDeltaFacts['mine']>;
type To = NonNullable<SeatDeltaFacts['to']>;

const booked: Mine = {
  State: 'Booked',
  Place: 'InSite',
  OfferExpiresAt: null,
  UserSubscriptionId: null,
  Credits: 0,
  Tickets: 0,
};
const waiting: Mine = { ...booked, State: 'Waiting' };
const seat: To = { State: 'Booked', Place: 'InSite', UserSubscriptionId: null, Credits: 0, Tickets: 0 };
const queue: To = { ...seat, State: 'Waiting' };
const change = (facts: Partial<SeatDeltaFacts>) => seatDeltas({ mine: null, to: null, giveBack: false, queued: 0, ...facts });

describe('the effects of taking or leaving a seat', () => {
  it.each<[string, Partial<SeatDeltaFacts>, object]>([
    ['a booking takes a seat', { to: seat }, { InSiteParticipants: 1 }],
    ['a waiting member counts as waiting', { to: queue }, { InSiteQueued: 1 }],
    ['leaving frees a seat', { mine: booked }, { InSiteParticipants: -1 }],
    [
      'taking an offer ends the waiting and the held seat',
      { mine: { ...waiting, OfferExpiresAt: 'x' }, to: seat },
      {
        InSiteQueued: -1,
        InSiteOffered: -1,
        InSiteParticipants: 1,
      },
    ],
    [
      'from one kind of seat to the other',
      { mine: waiting, to: { ...queue, Place: 'Remote' } },
      {
        InSiteQueued: -1,
        RemoteQueued: 1,
      },
    ],
    ['waiting again changes nothing', { mine: waiting, to: queue }, {}],
  ])('change the numbers of seats: %s', (_, facts, counters) => {
    expect(change(facts).counters).toEqual(counters);
  });

  it.each<[string, Partial<SeatDeltaFacts>, object | null]>([
    ['credits are taken', { to: { ...seat, Credits: 3 } }, { UserSubscriptionId: null, Change: -3 }],
    ['tickets are taken', { to: { ...seat, UserSubscriptionId: 7, Tickets: 1 } }, { UserSubscriptionId: 7, Change: -1 }],
    ['a subscription without tickets moves nothing', { to: { ...seat, UserSubscriptionId: 7 } }, null],
    ['credits are returned', { mine: { ...booked, Credits: 3 }, giveBack: true }, { UserSubscriptionId: null, Change: 3 }],
    [
      'tickets are returned',
      { mine: { ...booked, UserSubscriptionId: 7, Tickets: 1 }, giveBack: true },
      { UserSubscriptionId: 7, Change: 1 },
    ],
    ['too late nothing is returned', { mine: { ...booked, Credits: 3 } }, null],
    ['tickets of a deleted subscription are lost', { mine: { ...booked, Tickets: 1 }, giveBack: true }, null],
    [
      'moving to the queue returns the payment',
      { mine: { ...booked, Credits: 2 }, to: queue, giveBack: true },
      { UserSubscriptionId: null, Change: 2 },
    ],
  ])('change the balance of the member: %s', (_, facts, movement) => {
    expect(change(facts).movement).toEqual(movement);
  });

  it('include the position of a new waiting member, who is last', () => {
    expect(change({ to: queue, queued: 2 }).QueuePosition).toBe(3);
    expect(change({ mine: booked, to: queue, queued: 2 }).QueuePosition).toBe(3);
    expect(change({ mine: waiting, to: queue, queued: 2 }).QueuePosition).toBe(2);
    expect(change({ mine: { ...waiting, Place: 'Remote' }, to: queue, queued: 2 }).QueuePosition).toBe(3);
    expect(change({ to: seat, queued: 2 }).QueuePosition).toBeNull();
  });

  it('add up to zero if a change is followed by its reverse', () => {
    const place = fc.constantFrom('InSite' as const, 'Remote' as const);
    const to = fc.record({
      State: fc.constantFrom('Booked' as const, 'Waiting' as const),
      Place: place,
      UserSubscriptionId: fc.constant(null),
      Credits: fc.nat(5),
      Tickets: fc.constant(0),
    });
    fc.assert(
      fc.property(to, (there) => {
        const paid = there.State === 'Booked' ? there.Credits : 0;
        const went = change({ to: there });
        const left = change({ mine: { ...there, Credits: paid, OfferExpiresAt: null }, giveBack: true });
        for (const [counter, by] of Object.entries(went.counters)) expect(left.counters).toMatchObject({ [counter]: -by });
        expect((went.movement?.Change ?? 0) + (left.movement?.Change ?? 0)).toBe(0);
      }),
    );
  });
});
