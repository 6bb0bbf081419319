export { createAttendance } from './attendance.service.ts';
export { type ClassFacts, type SeatFacts, seatFacts, seatFactsOfDays } from './facts.store.ts';
export { joinFacts, seatsOf } from './join-facts.ts';
export {
  countSeatsOfUser,
  type OwnDay,
  type SeatOfUser,
  type SeatsOfUserFilter,
  seatDays,
  seatsOfUser,
  teachingDays,
} from './own-days.store.ts';
export { paidOf } from './paid.ts';
export { paidBookings } from './paid-bookings.store.ts';
export { createParticipants } from './participants.service.ts';
export { createQueues } from './queue.service.ts';
export { createSeats, type SeatAct, type SeatAfterwards, type Seats } from './seats.service.ts';
