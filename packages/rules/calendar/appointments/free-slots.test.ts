import { type Availability, defaultAvailability } from '@clubpulse/contract/calendar/appointments';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfWeekOf, instantAt, wallClock } from '../../time/days.ts';
import { bookingClosesAt, bookingOpensAt } from '../booking-rules/booking-times.ts';
import { type BusyHours, type FreeSlotFacts, freeSlots } from './free-slots.ts';

const ZONE = 'Europe/Rome';
const MONDAY = '2026-11-30';
const open: Availability = {
  ...defaultAvailability,
  IsOpen: true,
  Name: 'Personal training',
  BookingBeforeHours: 0,
  CancelBeforeHours: 0,
  CalendarVisibilityDays: 60,
};
const facts = (availability: Partial<Availability>, others: Partial<FreeSlotFacts> = {}): FreeSlotFacts => ({
  now: new Date('2026-11-20T08:00:00Z'),
  timeZone: ZONE,
  availability: { ...open, ...availability },
  minutes: 60,
  days: { first: MONDAY, last: MONDAY },
  busy: [],
  ...others,
});
const clocks = (input: FreeSlotFacts) => freeSlots(input).map((slot) => wallClock(slot, input.timeZone).clock);
const mondays = (From: string, To: string) => ({ DayOfWeek: 1, From, To });
const at = (clock: string, day = MONDAY) => instantAt(ZONE, day, clock);
const busy = (from: string, to: string, ofTrainer = true): BusyHours => ({ Begin: at(from), End: at(to), ofTrainer });

describe('the free times of a trainer', () => {
  it('begin every quarter of an hour, as long as the appointment ends within the hours', () => {
    expect(clocks(facts({ Hours: [mondays('09:00', '10:30')] }))).toEqual(['09:00', '09:15', '09:30']);
    expect(clocks(facts({ Hours: [mondays('09:00', '09:45')] }))).toEqual([]);
  });

  it('leave out a break between two ranges of hours of a day, and continue where two ranges adjoin', () => {
    expect(clocks(facts({ Hours: [mondays('09:00', '10:00'), mondays('10:30', '11:30')] }))).toEqual(['09:00', '10:30']);
    expect(clocks(facts({ Hours: [mondays('09:00', '09:30'), mondays('09:30', '10:00')] }))).toEqual(['09:00']);
  });

  it('leave out a day off and hours off, and include extra hours', () => {
    const Hours = [mondays('09:00', '11:00')];
    const exception = { Day: MONDAY, Kind: 'DayOff' as const, From: null, To: null };
    expect(clocks(facts({ Hours, Exceptions: [exception] }))).toEqual([]);
    expect(clocks(facts({ Hours, Exceptions: [{ ...exception, Kind: 'Off', From: '09:00', To: '10:00' }] }))).toEqual(['10:00']);
    expect(clocks(facts({ Exceptions: [{ ...exception, Kind: 'Extra', From: '23:00', To: '00:00' }] }))).toEqual(['23:00']);
  });

  it('leave out classes of the trainer with a buffer around them, and classes in the room without a buffer', () => {
    const Hours = [mondays('08:00', '12:00')];
    const input = (one: BusyHours) => clocks(facts({ Hours, BufferMinutes: 10 }, { busy: [one] }));
    expect(input(busy('09:15', '10:00'))).toEqual(['08:00', '10:15', '10:30', '10:45', '11:00']);
    expect(input(busy('09:15', '10:00', false))).toEqual(['08:00', '08:15', '10:00', '10:15', '10:30', '10:45', '11:00']);
  });

  it('are none when the availability is closed, or the length is not offered', () => {
    const Hours = [mondays('09:00', '12:00')];
    expect(clocks(facts({ Hours, IsOpen: false }))).toEqual([]);
    expect(clocks(facts({ Hours }, { minutes: 45 }))).toEqual([]);
  });

  it('can be booked from the configured number of days before them, until the required notice before them', () => {
    const Hours = [mondays('09:00', '12:00')];
    const now = at('08:30');
    expect(clocks(facts({ Hours, BookingBeforeHours: 1 }, { now }))).toEqual([
      '09:45',
      '10:00',
      '10:15',
      '10:30',
      '10:45',
      '11:00',
    ]);
    const early = { now: at('10:00', addDays(MONDAY, -2)) };
    expect(clocks(facts({ Hours, CalendarVisibilityDays: 2 }, early))).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00']);
  });

  it('count the hours that really pass when the clock changes', () => {
    const Hours = [{ DayOfWeek: 7, From: '01:00', To: '04:00' }];
    const on = (day: string) => clocks(facts({ Hours, CalendarVisibilityDays: 180 }, { days: { first: day, last: day } }));
    expect(on('2027-03-28')).toEqual(['01:00', '01:15', '01:30', '01:45', '03:00']);
    const autumn = { now: new Date('2026-10-20T08:00:00Z'), days: { first: '2026-10-25', last: '2026-10-25' } };
    expect(freeSlots(facts({ Hours }, autumn))).toHaveLength(13);
  });

  it('are the same as in a search minute by minute', { timeout: 120_000 }, () => {
    let some = 0;
    fc.assert(
      fc.property(anyFacts, (input) => {
        const found = freeSlots(input);
        some += found.length > 0 ? 1 : 0;
        expect(found).toEqual(slotsByMinute(input));
      }),
      { numRuns: 60 },
    );
    expect(some).toBeGreaterThan(5);
  });
});

const clockOf = (quarter: number) =>
  `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const span = fc
  .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
  .map(([from, quarters]) => ({ From: clockOf(from), To: clockOf(Math.min(96, from + quarters)) }));
const anyFacts: fc.Arbitrary<FreeSlotFacts> = fc
  .record({
    zone: fc.constantFrom('Europe/Rome', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
    first: fc.constantFrom('2026-03-28', '2026-04-04', '2026-09-05', '2026-10-03', '2026-10-24', '2026-11-30'),
    furtherDays: fc.nat(1),
    hours: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), span), { maxLength: 10 }),
    exceptions: fc.array(fc.tuple(fc.nat(2), fc.constantFrom('DayOff' as const, 'Off' as const, 'Extra' as const), span), {
      maxLength: 3,
    }),
    taken: fc.array(fc.tuple(fc.integer({ min: -60, max: 3000 }), fc.integer({ min: 10, max: 240 }), fc.boolean()), {
      maxLength: 5,
    }),
    minutes: fc.constantFrom(15, 30, 60, 90),
    buffer: fc.constantFrom(0, 5, 15, 40),
    notice: fc.constantFrom(0, 1, 24),
    visible: fc.constantFrom(1, 2, 30),
    ahead: fc.integer({ min: -1500, max: 3000 }),
  })
  .map(({ zone, first, furtherDays, hours, exceptions, taken, minutes, buffer, notice, visible, ahead }) => {
    const midnight = instantAt(zone, first, '00:00').getTime();
    return facts(
      {
        Hours: hours.map(([DayOfWeek, times]) => ({ DayOfWeek, ...times })),
        Exceptions: exceptions.map(([later, Kind, times]) => ({
          Day: addDays(first, later),
          Kind,
          ...(Kind === 'DayOff' ? { From: null, To: null } : times),
        })),
        Lengths: [{ Minutes: minutes, Credits: 0, Tickets: 1 }],
        BufferMinutes: buffer,
        BookingBeforeHours: notice,
        CalendarVisibilityDays: visible,
      },
      {
        timeZone: zone,
        minutes,
        days: { first, last: addDays(first, furtherDays) },
        now: new Date(midnight - ahead * 60_000),
        busy: taken.map(([from, length, ofTrainer]) => ({
          Begin: new Date(midnight + from * 60_000),
          End: new Date(midnight + (from + length) * 60_000),
          ofTrainer,
        })),
      },
    );
  });

function slotsByMinute({ now, timeZone, availability, minutes, days, busy: taken }: FreeSlotFacts): Date[] {
  const instant = (day: string, clock: string, isEnd: boolean) =>
    instantAt(timeZone, isEnd && clock === '00:00' ? addDays(day, 1) : day, clock).getTime();
  const wide = [-1, 0, 1, 2, 3].map((later) => addDays(days.first, later));
  const hours = (day: string, { From, To }: { From: string | null; To: string | null }) =>
    ({ from: instant(day, From ?? '00:00', false), to: instant(day, To ?? '00:00', true) }) as const;
  const weekly = wide.flatMap((day) =>
    availability.Hours.filter((one) => one.DayOfWeek === dayOfWeekOf(day)).map((one) => hours(day, one)),
  );
  const excepted = (isExtra: boolean) =>
    availability.Exceptions.filter((one) => (one.Kind === 'Extra') === isExtra).map((one) => hours(one.Day, one));
  const [on, off] = [[...weekly, ...excepted(true)], excepted(false)];
  const isIn = (minute: number, spans: typeof weekly) => spans.some(({ from, to }) => from <= minute && minute < to);
  const isFree = (minute: number): boolean => {
    const isTaken = taken.some(({ Begin, End, ofTrainer }) => {
      const around = ofTrainer ? availability.BufferMinutes * 60_000 : 0;
      return Begin.getTime() - around < minute + 60_000 && minute < End.getTime() + around;
    });
    return isIn(minute, on) && !isIn(minute, off) && !isTaken;
  };
  const found: Date[] = [];
  const end = instant(addDays(days.last, 1), '00:00', false);
  for (let begin = instant(days.first, '00:00', false); begin < end; begin += 60_000) {
    if (begin % (15 * 60_000) !== 0) continue;
    const each = Array.from({ length: minutes }, (_, index) => begin + index * 60_000);
    const Begin = new Date(begin);
    const isBookable = bookingOpensAt(Begin, availability, timeZone) <= now && now < bookingClosesAt(Begin, availability);
    if (isBookable && each.every(isFree)) found.push(Begin);
  }
  return found;
}
