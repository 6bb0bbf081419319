import { classFieldsSchema } from '@clubpulse/contract/calendar/classes/classes';
import { describe, expect, it } from 'vitest';
import { fieldProblems, refuseFieldChange, type TakenSeats } from './class-fields.ts';
import { quickLesson } from './quick-lesson.ts';

const taken: TakenSeats = {
  BookingMode: 'Open',
  ExternalAppLink: null,
  MaxInSiteParticipants: 10,
  MaxRemoteParticipants: 5,
  InSiteParticipants: 0,
  InSiteQueued: 0,
  InSiteOffered: 0,
  InSiteHeld: 0,
  RemoteParticipants: 0,
  RemoteQueued: 0,
  RemoteOffered: 0,
};
const change = (now: Partial<TakenSeats>, next: Partial<TakenSeats>) =>
  refuseFieldChange({ ...taken, ...now }, { ...taken, ...now, ...next })?.refused;

describe('the fields of a class', () => {
  const parsed = classFieldsSchema.parse({ Name: 'PT', Color: '#1787A6', ...quickLesson });
  const fields = { ...parsed, CalendarType: 'PT' };
  it('are valid for a quick lesson', () => {
    expect(fieldProblems(fields)).toEqual([]);
    expect(fields).toMatchObject({
      MaxInSiteParticipants: 1,
      MaxRemoteParticipants: 0,
      CreditsCostInSite: 0,
      CalendarVisibilityDays: 7,
    });
  });
  it.each([
    [{ MaxInSiteParticipants: 0 }, ['seats-required']],
    [{ MaxInSiteParticipants: 0, MaxRemoteParticipants: 1 }, []],
    [{ BookingMode: 'ExternalApp' as const }, ['field-required']],
    [{ CalendarType: 'Services' }, ['field-required']],
    [{ CalendarType: 'Services', ServiceType: 'Nutrition' as const }, []],
    [{ CancelBeforeHours: 24, BookingBeforeHours: 12 }, ['booking-window-cancel']],
  ])('with %j have the errors %j', (overrides, keys) =>
    expect(fieldProblems({ ...fields, ...overrides }).map((error) => error.key)).toEqual(keys),
  );
});

describe('a class with participants', () => {
  it.each<[string, Partial<TakenSeats>, Partial<TakenSeats>, string | undefined]>([
    ['does not become NotBookable', { InSiteParticipants: 1 }, { BookingMode: 'NotBookable' }, 'BookingModeLocked'],
    ['does not become Open', { BookingMode: 'Invite', RemoteQueued: 1 }, { BookingMode: 'Open' }, 'BookingModeLocked'],
    ['becomes Invite', { InSiteParticipants: 1 }, { BookingMode: 'Invite' }, undefined],
    ['is unchanged', { InSiteParticipants: 1 }, {}, undefined],
    ['without participants can become anything', {}, { BookingMode: 'NotBookable' }, undefined],
    ['gets seats while a member waits', { InSiteParticipants: 10, InSiteQueued: 1 }, { MaxInSiteParticipants: 11 }, undefined],
    ['loses no taken seat', { InSiteParticipants: 8 }, { MaxInSiteParticipants: 7 }, 'SeatsBelowParticipants'],
    [
      'loses no offered seat',
      { InSiteParticipants: 8, InSiteOffered: 1, InSiteQueued: 1 },
      { MaxInSiteParticipants: 8 },
      'SeatsBelowParticipants',
    ],
    [
      'loses no seat held for a visitor',
      { InSiteParticipants: 7, InSiteHeld: 1 },
      { MaxInSiteParticipants: 7 },
      'SeatsBelowParticipants',
    ],
    ['loses free seats', { InSiteParticipants: 8 }, { MaxInSiteParticipants: 8 }, undefined],
    ['keeps a seat that a member waits for', { InSiteQueued: 1 }, { MaxInSiteParticipants: 0 }, 'ValidationFailed'],
    ['loses seats that others wait for', { InSiteQueued: 1 }, { MaxInSiteParticipants: 1 }, undefined],
    ['loses a place that no member waits for', { InSiteQueued: 1 }, { MaxRemoteParticipants: 0 }, undefined],
  ])('%s', (_name, now, next, expected) => expect(change(now, next)).toBe(expected));
});
