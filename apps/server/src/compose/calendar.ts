import { isRefusal } from '@clubpulse/contract/errors';
import type { Logger } from 'pino';
import type { Users } from '../accounts/users/public.ts';
import { createSettings, createStrikes } from '../calendar/booking-rules/public.ts';
import {
  createCalendars,
  createClassBatches,
  createClassClones,
  createClasses,
  createClassMaking,
  createSchedules,
} from '../calendar/classes/public.ts';
import { createFeeds } from '../calendar/ical/public.ts';
import {
  createActivities,
  createAttendance,
  createBookings,
  createParticipants,
  createQueues,
  createRecurringBookings,
  createSeats,
} from '../calendar/seats/public.ts';
import type { Clubs } from '../clubs/clubs/public.ts';
import type { Database } from '../platform/database/database.ts';

interface CalendarParts {
  readonly db: Database;
  readonly clubs: Clubs;
  readonly users: Users;
  readonly nicknameOf: (userId: number) => Promise<string | undefined>;
  readonly apiUrl: string;
  readonly log: Logger;
}

/** The calendars of the clubs, and the seats in their classes. */
export function composeCalendar({ db, clubs, users, nicknameOf, apiUrl, log }: CalendarParts) {
  const parts = { db, club: clubs.facts };
  const queues = createQueues({ db, log });
  const seats = createSeats({ db, seatFreed: queues.seatFreed, log });
  return {
    classes: createClasses(parts),
    calendars: createCalendars(parts),
    classBatches: createClassBatches(parts),
    schedules: createSchedules(parts),
    classMaking: createClassMaking(parts),
    classClones: createClassClones(parts),
    settings: createSettings({ db }),
    strikes: createStrikes({ db, nicknameOf }),
    queues,
    participants: createParticipants({ db, seats }),
    attendance: createAttendance({ db }),
    bookings: createBookings({ ...parts, seats }),
    activities: createActivities({ db }),
    recurringBookings: createRecurringBookings({ db, seats }),
    feeds: createFeeds({
      db,
      apiUrl,
      languageOf: async (userId) => {
        const user = await users.get(userId);
        return isRefusal(user) ? undefined : user.Language;
      },
    }),
  };
}
export type CalendarHouse = ReturnType<typeof composeCalendar>;
