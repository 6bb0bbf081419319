import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

const query = { Begin: hours(-240).toISOString(), End: hours(480).toISOString() };

export const samples: Samples = {
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    const ofClass = { params: { id: rows.class } };
    const participant = { params: { id: rows.class, userId: rows.athlete } };
    const booking = { params: { id: rows.athlete, classId: rows.class } };
    return {
      'participants.list': ofClass,
      'participants.add': { ...ofClass, body: { UserId: rows.athlete } },
      'participants.state': { ...participant, body: { State: 'Waiting' } },
      'participants.attendance': { ...participant, body: { Attendance: 'Present' } },
      'participants.batchAttendance': { ...ofClass, body: { Attendance: 'Present' } },
      'participants.noShow': { ...participant, body: { NoShow: true } },
      'participants.delete': participant,
      'participants.subscriptions': { params: { id: rows.club }, query },
      'bookings.book': {
        params: { id: rows.athlete, clubId: rows.club },
        query: { from: hours(0).toISOString().slice(0, 10), days: 7 },
      },
      'bookings.class': booking,
      'bookings.create': { ...user, body: { ClassId: rows.class } },
      'bookings.cancel': booking,
      'bookings.acceptOffer': { ...booking, body: {} },
      'bookings.declineOffer': booking,
      'bookings.ofUser': { ...user, query },
      'bookings.ofClubUser': { params: { id: rows.club, userId: rows.athlete }, query },
      'bookings.activities': user,
      'recurringBookings.list': user,
      'recurringBookings.create': { ...user, body: { ClassId: rows.class } },
      'recurringBookings.delete': { params: { id: rows.athlete, recurringBookingId: 999_999 } },
    };
  },
};
