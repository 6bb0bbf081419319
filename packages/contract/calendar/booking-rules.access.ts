import type { AccessTable } from '../access.ts';

/**
 * Booking settings, bans, guests and forgiving strikes are for Owner and Manager (decision 0010, who may); all staff reads the
 * bookings rules of a member.
 */
export const access: AccessTable = {
  'bookingSettings.get': 'Owner, Manager, Trainer of club params.id',
  'bookingSettings.update': 'Owner, Manager of club params.id',
  'memberBooking.get': 'Owner, Manager, Trainer of club params.id',
  'memberBooking.own': 'self of user params.id',
  'memberBooking.isGuest': 'Owner, Manager of club params.id',
  'memberBooking.isStaff': 'Owner, Manager of club params.id',
  'memberBooking.noBookingsUntil': 'Owner, Manager of club params.id',
  'strikes.list': 'Owner, Manager, Trainer of club params.id',
  'strikes.forgive': 'Owner, Manager of club resolved',
};
