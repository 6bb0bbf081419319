import { lazyComponent } from '../../kit/lazy-component.tsx';

export { DayStrip } from './bookings/book/DayStrip.tsx';
export { BookHere } from './bookings/next/BookHere.tsx';
export { bookedAhead } from './bookings/next/booked-ahead.ts';
export { NextBooking } from './bookings/next/NextBooking.tsx';
export { LookOutChips } from './participants/lists/booked/LookOutChips.tsx';
export { MarksWait } from './participants/marks/MarksWait.tsx';
export { canMove } from './participants/whole-class/can-move.ts';
export { failureOf, failureText } from './texts/refused-text.ts';
export { cancelText, clockLeft, isOver, untilText } from './texts/until.ts';

export const BookPerson = lazyComponent(() => import('./participants/adding/BookPerson.tsx').then((it) => it.BookPerson));
export const UserBookings = lazyComponent(() => import('./bookings/member/UserBookings.tsx').then((it) => it.UserBookings));
export const MoveClass = lazyComponent(() => import('./participants/whole-class/MoveClass.tsx').then((it) => it.MoveClass));
