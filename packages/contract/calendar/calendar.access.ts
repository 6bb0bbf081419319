import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // appointments: a trainer sets only their own availability, which the service checks.
  'appointments.availability': 'Owner, Manager, Trainer of club params.id',
  'appointments.setAvailability': 'Owner, Manager, Trainer of club params.id',
  'appointments.trainers': 'self of user params.id',
  'appointments.freeSlots': 'self of user params.id',
  'appointments.book': 'self of user params.id',
  // The service checks the member's permission (decision 0042).
  'appointments.trainersForMember': 'self of user params.id',
  'appointments.slotsForMember': 'self of user params.id',
  'appointments.bookForMember': 'self of user params.id',

  'bookingSettings.get': 'Owner, Manager, Trainer of club params.id',
  'bookingSettings.update': 'Owner, Manager of club params.id',
  'memberBooking.get': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'memberBooking.own': 'self of user params.id',
  'memberBooking.isGuest': 'Owner, Manager of club params.id',
  'memberBooking.isStaff': 'Owner, Manager of club params.id',
  'memberBooking.noBookingsUntil': 'Owner, Manager of club params.id',
  'strikes.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'strikes.forgive': 'Owner, Manager of club resolved',

  // classes: the service refuses trainers who create classes in the calendar Services.
  'classes.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'classes.filterData': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'classes.get': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'classes.create': 'Owner, Manager, Trainer of club body.ClubId',
  'classes.update': 'Owner, Manager, Trainer of club resolved',
  'classes.delete': 'Owner, Manager, Trainer of club resolved',
  'classes.publishState': 'Owner, Manager, Trainer of club resolved',
  'classes.batchDelete': 'Owner, Manager of club body.ClubId',
  'classes.batchPublish': 'Owner, Manager of club body.ClubId',
  'classes.batchUnpublish': 'Owner, Manager of club body.ClubId',
  'classes.batchUpdate': 'Owner, Manager of club body.ClubId',
  'classes.batchClone': 'Owner, Manager of club body.ClubId',

  'schedules.get': 'Owner, Manager, Trainer of club resolved',
  'schedules.days': 'Owner, Manager, Trainer of club resolved',
  'schedules.update': 'Owner, Manager, Trainer of club resolved',
  'schedules.exceptions': 'Owner, Manager, Trainer of club resolved',

  'ical.get': 'self of user params.id',
  'ical.create': 'self of user params.id',
  'ical.revoke': 'self of user params.id',

  'overlaps.list': 'Owner, Manager, Trainer of club params.id',

  'bookings.book': 'self of user params.id',
  'bookings.class': 'self of user params.id',
  'bookings.create': 'self of user params.id',
  'bookings.cancel': 'self of user params.id',
  'bookings.acceptOffer': 'self of user params.id',
  'bookings.declineOffer': 'self of user params.id',
  'bookings.ofUser': 'self of user params.id',
  'bookings.activities': 'self of user params.id',
  'bookings.ofClubUser': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'recurringBookings.list': 'self of user params.id',
  'recurringBookings.create': 'self of user params.id',
  'recurringBookings.delete': 'self of user params.id',

  // seats/family-bookings: the service checks the member's permission (decision 0042).
  'familyBookings.book': 'self of user params.id',
  'familyBookings.create': 'self of user params.id',
  'familyBookings.cancel': 'self of user params.id',

  'participants.list': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.nameless': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.add': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.state': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.noShow': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.attendance': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.batchAttendance': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.delete': 'Owner, Manager, Trainer, FrontDesk of club resolved',
  'participants.cancelClass': 'Owner, Manager, Trainer of club resolved',
  'participants.moveReach': 'Owner, Manager, Trainer of club resolved',
  'participants.moveClass': 'Owner, Manager, Trainer of club resolved',
  'participants.subscriptions': 'Owner, Manager, Trainer of club params.id',
};
