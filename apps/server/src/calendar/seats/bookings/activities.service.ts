import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Activity } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { Database } from '../../../platform/database/database.ts';
import { presentClass } from '../../classes/public.ts';
import { seatDays, teachingDays } from '../own-days.facts.ts';
import { presentBooking } from './bookings.present.ts';

const AHEAD_MS = 24 * 3_600_000;

export type Activities = ReturnType<typeof createActivities>;

export function createActivities({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  return {
    async of(userId: UserId): Promise<Activity[]> {
      const from = now();
      const to = new Date(from.getTime() + AHEAD_MS);
      const [booked, taught] = await Promise.all([seatDays(db, userId, from, to), teachingDays(db, userId, from, to)]);
      const at = ({ Begin, End }: { Begin: Date; End: Date }) => ({ Begin: Begin.toISOString(), End: End.toISOString() });
      const activities: Activity[] = [
        ...booked.map(({ seat, ...day }) => ({
          Kind: 'Booking' as const,
          Booking: { ...presentBooking(seat), ...at(day) },
          LastTicket: seat.mine.RemainingTickets === 1,
        })),
        ...taught.map(({ seat, ...day }) => ({ Kind: 'Teaching' as const, Class: { ...presentClass(seat), ...at(day) } })),
      ];
      return activities.sort((a, b) => beginOf(a).localeCompare(beginOf(b)));
    },
  };
}

const beginOf = (activity: Activity): string => (activity.Kind === 'Booking' ? activity.Booking.Begin : activity.Class.Begin);
