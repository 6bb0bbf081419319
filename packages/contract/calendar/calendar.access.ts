import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // appointments: Owners and managers set the availability of every trainer; a trainer only their own, which the service checks. An athlete
  // books for themselves.
  'appointments.availability': 'Owner, Manager, Trainer of club params.id',
  'appointments.setAvailability': 'Owner, Manager, Trainer of club params.id',
  'appointments.trainers': 'self of user params.id',
  'appointments.freeSlots': 'self of user params.id',
  'appointments.book': 'self of user params.id',

  // booking-rules: Owners and managers change booking settings, bans and guests, and forgive strikes. All staff and the front desk read
  // a member's booking rules and strikes.
  'bookingSettings.get': 'Owner, Manager, Trainer of club params.id',
  'bookingSettings.update': 'Owner, Manager of club params.id',
  'memberBooking.get': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'memberBooking.own': 'self of user params.id',
  'memberBooking.isGuest': 'Owner, Manager of club params.id',
  'memberBooking.isStaff': 'Owner, Manager of club params.id',
  'memberBooking.noBookingsUntil': 'Owner, Manager of club params.id',
  'strikes.list': 'Owner, Manager, Trainer, FrontDesk of club params.id',
  'strikes.forgive': 'Owner, Manager of club resolved',

  // classes: The front desk reads the calendar. Only owners and managers change several classes in one request, or create classes in Services (the service refuses
  // trainers).
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

  // classes/schedule: All staff read and change the schedule of a class.
  'schedules.get': 'Owner, Manager, Trainer of club resolved',
  'schedules.days': 'Owner, Manager, Trainer of club resolved',
  'schedules.update': 'Owner, Manager, Trainer of club resolved',
  'schedules.exceptions': 'Owner, Manager, Trainer of club resolved',

  // ical: Only the user manages the secret link of their calendar feed.
  'ical.get': 'self of user params.id',
  'ical.create': 'self of user params.id',
  'ical.revoke': 'self of user params.id',

  // overlaps: All staff see which classes overlap.
  'overlaps.list': 'Owner, Manager, Trainer of club params.id',

  // seats/bookings: Athletes book only for themselves. All staff and the front desk read a member's bookings.
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

  // seats/family-bookings: A payer books for a member with the member's permission, which the service checks (decision 0042).
  'familyBookings.book': 'self of user params.id',
  'familyBookings.create': 'self of user params.id',
  'familyBookings.cancel': 'self of user params.id',

  // seats/participants: All staff manage participants of classes in every calendar; the front desk books and marks them.
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
