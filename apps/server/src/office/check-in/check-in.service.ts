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
  type KioskArrival,
  type kioskCheckInSchema,
} from '@clubpulse/contract/office/check-in/check-in';
import type { listCheckIns } from '@clubpulse/contract/office/check-in/check-in.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { CHECK_IN_MS } from '@clubpulse/rules/calendar/seats/attendance';
import { deskReason, nameAtDoor } from '@clubpulse/rules/office/check-in/at-the-door';
import { dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import { memberBooking } from '../../calendar/booking-rules/public.ts';
import { type AttendanceMarks, seatDays } from '../../calendar/seats/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { HeldKiosk, Kiosks } from '../../clubs/kiosks/public.ts';
import { hasTag } from '../../clubs/tags/public.ts';
import { type Admit, countVisits, insertVisit, lastVisit, type VisitRow, visitsSince } from '../../members/visits/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import { personAtDoor } from './check-in.facts.ts';
import * as store from './check-in.store.ts';

/** A code is valid long enough for a queue, but too short to pass it on. */
const CODE_MS = 3 * 60_000;
const VISIT_MS = 30 * 60_000;

/**
 * Seconds to wait after wrong codes, against guessing. A right code is never delayed, so that wrong codes cannot block the kiosk.
 */
const wrongCodes = { free: 20, first: 1, most: 8, forget: 60 };

interface CheckInParts {
  readonly db: Database;
  readonly club: Clubs['facts'];
  readonly kiosks: Pick<Kiosks, 'held' | 'seen'>;
  readonly attendance: Pick<AttendanceMarks, 'setPresent'>;
  readonly now?: () => Date;
}

export type CheckIns = ReturnType<typeof createCheckIns>;

interface VisitingMember {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

interface Ready extends Required<CheckInParts> {
  readonly attempts: ReturnType<typeof createCodeAttempts>;
}

export function createCheckIns(parts: CheckInParts) {
  return bindActs(
    { now: () => new Date(), ...parts, attempts: createCodeAttempts(parts.db) },
    { purge, code, arrive, arriveAtKiosk, today },
  );
}

async function arrived({ now }: Ready, trx: Queryable, clubId: ClubId, input: CheckInInput, by: CallerId) {
  const at = now();
  const userId = 'Code' in input ? await store.spendCode(trx, clubId, input.Code, at) : input.UserId;
  if (userId === undefined) return refuse('CheckInCodeUnknown');
  const visit = await visited(trx, { ClubId: clubId, UserId: userId }, at, { by });
  if (!visit) return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
  return { ...present(visit.row), Again: visit.isAgain };
}

async function visited(trx: Queryable, member: VisitingMember, at: Date, admit: Admit) {
  if (!(await store.lockAthlete(trx, member))) return undefined;
  // Clocks of servers differ a little, so a visit shortly after `at` counts.
  const visit = { after: new Date(at.getTime() - VISIT_MS), before: new Date(at.getTime() + VISIT_MS) };
  const before = await lastVisit(trx, member, visit);
  if (!before) await insertVisit(trx, { ...member, At: at }, admit);
  const row = before ?? (await lastVisit(trx, member, visit));
  return row && { row, isAgain: before !== undefined };
}

async function markPresent(
  { now, attendance }: Ready,
  trx: Queryable,
  { ClubId: clubId, UserId: userId }: VisitingMember,
  by: CallerId | null,
) {
  const at = now();
  const days = await seatDays(trx, userId, at, new Date(at.getTime() + CHECK_IN_MS));
  const day = days.find(({ seat }) => seat.class.ClubId === clubId && seat.mine.State === 'Booked');
  if (!day) return null;
  const { ClassId, Name, ClassType, DisplayGroupName, Location } = day.seat.class;
  const marked = { classId: ClassId, userId, day: ClassType === 'Course' ? day.Begin.toISOString() : undefined };
  const seen = await attendance.setPresent(trx, marked, by);
  const Room = DisplayGroupName ?? (Location === '' ? null : Location);
  return isRefusal(seen) ? null : { ClassId, Name, Begin: day.Begin.toISOString(), Room };
}

async function arrivedAtKiosk(parts: Ready, trx: Queryable, kiosk: HeldKiosk, code: string): Promise<KioskArrival | Refusal> {
  const at = parts.now();
  const spent = await store.spendAtKiosk(trx, kiosk, code, at);
  const member = spent && { ClubId: kiosk.ClubId, UserId: spent.UserId };
  const visit = member && (await visited(trx, member, at, { kioskId: kiosk.KioskId }));
  if (!visit) return refuse('CheckInCodeUnknown');
  const booked = await markPresent(parts, trx, member, null);
  const greeted = await greeting(parts, trx, member, at, booked !== null);
  if (!greeted) return refuse('CheckInCodeUnknown');
  const Class = booked && { Name: booked.Name, Begin: booked.Begin, Room: booked.Room };
  return { ...greeted, At: visit.row.At.toISOString(), Again: visit.row.At < spent.SpentAt, Class };
}

/** The greeting contains only what people nearby may read. */
async function greeting(
  { club }: Ready,
  trx: Queryable,
  { ClubId: clubId, UserId: userId }: VisitingMember,
  at: Date,
  hasClass: boolean,
) {
  const facts = await club(clubId, trx);
  const day = facts && dayIn(facts.TimeZone, at);
  const person = facts && day && (await personAtDoor(trx, { clubId, userId, timeZone: facts.TimeZone, today: day, now: at }));
  if (!person || !day) return undefined;
  const { NoBookingsUntil, BannedUntil, IsGuest, IsStaff } = await memberBooking(trx, userId, clubId, at);
  const isBanned = (NoBookingsUntil !== null && NoBookingsUntil > day) || BannedUntil !== null;
  const { sells, holds, owesLate, documentOver } = person;
  const needsDesk = isBanned || owesLate || documentOver;
  const Desk = deskReason({ sells, holds, isExempt: IsGuest || IsStaff, hasClass, needsDesk });
  return { Name: nameAtDoor(person), Language: person.Language, Desk };
}

const purge = async ({ db, now }: Ready): Promise<void> => void (await store.purgeCodes(db, now()));

const code = ({ db, now }: Ready, clubId: ClubId, userId: CallerId): Promise<CheckInCode | Refusal> =>
  db.transaction().execute(async (trx) => {
    if (!(await store.lockAthlete(trx, { ClubId: clubId, UserId: userId }))) return refuse('NotFound');
    const at = now();
    const issued = { Code: newCode(CHECK_IN_CODE_LENGTH), ExpiresAt: new Date(at.getTime() + CODE_MS) };
    await store.insertCode(trx, { ...issued, ClubId: clubId, UserId: userId }, at);
    return { ...issued, ExpiresAt: issued.ExpiresAt.toISOString() };
  });

function arrive(parts: Ready, clubId: ClubId, input: CheckInInput, by: CallerId, key?: RequestKey): Promise<Arrival | Refusal> {
  return transactOnce<Arrival>(parts.db, key, async (trx) => {
    const visit = await arrived(parts, trx, clubId, input, by);
    return isRefusal(visit) ? visit : { ...visit, Class: await markPresent(parts, trx, { ClubId: clubId, ...visit }, by) };
  });
}

async function arriveAtKiosk(
  parts: Ready,
  { Token, Code }: z.output<typeof kioskCheckInSchema>,
): Promise<KioskArrival | Refusal> {
  const asking = await parts.kiosks.held(parts.db, Token);
  if (!asking) return refuse('KioskUnpaired');
  const answer = await parts.db.transaction().execute(async (trx) => {
    const kiosk = await parts.kiosks.held(trx, Token);
    return kiosk ? { kiosk, arrival: await arrivedAtKiosk(parts, trx, kiosk, Code) } : undefined;
  });
  if (!answer) return refuse('KioskUnpaired');
  await parts.kiosks.seen(answer.kiosk.KioskId);
  if (!isRefusal(answer.arrival)) return answer.arrival;
  const seconds = await parts.attempts.wrong(`check-in-code:kiosk:${answer.kiosk.KioskId}`, wrongCodes);
  return seconds === undefined ? answer.arrival : refuse('CheckInCodeAttempts', { values: { seconds } });
}

async function today(
  { club, now, db }: Ready,
  clubId: ClubId,
  query: QueryOf<typeof listCheckIns>,
): Promise<Page<CheckIn> | Refusal> {
  const facts = await club(clubId);
  if (!facts) return refuse('NotFound');
  const since = startOfDay(facts.TimeZone, dayIn(facts.TimeZone, now()));
  const { start, length, ClubTagId: tag } = query;
  const all = { clubId, since };
  const meant = tag === undefined ? all : { ...all, isMeant: (userId: RawBuilder<unknown>) => hasTag(userId, clubId, tag) };
  return pageOf(query, {
    data: presented(visitsSince(db, meant, start, length), present),
    recordsTotal: countVisits(db, all),
    recordsFiltered: countVisits(db, meant),
  });
}

const present = ({ At, ...row }: VisitRow): CheckIn => ({ ...row, At: At.toISOString() });
