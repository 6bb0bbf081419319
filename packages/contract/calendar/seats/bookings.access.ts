import type { AccessTable } from '../../access.ts';

/** Athletes book for themselves (spec 2 section 6, OPS-230; readings 10); staff reads a member's bookings on EditUser. */
export const access: AccessTable = {
  'bookings.book': 'self of user params.id',
  'bookings.class': 'self of user params.id',
  'bookings.create': 'self of user params.id',
  'bookings.cancel': 'self of user params.id',
  'bookings.acceptOffer': 'self of user params.id',
  'bookings.declineOffer': 'self of user params.id',
  'bookings.ofUser': 'self of user params.id',
  'bookings.activities': 'self of user params.id',
  'bookings.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'recurringBookings.list': 'self of user params.id',
  'recurringBookings.create': 'self of user params.id',
  'recurringBookings.delete': 'self of user params.id',
};
