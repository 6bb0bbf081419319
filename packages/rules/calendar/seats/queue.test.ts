import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenToQueue, offerDeadline, QUIET, type QueueFacts, queueStep, type Waiting } from './queue.ts';
import { freeSeats, seatsForNewcomers } from './seat-decisions.ts';

const now = new Date('2026-11-20T12:00:00Z');
const Begin = new Date('2026-11-22T18:00:00Z');
const waiting = (UserId: number, minutesAgo: number, offer: Date | null = null, TakenFromSeat = false): Waiting => ({
  UserId,
  Since: new Date(now.getTime() - minutesAgo * 60_000),
  OfferExpiresAt: offer,
  TakenFromSeat,
  OpenTold: false,
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

describe('the free seats of a class', () => {
  it('are available to new members only if more seats are free than members wait', () => {
    expect(seatsForNewcomers({ max: 10, booked: 9, offered: 0, queued: 1 })).toBe(0);
    expect(seatsForNewcomers({ max: 10, booked: 8, offered: 1, queued: 1 })).toBe(1);
    expect(freeSeats({ max: 10, booked: 9, offered: 1, queued: 1 })).toBe(0);
  });
});

describe('a freed seat', () => {
  const three = [waiting(3, 10), waiting(1, 30), waiting(2, 20)];
  it('is offered to the member who has waited longest', () => {
    const step = queueStep(facts({ seats: { max: 10, booked: 9, offered: 0, queued: 3 }, waiting: three }));
    expect(step).toEqual({ expired: [], offers: [{ UserId: 1, OfferExpiresAt: inAnHour }], open: [] });
  });

  it('is offered to the next member when the offer to the first member expires', () => {
    const late = [waiting(1, 30, now), waiting(2, 20), waiting(3, 10)];
    const step = queueStep(facts({ seats: { max: 10, booked: 9, offered: 1, queued: 3 }, waiting: late }));
    expect(step).toEqual({ expired: [1], offers: [{ UserId: 2, OfferExpiresAt: inAnHour }], open: [] });
  });

  it('is offered to no other member while an offer is valid', () => {
    const held = [waiting(1, 30, inAnHour), waiting(2, 20)];
    expect(queueStep(facts({ seats: { max: 10, booked: 9, offered: 1, queued: 2 }, waiting: held }))).toEqual({
      expired: [],
      offers: [],
      open: [],
    });
  });

  it('is offered to waiting members, but not to a member from whom staff took the seat', () => {
    const taken = waiting(1, 30, null, true);
    const seats = { max: 10, booked: 4, offered: 0, queued: 2 };
    const offers = (queue: Waiting[]) => queueStep(facts({ seats, waiting: queue })).offers.map((offer) => offer.UserId);
    expect(offers([taken])).toEqual([]);
    expect(offers([taken, waiting(2, 20)])).toEqual([2]);
    expect(offers([{ ...taken, TakenFromSeat: false }, waiting(2, 20)])).toEqual([1, 2]);
  });

  it.each([
    ['when offers are manual', { settings: { OfferMinutes: 0 } }],
    ['after the class began', { Begin: now }],
  ])('is not offered %s', (_name, overrides) => {
    expect(
      queueStep(facts({ seats: { max: 10, booked: 9, offered: 0, queued: 3 }, waiting: three, ...overrides })).offers,
    ).toEqual([]);
  });

  it('is never offered to two members, nor to a member while a member who joined earlier waits without an offer', () => {
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

describe('the deadline of an offered seat', () => {
  const rome = (text: string) => new Date(`2026-11-20T${text}:00+01:00`);
  it.each([
    ['at noon', rome('12:00'), '2026-11-20T12:00:00.000Z'],
    ['at 22:00: from the morning', rome('22:00'), '2026-11-21T07:00:00.000Z'],
    ['at 02:00: from the morning', rome('02:00'), '2026-11-20T07:00:00.000Z'],
    ['at 07:00', rome('07:00'), '2026-11-20T07:00:00.000Z'],
  ])('is computed in the club’s day for an offer %s', (_name, at, expected) =>
    expect(offerDeadline(at, Begin, 60, 'Europe/Rome')?.toISOString()).toBe(expected),
  );

  it.each<[string, string, number, string | undefined]>([
    ['a third of the remaining time', '2026-11-20T14:00:00Z', 60, '2026-11-20T12:40:00.000Z'],
    ['the club’s time if it is shorter', '2026-11-20T14:00:00Z', 15, '2026-11-20T12:15:00.000Z'],
    ['at least ten minutes', '2026-11-20T14:00:00Z', 5, '2026-11-20T12:10:00.000Z'],
    ['none in the last hour', '2026-11-20T13:00:00Z', 60, undefined],
    ['a third the instant before', '2026-11-20T13:00:00.003Z', 60, '2026-11-20T12:20:00.001Z'],
  ])('is %s', (_name, begin, minutes, expected) =>
    expect(offerDeadline(now, new Date(begin), minutes, 'Europe/Rome')?.toISOString()).toBe(expected),
  );

  it('is the begin of the last hour before the class if the quiet hours end within that hour', () => {
    expect(offerDeadline(rome('23:00'), new Date('2026-11-21T05:30:00Z'), 60, 'Europe/Rome')?.toISOString()).toBe(
      '2026-11-21T04:30:00.000Z',
    );
  });

  it('is at least ten minutes away, at most the club’s minutes or a third of the remaining time, and before the class', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 * 60 }), fc.integer({ min: 1, max: 1_440 }), fc.nat(23), (left, minutes, hour) => {
        const at = rome(`${String(hour).padStart(2, '0')}:00`);
        const begin = new Date(at.getTime() + left * minute);
        const until = offerDeadline(at, begin, minutes, 'Europe/Rome');
        expect(until === undefined).toBe(left <= 60);
        expect(isOpenToQueue(at, begin, minutes)).toBe(left <= 60);
        if (until === undefined) return;
        const held = (until.getTime() - at.getTime()) / minute;
        expect(held).toBeGreaterThanOrEqual(10);
        expect(held).toBeLessThan(left);
        if (hour >= QUIET.to && hour < QUIET.from) expect(held).toBeLessThanOrEqual(Math.max(10, Math.min(minutes, left / 3)));
      }),
    );
  });
});

describe('a seat freed in the last hour', () => {
  const soon = new Date(now.getTime() + 30 * 60_000);
  const seats = { max: 10, booked: 9, offered: 0, queued: 3 };
  const open = (overrides: Partial<QueueFacts>) => queueStep(facts({ Begin: soon, seats, ...overrides }));

  it('is announced once to each waiting member, and reserved for no member', () => {
    const queue = [waiting(1, 30), { ...waiting(2, 20), OpenTold: true }, waiting(3, 10), waiting(4, 5, null, true)];
    expect(open({ waiting: queue })).toEqual({ expired: [], offers: [], open: [1, 3] });
  });

  it('is announced if it was offered before the last hour and the offer has expired', () => {
    expect(open({ seats: { ...seats, offered: 1 }, waiting: [waiting(1, 30, now), waiting(2, 20)] })).toEqual({
      expired: [1],
      offers: [],
      open: [2],
    });
  });

  it.each<[string, Partial<QueueFacts>]>([
    ['while it is held for a member', { seats: { ...seats, offered: 1 } }],
    ['when offers are manual', { settings: { OfferMinutes: 0 } }],
    ['after the class began', { Begin: now }],
    ['earlier', { Begin }],
  ])('is not announced %s', (_name, overrides) => expect(open({ waiting: [waiting(1, 30)], ...overrides }).open).toEqual([]));
});
