import { BOOK_MAX_DAYS, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { useCall } from '../../../../platform/api.ts';
import type { Day } from '../../../parts/days.ts';

const POLL_MS = 30_000;

/** What an athlete may book in a club from a day on: two weeks. */
export const useBookable = (userId: number, clubId: number, from: Day, { enabled = true } = {}) =>
  useCall(
    listBookableClasses,
    { params: { id: userId, clubId }, query: { from, days: BOOK_MAX_DAYS } },
    { keepPrevious: true, pollEvery: POLL_MS, quiet: true, enabled },
  );
