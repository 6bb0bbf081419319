import type { BookingMode, CalendarType, ClassType, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import type { WebsiteState } from '@clubpulse/contract/office/website/website';
import { bookingClosesAt, bookingOpensAt, cancelUntilOf, type WindowFields } from '../../calendar/booking-rules/booking-times.ts';
import { freeSeats, type Seats, seatsForNewcomers } from '../../calendar/seats/seat-decisions.ts';

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

/** A website shows published classes of the club's calendar that members may join at the club. */
export const isOnWebsites = (visited: Omit<VisitedClass, 'Begin' | keyof WindowFields>): boolean =>
  visited.PublishState === 'Published' &&
  visited.CanceledAt === null &&
  visited.CalendarType === 'Club' &&
  visited.BookingMode !== 'Invite' &&
  (visited.BookingMode !== 'Open' || visited.seats.max > 0);

export function websiteState(visited: VisitedClass, now: Date, timeZone: string): WebsiteState {
  const { Begin, BookingMode, ExternalAppLink, seats } = visited;
  if (BookingMode === 'NotBookable') return 'NoBooking';
  if (BookingMode === 'ExternalApp') return ExternalAppLink === null ? 'NoBooking' : 'Elsewhere';
  const isOpen = bookingOpensAt(Begin, visited, timeZone) <= now && now < bookingClosesAt(Begin, visited) && now < Begin;
  if (!isOpen) return 'Closed';
  return seatsForNewcomers(seats) > 0 ? 'Free' : 'Full';
}

/** What a website shows of the seats: free ones that nobody waits for, and those who wait without a seat offered to them. */
export const shownSeats = (seats: Seats) => ({
  Free: seatsForNewcomers(seats),
  Waiting: freeSeats(seats) > 0 ? 0 : Math.max(0, seats.queued - seats.offered),
});

/** Guests book single lessons, because a course has many days and a price of its own. */
export const guestsMayBook = (visited: Pick<VisitedClass, 'ClassType'>, state: WebsiteState): boolean =>
  state === 'Free' && visited.ClassType !== 'Course';

export const cancelUntil = (visited: Pick<VisitedClass, 'Begin' | keyof WindowFields>): Date =>
  cancelUntilOf(visited.Begin, visited);
