import type { BookingMode, CalendarType, ClassType, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { ErrorType } from '@clubpulse/contract/errors';
import { bookingClosesAt, bookingOpensAt, type WindowFields } from '../booking-rules/booking-times.ts';
import { type Seats, seatsForNewcomers } from './seat-decisions.ts';

export interface VisitedClass extends WindowFields {
  readonly Begin: Date;
  readonly ClassType: ClassType;
  readonly CalendarType: CalendarType;
  readonly PublishState: PublishState;
  readonly CanceledAt: Date | null;
  readonly BookingMode: BookingMode;
  readonly ExternalAppLink: string | null;
  readonly seats: Seats;
}

export const isOnWebsites = (visited: Omit<VisitedClass, 'Begin' | keyof WindowFields>): boolean =>
  visited.PublishState === 'Published' &&
  visited.CanceledAt === null &&
  visited.CalendarType === 'Club' &&
  visited.BookingMode !== 'Invite' &&
  (visited.BookingMode !== 'Open' || visited.seats.max > 0);

export const isBookableNow = (visited: VisitedClass, now: Date, timeZone: string): boolean =>
  bookingOpensAt(visited.Begin, visited, timeZone) <= now && now < bookingClosesAt(visited.Begin, visited) && now < visited.Begin;

/** Courses are excluded, because they have many days and a price of their own. */
export const isForGuests = ({ ClassType, BookingMode }: Pick<VisitedClass, 'ClassType' | 'BookingMode'>): boolean =>
  ClassType !== 'Course' && BookingMode === 'Open';

/** Undefined when a seat may be held. A visitor never overtakes a member who waits. */
export function visitorSeat(visited: VisitedClass, now: Date, timeZone: string): ErrorType | undefined {
  if (!isOnWebsites(visited) || !isForGuests(visited) || !isBookableNow(visited, now, timeZone)) return 'ClassNotBookable';
  return seatsForNewcomers(visited.seats) > 0 ? undefined : 'ClassFull';
}
