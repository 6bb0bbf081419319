import type { WebsiteState } from '@clubpulse/contract/office/website/website';
import { cancelUntilOf, type WindowFields } from '../../calendar/booking-rules/booking-times.ts';
import { freeSeats, type Seats, seatsForNewcomers } from '../../calendar/seats/seat-decisions.ts';
import { isBookableNow, isForGuests, type VisitedClass } from '../../calendar/seats/visitor-seats.ts';

export function websiteState(visited: VisitedClass, now: Date, timeZone: string): WebsiteState {
  const { BookingMode, ExternalAppLink, seats } = visited;
  if (BookingMode === 'NotBookable') return 'NoBooking';
  if (BookingMode === 'ExternalApp') return ExternalAppLink === null ? 'NoBooking' : 'Elsewhere';
  if (!isBookableNow(visited, now, timeZone)) return 'Closed';
  return seatsForNewcomers(seats) > 0 ? 'Free' : 'Full';
}

export const shownSeats = (seats: Seats) => ({
  Free: seatsForNewcomers(seats),
  Waiting: freeSeats(seats) > 0 ? 0 : Math.max(0, seats.queued - seats.offered),
});

export const guestsMayBook = (visited: Pick<VisitedClass, 'ClassType' | 'BookingMode'>, state: WebsiteState): boolean =>
  state === 'Free' && isForGuests(visited);

export const cancelUntil = (visited: Pick<VisitedClass, 'Begin' | keyof WindowFields>): Date =>
  cancelUntilOf(visited.Begin, visited);
