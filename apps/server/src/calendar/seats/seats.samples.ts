import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

const query = { Begin: hours(-240).toISOString(), End: hours(480).toISOString() };

export const samples: Samples = {
  calls(rows) {
    const user = { params: { id: rows.athlete } };
    const ofClass = { params: { id: rows.class } };
    const participant = { params: { id: rows.class, userId: rows.athlete } };
    const booking = { params: { id: rows.athlete, classId: rows.class } };
    const [notFound, notPublished] = [{ ErrorType: 'NotFound' }, { ErrorType: 'ClassNotPublished' }];
    const expired = { ErrorType: 'OfferExpired' };
    return {
      'participants.list': { ...ofClass, answer: notPublished },
      'participants.nameless': { ...ofClass, answer: [] },
      'participants.add': { ...ofClass, body: { UserId: rows.athlete }, answer: notPublished },
      'participants.state': { ...participant, body: { State: 'Waiting' }, answer: notFound },
      'participants.attendance': { ...participant, body: { Attendance: 'Present' }, answer: notFound },
      'participants.batchAttendance': {
        ...ofClass,
        body: { Attendance: 'Present' },
        answer: { ErrorType: 'ClassHasNotStarted' },
      },
      'participants.noShow': { ...participant, body: { NoShow: true }, answer: notFound },
      'participants.delete': { ...participant, answer: notFound },
      'participants.cancelClass': { ...ofClass, body: { Reason: 'Nobody can teach.' }, answer: notPublished },
      'participants.moveReach': { ...ofClass, answer: { Following: { People: 0 }, All: { People: 0 } } },
      'participants.moveClass': {
        ...ofClass,
        body: { ScheduleStartDate: hours(96).toISOString().slice(0, 10), SingleStartTime: '20:00' },
        answer: notPublished,
      },
      'participants.subscriptions': { params: { id: rows.club }, query, answer: { recordsTotal: 0 } },
      'bookings.book': {
        params: { id: rows.athlete, clubId: rows.club },
        query: { from: hours(0).toISOString().slice(0, 10), days: 7 },
        answer: { TimeZone: 'Europe/Rome', Classes: [{ ClassId: rows.soonClass }] },
      },
      'bookings.class': { ...booking, answer: notFound },
      'bookings.create': { ...user, body: { ClassId: rows.class }, answer: notPublished },
      'bookings.cancel': { ...booking, answer: notFound },
      'bookings.acceptOffer': { ...booking, body: {}, answer: expired },
      'bookings.declineOffer': { ...booking, answer: expired },
      'bookings.ofUser': { ...user, query, answer: { recordsTotal: 0 } },
      'bookings.ofClubUser': { params: { id: rows.club, userId: rows.athlete }, query, answer: { recordsTotal: 0 } },
      'familyBookings.book': {
        params: { id: rows.athlete, clubId: rows.club, memberId: rows.paidForToo },
        query: { from: hours(0).toISOString().slice(0, 10), days: 7 },
        answer: { TimeZone: 'Europe/Rome', Classes: [{ ClassId: rows.soonClass }] },
      },
      'familyBookings.create': {
        params: { id: rows.athlete, memberId: rows.paidForToo },
        body: { ClassId: rows.class },
        answer: notPublished,
      },
      'familyBookings.cancel': {
        params: { id: rows.athlete, memberId: rows.paidForToo, classId: rows.class },
        answer: notFound,
      },
      'bookings.activities': { ...user, answer: [] },
      'recurringBookings.list': { ...user, answer: [] },
      'recurringBookings.create': { ...user, body: { ClassId: rows.class }, answer: notFound },
      'recurringBookings.delete': { params: { id: rows.athlete, recurringBookingId: 999_999 }, answer: notFound },
    };
  },
};
