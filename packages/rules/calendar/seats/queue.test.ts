import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerDeadline, type QueueFacts, queueStep, type Waiting } from './queue.ts';
import { freeSeats, seatsForNewcomers } from './seat-deltas.ts';

const now = new Date('2026-11-20T12:00:00Z');
const Begin = new Date('2026-11-22T18:00:00Z');
const waiting = (UserId: number, minutesAgo: number, offer: Date | null = null, TakenFromSeat = false): Waiting => ({
  UserId,
  Since: new Date(now.getTime() - minutesAgo * 60_000),
  OfferExpiresAt: offer,
  TakenFromSeat,
});
const facts = (overrides: Partial<QueueFacts>): QueueFacts => ({
  now,
  Begin,
  timeZone: 'Europe/Rome',
  seats: { max: 10, booked: 10, offered: 0, queued: 0 },
  waiting: [],
  settings: { OfferMinutes: 60 },
  ...overrides,
});
const inAnHour = new Date('2026-11-20T13:00:00Z');

describe('seats', () => {
  it('are not free for newcomers while somebody waits for them', () => {
    expect(seatsForNewcomers({ max: 10, booked: 9, offered: 0, queued: 1 })).toBe(0);
    expect(seatsForNewcomers({ max: 10, booked: 8, offered: 1, queued: 1 })).toBe(1);
    expect(freeSeats({ max: 10, booked: 9, offered: 1, queued: 1 })).toBe(0);
  });
});

describe('a freed seat', () => {
  const three = [waiting(3, 10), waiting(1, 30), waiting(2, 20)];
  it('is offered to the first', () => {
    const step = queueStep(facts({ seats: { max: 10, booked: 9, offered: 0, queued: 3 }, waiting: three }));
    expect(step).toEqual({ expired: [], offers: [{ UserId: 1, OfferExpiresAt: inAnHour }] });
  });

  it('goes to the next when the offer runs out', () => {
    const late = [waiting(1, 30, now), waiting(2, 20), waiting(3, 10)];
    const step = queueStep(facts({ seats: { max: 10, booked: 9, offered: 1, queued: 3 }, waiting: late }));
    expect(step).toEqual({ expired: [1], offers: [{ UserId: 2, OfferExpiresAt: inAnHour }] });
  });

  it('is held meanwhile', () => {
    const held = [waiting(1, 30, inAnHour), waiting(2, 20)];
    expect(queueStep(facts({ seats: { max: 10, booked: 9, offered: 1, queued: 2 }, waiting: held }))).toEqual({
      expired: [],
      offers: [],
    });
  });

  it('is offered to those who wait, not to her whom staff took it from', () => {
    const taken = waiting(1, 30, null, true);
    const seats = { max: 10, booked: 4, offered: 0, queued: 2 };
    const offers = (queue: Waiting[]) => queueStep(facts({ seats, waiting: queue })).offers.map((offer) => offer.UserId);
    expect(offers([taken])).toEqual([]);
    expect(offers([taken, waiting(2, 20)])).toEqual([2]);
    expect(offers([{ ...taken, TakenFromSeat: false }, waiting(2, 20)])).toEqual([1, 2]);
  });

  it.each([
    ['by hand', { settings: { OfferMinutes: 0 } }],
    ['after the class began', { Begin: now }],
  ])('is not offered %s', (_name, overrides) => {
    expect(
      queueStep(facts({ seats: { max: 10, booked: 9, offered: 0, queued: 3 }, waiting: three, ...overrides })).offers,
    ).toEqual([]);
  });

  it('never is held twice, and never for somebody while an earlier one waits', () => {
    const person = fc.record({ ago: fc.nat(100), offer: fc.option(fc.constantFrom(now, inAnHour)), taken: fc.boolean() });
    fc.assert(
      fc.property(fc.array(person, { maxLength: 6 }), fc.nat(6), fc.nat(6), (people, max, wantBooked) => {
        const queue = people.map((one, index) => waiting(index + 1, one.ago, one.offer, one.offer === null && one.taken));
        const offered = queue.filter((one) => one.OfferExpiresAt !== null).length;
        fc.pre(offered <= max);
        const booked = Math.min(wantBooked, max - offered);
        const { expired, offers } = queueStep(facts({ seats: { max, booked, offered, queued: queue.length }, waiting: queue }));
        expect(booked + offered - expired.length + offers.length).toBeLessThanOrEqual(max);
        const chosen = new Set(offers.map((offer) => offer.UserId));
        const plain = queue.filter((one) => one.OfferExpiresAt === null && !one.TakenFromSeat);
        for (const one of queue.filter((each) => each.TakenFromSeat)) expect(chosen.has(one.UserId)).toBe(false);
        for (const one of plain.filter((each) => chosen.has(each.UserId)))
          for (const earlier of plain.filter((each) => each.Since < one.Since)) expect(chosen.has(earlier.UserId)).toBe(true);
      }),
    );
  });
});

describe('the accept window', () => {
  const rome = (text: string) => new Date(`2026-11-20T${text}:00+01:00`);
  it.each([
    ['at noon', rome('12:00'), '2026-11-20T12:00:00.000Z'],
    ['at 22:00: from the morning', rome('22:00'), '2026-11-21T07:00:00.000Z'],
    ['at 02:00: from the morning', rome('02:00'), '2026-11-20T07:00:00.000Z'],
    ['at 07:00', rome('07:00'), '2026-11-20T07:00:00.000Z'],
  ])('%s', (_name, at, expected) => expect(offerDeadline(at, Begin, 60, 'Europe/Rome')?.toISOString()).toBe(expected));

  it('ends when the class begins', () => {
    expect(offerDeadline(now, new Date('2026-11-20T12:30:00Z'), 60, 'Europe/Rome')?.toISOString()).toBe(
      '2026-11-20T12:30:00.000Z',
    );
    expect(offerDeadline(rome('23:00'), new Date('2026-11-21T05:30:00Z'), 60, 'Europe/Rome')?.toISOString()).toBe(
      '2026-11-21T05:30:00.000Z',
    );
  });
});
