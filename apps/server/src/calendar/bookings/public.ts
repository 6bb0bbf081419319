export { createActivities } from './activities.service.ts';
export { createBookings } from './bookings.service.ts';
export { createRecurringBookings } from './recurring.service.ts';
