import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { expect, it } from 'vitest';
import { guestLetter, guestsRefused } from './guests.ts';

it('no guest can book where the club forbids it, requires a document or shows no classes', () => {
  const refused = (fields: object, EnableActivities = true) =>
    guestsRefused({ settings: { ...defaultBookingSettings, ...fields }, EnableActivities });
  expect(refused({})).toBeNull();
  expect(refused({}, false)).toBe('NoActivities');
  expect(refused({ GuestsMayBook: false })).toBe('GuestsMayNotBook');
  expect(refused({ NoBookingsUntil: '2026-12-01' })).toBe('GuestsMayNotBook');
  expect(refused({ DisableOnInvalidMedicalCertificate: true })).toBe('Documents');
  expect(refused({ DisableOnInvalidMembership: true })).toBe('Documents');
});

it('the mail to a guest who is a member contains a link to sign in, and the mail above the limit of bookings no link to book', () => {
  expect(guestLetter({ isMember: false, bookings: 1, most: 2 })).toBe('confirm');
  expect(guestLetter({ isMember: false, bookings: 2, most: 2 })).toBe('limit');
  expect(guestLetter({ isMember: true, bookings: 0, most: 2 })).toBe('member');
});
