import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type Arrival,
  CHECK_IN_CODE_LENGTH,
  type CheckIn,
  type CheckInCode,
  type CheckInInput,
} from '@clubpulse/contract/office/check-in/check-in';
import type { listCheckIns } from '@clubpulse/contract/office/check-in/check-in.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { type AttendanceMarks, seatDays } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import { countVisits, insertVisit, lastVisit, type VisitRow, visitsSince } from '../../members/visits/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import * as store from './check-in.store.ts';

/** How long a code holds: long enough for a queue at the desk, too short to be passed on. */
const CODE_MS = 3 * 60_000;
/** Who is let in again within this time is still on the same visit. */
const VISIT_MS = 30 * 60_000;

interface CheckInParts {
  readonly db: Database;
  readonly club: Clubs['facts'];
  readonly attendance: Pick<AttendanceMarks, 'setPresent'>;
  readonly now?: () => Date;
}

export type CheckIns = ReturnType<typeof createCheckIns>;

/** Members come to the club: by the code on their phone, or named at the desk (decision 0039). */
export function createCheckIns({ db, club, attendance, now = () => new Date() }: CheckInParts) {
  /** Spends the code and writes the visit down, once however often it is tried at once. */
  async function arrived(trx: Queryable, clubId: ClubId, input: CheckInInput, by: CallerId) {
    const at = now();
    const userId = 'Code' in input ? await store.spendCode(trx, clubId, input.Code, at) : input.UserId;
    if (userId === undefined) return refuse('CheckInCodeUnknown');
    const her = { ClubId: clubId, UserId: userId };
    if (!(await store.lockAthlete(trx, her)))
      return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
    // Desks' clocks differ by a little; what lies further ahead was written by a clock that was wrong.
    const visit = { after: new Date(at.getTime() - VISIT_MS), before: new Date(at.getTime() + VISIT_MS) };
    const before = await lastVisit(trx, her, visit);
    if (!before) await insertVisit(trx, { ...her, by, At: at });
    const row = before ?? (await lastVisit(trx, her, visit));
    return row ? { ...present(row), Again: before !== undefined } : refuse('NotFound');
  }

  /** Marks her present in the class she came for; null where she has none, or is taken out of it just now. */
  async function markPresent(trx: Queryable, clubId: ClubId, userId: UserId, by: CallerId): Promise<Arrival['Class']> {
    const at = now();
    const days = await seatDays(trx, userId, at, new Date(at.getTime() + CHECK_IN_MS));
    const day = days.find(({ seat }) => seat.class.ClubId === clubId && seat.mine.State === 'Booked');
    if (!day) return null;
    const { ClassId, Name, ClassType } = day.seat.class;
    const marked = { classId: ClassId, userId, day: ClassType === 'Course' ? day.Begin.toISOString() : undefined };
    const seen = await attendance.setPresent(trx, marked, by);
    return isRefusal(seen) ? null : { ClassId, Name, Begin: day.Begin.toISOString() };
  }

  return {
    purge: async (): Promise<void> => void (await store.purgeCodes(db, now())),

    async code(clubId: ClubId, userId: CallerId): Promise<CheckInCode> {
      const at = now();
      const code = { Code: newCode(CHECK_IN_CODE_LENGTH), ExpiresAt: new Date(at.getTime() + CODE_MS) };
      await store.insertCode(db, { ...code, ClubId: clubId, UserId: userId }, at);
      return { ...code, ExpiresAt: code.ExpiresAt.toISOString() };
    },

    arrive(clubId: ClubId, input: CheckInInput, by: CallerId, key?: RequestKey): Promise<Arrival | Refusal> {
      return transactOnce<Arrival>(db, key, async (trx) => {
        const visit = await arrived(trx, clubId, input, by);
        return isRefusal(visit) ? visit : { ...visit, Class: await markPresent(trx, clubId, visit.UserId, by) };
      });
    },

    async today(clubId: ClubId, query: QueryOf<typeof listCheckIns>): Promise<Page<CheckIn> | Refusal> {
      const facts = await club(clubId);
      if (!facts) return refuse('NotFound');
      const since = startOfDay(facts.TimeZone, dayIn(facts.TimeZone, now()));
      const count = countVisits(db, clubId, since);
      return pageOf(query, {
        data: presented(visitsSince(db, clubId, since, query.start, query.length), present),
        recordsTotal: count,
        recordsFiltered: count,
      });
    },
  };
}

const present = ({ At, ...row }: VisitRow): CheckIn => ({ ...row, At: At.toISOString() });
