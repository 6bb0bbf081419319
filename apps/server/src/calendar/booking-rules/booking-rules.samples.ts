import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** Of the athlete. */
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
    return {
      'bookingSettings.get': club,
      'bookingSettings.update': { ...club, body: { ...defaultBookingSettings } },
      'memberBooking.get': member,
      'memberBooking.noBookingsUntil': { ...member, body: { NoBookingsUntil: null } },
      'memberBooking.isGuest': { ...member, body: { IsGuest: false } },
      'strikes.list': club,
      'strikes.forgive': { params: { id: rows.strike } },
    };
  },
};
