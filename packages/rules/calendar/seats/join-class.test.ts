import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeldSubscription } from '../../billing/ledger/choose-payment.ts';
import { forceable, type JoinFacts, joinClass } from './seat-decisions.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const subscription: HeldSubscription = {
  UserSubscriptionId: 1,
  ClassSubscriptionId: 10,
  SubscriptionName: 'Open monthly',
  valid: true,
  ExpiryDate: null,
  RemainingTickets: null,
  MaxWeeklyBookings: 2,
  MaxMonthlyBookings: null,
  weeklyBookings: 0,
  monthlyBookings: 0,
};

interface More {
  readonly facts?: Partial<Omit<JoinFacts, 'class' | 'athlete' | 'settings'>>;
  readonly class?: Partial<JoinFacts['class']>;
  readonly athlete?: Partial<JoinFacts['athlete']>;
  readonly settings?: Partial<JoinFacts['settings']>;
}
const factsOf = (overrides: More = {}): JoinFacts => ({
  now,
  timeZone: 'Europe/Rome',
  hasActivities: true,
  by: 'athlete',
  force: false,
  place: 'InSite',
  paymentMode: 'Auto',
  queue: false,
  already: 'none',
  ...overrides.facts,
  class: {
    CanceledAt: null,
    PublishState: 'Published',
    BookingMode: 'Open',
    Begin: inHours(24),
    End: inHours(25),
    CalendarVisibilityDays: 7,
    BookingBeforeHours: 2,
    CancelBeforeHours: 1,
    ClassSubscriptionIds: [],
    seats: { max: 12, booked: 3, offered: 0, queued: 0 },
    cost: { credits: 0, tickets: 1 },
    late: null,
    ...overrides.class,
  },
  athlete: {
    NoBookingsUntil: null,
    IsGuest: false,
    bannedUntil: null,
    policiesAccepted: true,
    medicalCertificateUntil: '2027-01-31',
    membershipUntil: '2027-01-31',
    hasSubscription: false,
    weeklyBookings: 0,
    monthlyBookings: 0,
    held: [],
    credits: 0,
    ...overrides.athlete,
  },
  settings: { ...defaultBookingSettings, ...overrides.settings },
});
const answer = (overrides?: More) => {
  const result = joinClass(factsOf(overrides));
  return isRefusal(result) ? result.refused : result.joined;
};
const full = { max: 12, booked: 12, offered: 0, queued: 2 };
const linked = { ClassSubscriptionIds: [10] };
const credits5 = { cost: { credits: 5, tickets: 1 } };

const provoked: Record<(typeof joinErrors)[number], More> = {
  ClassIsCanceled: { class: { CanceledAt: now, PublishState: 'Unpublished' } },
  ClassNotPublished: { class: { PublishState: 'Unpublished' } },
  ClassNotBookable: { class: { BookingMode: 'NotBookable' } },
  ClassByInvitation: { class: { BookingMode: 'Invite' } },
  ClassIsFinished: { class: { Begin: inHours(-2), End: inHours(-1) } },
  Conflict: { facts: { already: 'booked' } },
  ClassHasStarted: { class: { Begin: inHours(-1), End: inHours(1) } },
  ClassBookingIsEarly: { class: { Begin: inHours(24 * 8), End: inHours(24 * 8 + 1) } },
  ClassBookingIsPastDue: { class: { Begin: inHours(1), End: inHours(2) } },
  AthleteBookingDisabled: { athlete: { NoBookingsUntil: '2026-11-27' } },
  PoliciesNotAccepted: { athlete: { policiesAccepted: false } },
  RequiredMedicalCertificate: {
    settings: { DisableOnInvalidMedicalCertificate: true },
    athlete: { medicalCertificateUntil: '2026-10-31' },
  },
  RequiredMembership: { settings: { DisableOnInvalidMembership: true }, athlete: { membershipUntil: null } },
  ClubLimitsExceeded: { settings: { MaxWeeklyBookings: 1 }, athlete: { weeklyBookings: 1 } },
  InvalidPaymentOption: { facts: { paymentMode: 'Barter' } },
  SubscriptionLimitsExceeded: { class: linked, athlete: { held: [{ ...subscription, weeklyBookings: 2 }] } },
  NotEnoughCredits: { class: credits5, athlete: { credits: 2 } },
  SubscriptionNotAccepted: { class: credits5, athlete: { credits: 2, held: [subscription] } },
  NoValidSubscriptions: { class: linked },
  ClassFull: { class: { seats: full } },
};

describe('an athlete who joins a class', () => {
  it('books a free seat of a class without a price', () => {
    expect(joinClass(factsOf())).toEqual({
      joined: 'booked',
      payment: { kind: 'Free', subscription: null, credits: 0, tickets: 0 },
    });
  });

  it.each(joinErrors.map((error) => [error] as const))('is refused with %s', (error) =>
    expect(answer(provoked[error])).toBe(error),
  );

  it.each<[string, More, string]>([
    ['waits when the class is full and waiting is requested', { class: { seats: full }, facts: { queue: true } }, 'waiting'],
    ['is booked when a seat is free although waiting is requested', { facts: { queue: true } }, 'booked'],
    ['does not overtake the queue', { class: { seats: { max: 12, booked: 11, offered: 0, queued: 1 } } }, 'ClassFull'],
    ['does not take a held seat', { class: { seats: { max: 12, booked: 11, offered: 1, queued: 1 } } }, 'ClassFull'],
    [
      'takes the seat that is held for the member',
      { class: { seats: { max: 12, booked: 11, offered: 1, queued: 1 } }, facts: { already: 'offered' } },
      'booked',
    ],
    [
      'takes the held seat after booking closed',
      {
        class: { Begin: inHours(1), End: inHours(2), seats: { max: 12, booked: 11, offered: 1, queued: 1 } },
        facts: { already: 'offered' },
      },
      'booked',
    ],
    [
      'cannot book from the queue',
      { class: { seats: { max: 12, booked: 11, offered: 0, queued: 1 } }, facts: { already: 'waiting' } },
      'ClassFull',
    ],
    [
      'is booked from the queue by staff',
      { class: { seats: { max: 12, booked: 11, offered: 0, queued: 1 } }, facts: { already: 'waiting', by: 'staff' } },
      'booked',
    ],
    ['does not wait twice', { class: { seats: full }, facts: { already: 'waiting', queue: true } }, 'Conflict'],
    ['is added by staff to a class by invitation', { class: { BookingMode: 'Invite' }, facts: { by: 'staff' } }, 'booked'],
    [
      'is not booked into another app’s class, not even by staff',
      { class: { BookingMode: 'ExternalApp' }, facts: { by: 'staff' } },
      'ClassNotBookable',
    ],
    ['is banned by strikes', { athlete: { bannedUntil: inHours(1) } }, 'AthleteBookingDisabled'],
    ['is no longer banned', { athlete: { bannedUntil: inHours(-1), NoBookingsUntil: '2026-11-20' } }, 'booked'],
    ['cannot book when the club shows no classes', { facts: { hasActivities: false } }, 'AthleteBookingDisabled'],
    ['cannot book when booking is closed for all', { settings: { NoBookingsUntil: '2026-11-21' } }, 'AthleteBookingDisabled'],
    ['is a guest when guests can book', { athlete: { IsGuest: true } }, 'booked'],
    [
      'is a guest when guests cannot book',
      { athlete: { IsGuest: true }, settings: { GuestsMayBook: false } },
      'AthleteBookingDisabled',
    ],
    [
      'has a certificate until the day of the class',
      { settings: { DisableOnInvalidMedicalCertificate: true }, athlete: { medicalCertificateUntil: '2026-11-21' } },
      'booked',
    ],
    [
      'has a certificate until the day before',
      { settings: { DisableOnInvalidMedicalCertificate: true }, athlete: { medicalCertificateUntil: '2026-11-20' } },
      'RequiredMedicalCertificate',
    ],
    [
      'with a subscription has no limit of the club',
      { settings: { MaxWeeklyBookings: 1 }, athlete: { weeklyBookings: 9, hasSubscription: true } },
      'booked',
    ],
    [
      'without a subscription has a monthly limit',
      { settings: { MaxMonthlyBookings: 4 }, athlete: { monthlyBookings: 4 } },
      'ClubLimitsExceeded',
    ],
    ['pays with their subscription', { class: linked, athlete: { held: [subscription] } }, 'booked'],
    ['cannot wait without money', { class: { ...linked, seats: full }, facts: { queue: true } }, 'NoValidSubscriptions'],
    ['requests a place without seats', { class: { seats: { max: 0, booked: 0, offered: 0, queued: 0 } } }, 'ValidationFailed'],
  ])('%s', (_name, overrides, expected) => expect(answer(overrides)).toBe(expected));

  const awaited = { max: 12, booked: 11, offered: 0, queued: 2 };
  const held = { max: 12, booked: 11, offered: 1, queued: 2 };
  it.each<[string, More, string]>([
    ['is taken by a member of the queue in the last hour', { facts: { already: 'open' }, class: { seats: awaited } }, 'booked'],
    ['is refused while it is held for another', { facts: { already: 'open' }, class: { seats: held } }, 'ClassFull'],
    ['is not taken by a member outside the queue', { class: { seats: awaited } }, 'ClassFull'],
    ['is filled by staff by force', { facts: { by: 'staff', force: true }, class: { seats: awaited } }, 'booked'],
    ['is filled by staff by force though it is held', { facts: { by: 'staff', force: true }, class: { seats: held } }, 'booked'],
    ['is not filled by staff without force', { facts: { by: 'staff' }, class: { seats: held } }, 'ClassFull'],
    [
      'is taken by a member whom staff added to a class by invitation',
      { facts: { already: 'offered' }, class: { BookingMode: 'Invite', seats: held } },
      'booked',
    ],
  ])('a seat for which members wait %s', (_name, overrides, expected) => expect(answer(overrides)).toBe(expected));

  const forcedBy = { facts: { by: 'staff', force: true } } as const;
  it.each(joinErrors.filter((error) => error !== 'ClassByInvitation').map((error) => [error] as const))(
    'whom staff add with `force` is booked in spite of %s, or refused',
    (error) => {
      const { facts, ...rest } = provoked[error];
      const passes: readonly string[] = forceable;
      expect(answer({ ...rest, facts: { ...facts, ...forcedBy.facts } })).toBe(passes.includes(error) ? 'booked' : error);
    },
  );
});

describe('any combination of facts about a class and an athlete', () => {
  const merge = (chosen: readonly More[]): More => ({
    facts: Object.assign({}, ...chosen.map((overrides) => overrides.facts)),
    class: Object.assign({}, ...chosen.map((overrides) => overrides.class)),
    athlete: Object.assign({}, ...chosen.map((overrides) => overrides.athlete)),
    settings: Object.assign({}, ...chosen.map((overrides) => overrides.settings)),
  });
  const independent = joinErrors.filter(
    (error) =>
      ![
        'ClassByInvitation',
        'ClassHasStarted',
        'ClassBookingIsEarly',
        'ClassBookingIsPastDue',
        'NotEnoughCredits',
        'SubscriptionNotAccepted',
        'NoValidSubscriptions',
      ].includes(error),
  );
  it('is refused with the reason that the rule checks first', () => {
    fc.assert(
      fc.property(fc.subarray([...independent], { minLength: 1 }), (reasons) => {
        expect(answer(merge(reasons.map((reason) => provoked[reason])))).toBe(reasons[0]);
      }),
    );
  });

  it('never books without a free seat', () => {
    const seats = fc.record({ max: fc.nat(3), booked: fc.nat(3), offered: fc.nat(3), queued: fc.nat(4) });
    const facts = fc.record({
      by: fc.constantFrom('athlete' as const, 'staff' as const),
      force: fc.boolean(),
      queue: fc.boolean(),
      already: fc.constantFrom('none' as const, 'waiting' as const, 'offered' as const, 'open' as const),
    });
    fc.assert(
      fc.property(seats, facts, (input, person) => {
        fc.pre(input.booked + input.offered <= input.max && input.offered <= input.queued);
        fc.pre(person.already !== 'offered' || input.offered > 0);
        const result = joinClass(factsOf({ class: { seats: input }, facts: person }));
        if (isRefusal(result) || result.joined !== 'booked') return;
        const byForce = person.by === 'staff' && person.force;
        const held = byForce ? 0 : input.offered - (person.already === 'offered' ? 1 : 0);
        expect(input.booked + 1 + held).toBeLessThanOrEqual(input.max);
      }),
    );
  });
});

describe('the exact bounds of joining', () => {
  const after = new Date(now.getTime() + 1);
  const noWindow = { BookingBeforeHours: 0, CalendarVisibilityDays: 7 };
  it.each<[string, More, string]>([
    ['booking opens when its days are left', { class: { Begin: inHours(24 * 7) } }, 'booked'],
    ['booking is closed before it opens', { class: { Begin: new Date(inHours(24 * 7).getTime() + 1) } }, 'ClassBookingIsEarly'],
    ['booking closes when its hours are left', { class: { Begin: inHours(2) } }, 'ClassBookingIsPastDue'],
    ['booking is open until its hours are left', { class: { Begin: new Date(inHours(2).getTime() + 1) } }, 'booked'],
    ['a class has started when it begins', { class: { Begin: now, ...noWindow } }, 'ClassHasStarted'],
    ['a class has not started the instant before it begins', { class: { Begin: after, ...noWindow } }, 'booked'],
    ['a class is finished when it ends', { class: { Begin: inHours(-1), End: now, ...noWindow } }, 'ClassIsFinished'],
    [
      'a class is not finished the instant before it ends',
      { class: { Begin: inHours(-1), End: after, ...noWindow } },
      'ClassHasStarted',
    ],
    ['a ban lasts until its instant', { athlete: { bannedUntil: after } }, 'AthleteBookingDisabled'],
    ['a ban is over at its instant', { athlete: { bannedUntil: now } }, 'booked'],
    [
      'no member waits for a class that begins now',
      { facts: { queue: true, force: true }, class: { Begin: now, ...noWindow, seats: full } },
      'ClassFull',
    ],
    [
      'a member can wait until the class begins',
      { facts: { queue: true }, class: { Begin: after, ...noWindow, seats: full } },
      'waiting',
    ],
  ])('%s', (_name, overrides, expected) => expect(answer(overrides)).toBe(expected));
});
