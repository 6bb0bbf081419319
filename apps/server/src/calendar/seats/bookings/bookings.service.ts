import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { BookableClass, Booking, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { clubIdsOf } from '@clubpulse/rules/accounts/roles/roles';
import { isLongerThan } from '@clubpulse/rules/time/days';
import { Temporal } from 'temporal-polyfill';
import { rolesOf } from '../../../accounts/roles/public.ts';
import type { Database } from '../../../platform/database/database.ts';
import { pageOf, presented } from '../../../platform/page/page.ts';
import type { ClubPort } from '../../classes/public.ts';
import { seatFactsOfDays } from '../many-seats.facts.ts';
import { countSeatsOfUser, type SeatsOfUserFilter, seatsOfUser } from '../own-days.facts.ts';
import { lateEntryOf, type SeatFacts, seatFacts } from '../seats.facts.ts';
import { movedTo } from '../whole-class/whole-class.store.ts';
import { presentBookable } from './bookable.present.ts';
import { presentBooking } from './bookings.present.ts';

export const BOOKINGS_MAX_DAYS = 375;

type BookingsQuery = QueryOf<typeof listMyBookings>;

export type Bookings = ReturnType<typeof createBookings>;

export function createBookings({ db, club }: { db: Database; club: ClubPort }) {
  async function list(
    filter: Omit<SeatsOfUserFilter, 'from' | 'to' | 'text'>,
    query: BookingsQuery,
  ): Promise<Page<Booking> | Refusal> {
    const interval = { ...filter, from: new Date(query.Begin), to: new Date(query.End) };
    if (isLongerThan(interval.from, interval.to, BOOKINGS_MAX_DAYS))
      return refuse('DateIntervalTooLong', { values: { max: BOOKINGS_MAX_DAYS } });
    const searched = { ...interval, text: query.globalSearch };
    const recordsTotal = countSeatsOfUser(db, interval);
    return pageOf(query, {
      data: presented(seatsOfUser(db, searched, query.start, query.length), presentBooking),
      recordsTotal,
      recordsFiltered: searched.text ? countSeatsOfUser(db, searched) : recordsTotal,
    });
  }

  return {
    /** The published classes. A class by invitation is only returned to its participants. */
    async bookable(
      userId: UserId,
      clubId: ClubId,
      from: string,
      days: number,
    ): Promise<{ TimeZone: string; Classes: BookableClass[] } | Refusal> {
      const TimeZone = (await club(clubId))?.TimeZone;
      if (TimeZone === undefined) return refuse('NotFound');
      const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime({ timeZone: TimeZone }).epochMilliseconds);
      const first = Temporal.PlainDate.from(from);
      const found = await seatFactsOfDays(db, clubId, userId, midnight(first), midnight(first.add({ days })));
      if (found === undefined || !found.member.isAthlete) return refuse('NotFound');
      return {
        TimeZone,
        Classes: found.seats.filter((seat) => mayBeSeen(seat, midnight(first))).map((seat) => presentBookable(seat, null)),
      };
    },

    async bookableClass(userId: UserId, classId: ClassId): Promise<BookableClass | Refusal> {
      const facts = await seatFacts(db, classId, userId, false);
      if (!facts?.member.isAthlete || facts.class.PublishState !== 'Published') return refuse('NotFound');
      return presentBookable(facts, facts.class.MovedToClassId === null ? null : await movedTo(db, classId));
    },

    ofUser: (userId: UserId, query: BookingsQuery): Promise<Page<Booking> | Refusal> => list({ userId }, query),

    async ofClubUser(clubId: ClubId, userId: UserId, query: BookingsQuery): Promise<Page<Booking> | Refusal> {
      if (!clubIdsOf(await rolesOf(db, userId)).includes(clubId)) return refuse('NotFound');
      return list({ userId, clubId }, query);
    },
  };
}

function mayBeSeen(facts: SeatFacts, from: Date): boolean {
  const { BookingMode, CanceledAt, Begin } = facts.class;
  if (facts.mine !== null) return true;
  if (BookingMode === 'Invite' || CanceledAt !== null) return false;
  return Begin >= from || lateEntryOf(facts, false) !== null;
}
