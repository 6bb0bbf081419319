export { ownSeat } from './bookings/bookings.present.ts';
export type { Holds } from './holds/holds.service.ts';
export { type OwnDay, type SeatOfUser, seatDays, teachingDays } from './own-days.facts.ts';
export { paidBookings } from './paid-bookings.service.ts';
export type { AttendanceMarks } from './participants/attendance.service.ts';
export type { ClassFacts } from './seats.facts.ts';
export { createSeats, type Seats } from './seats.service.ts';
