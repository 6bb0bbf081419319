import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly strike: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId, class: ClassId }) {
    const ClassBegin = new Date(Date.now() + 2 * 86_400_000);
    const { StrikeId: strike } = await db
      .insertInto('booking_strikes')
      .values({ ClubId, UserId, Kind: 'NoShow', ClassId, ClassName: 'Spinning', ClassBegin, At: new Date() })
      .returning('StrikeId')
      .executeTakeFirstOrThrow();
    return { strike };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const member = { params: { id: rows.club, userId: rows.athlete } };
    const past = '2026-01-01';
    const forgiven = { StrikeId: rows.strike, ForgivenAt: expect.any(String) };
    return {
      'bookingSettings.get': { ...club, answer: { OfferMinutes: 45 } },
      'bookingSettings.update': {
        ...club,
        body: { ...defaultBookingSettings, OfferMinutes: 45, RowVersion: 0 },
        answer: { OfferMinutes: 45, RowVersion: 1 },
      },
      'memberBooking.get': { ...member, answer: { NoBookingsUntil: past, IsGuest: true, Strikes: 0 } },
      'memberBooking.own': { params: { id: rows.athlete, clubId: rows.club }, answer: { NoBookingsUntil: past, Strikes: [] } },
      'memberBooking.noBookingsUntil': {
        ...member,
        body: { NoBookingsUntil: past },
        answer: { NoBookingsUntil: past, IsGuest: false },
      },
      'memberBooking.isGuest': { ...member, body: { IsGuest: true }, answer: { IsGuest: true } },
      'memberBooking.isStaff': { ...member, body: { IsStaff: false }, answer: { IsStaff: false } },
      'strikes.list': { ...club, answer: { data: [forgiven] } },
      'strikes.forgive': { params: { id: rows.strike }, answer: forgiven },
    };
  },
};
