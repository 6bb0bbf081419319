import type { UserId } from '@clubpulse/contract/accounts/users';
import { BOOK_MAX_DAYS, listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Day } from '@clubpulse/rules/time/days';
import { useCall } from '../../../../platform/api.ts';

const POLL_MS = 30_000;

export const useBookable = (userId: UserId, clubId: ClubId, from: Day, { enabled = true } = {}) =>
  useCall(
    listBookableClasses,
    { params: { id: userId, clubId }, query: { from, days: BOOK_MAX_DAYS } },
    { keepPrevious: true, pollEvery: POLL_MS, quiet: true, enabled },
  );
