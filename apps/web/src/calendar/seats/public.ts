export { UserBookings } from './bookings/member/UserBookings.tsx';
export { BookHere } from './bookings/next/BookHere.tsx';
export { NextBooking } from './bookings/next/NextBooking.tsx';
export { MarksWait } from './participants/marks/MarksWait.tsx';
