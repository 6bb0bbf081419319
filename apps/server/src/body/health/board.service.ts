import {
  dailyFiguresSchema,
  HEALTH_WEEK_DAYS,
  type HealthAthlete,
  type HealthBoard,
  type HealthReason,
  type HealthWeek,
  type HealthWeekAthlete,
  healthReasons,
  hrvFiguresSchema,
  sleepFiguresSchema,
  stressFiguresSchema,
} from '@clubpulse/contract/body/health/health';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { groupCourse } from '@clubpulse/rules/body/health/group';
import { OWN_DAYS, type Spread } from '@clubpulse/rules/body/health/own-range';
import { chargeAt } from '@clubpulse/rules/body/health/samples';
import { type Known, standingOf, weekOf } from '@clubpulse/rules/body/health/standing';
import { addDays, type Day, dayIn, eachDay, startOfDay } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as facts from './board.facts.ts';
import type { HealthPorts } from './health.ports.ts';
import { sourceOf } from './health.present.ts';

interface BoardParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sharingUsers' | 'logList'>;
  readonly ports: HealthPorts;
  readonly now?: () => Date;
}
export type HealthBoards = ReturnType<typeof createHealthBoards>;

interface Query extends PageQuery {
  readonly day?: Day | undefined;
  readonly only?: HealthReason | undefined;
}

const GROUP_DAYS = 14;
const figureNames = { asleep: 'AsleepSeconds', hrv: 'Hrv', resting: 'RestingHeartRate' } as const;
const unknown: Spread = { count: 0, mean: 0, deviation: 0 };

type Ready = Required<BoardParts>;

export function createHealthBoards(parts: BoardParts) {
  return bindActs({ now: () => new Date(), ...parts }, { weekOfClub, ofClub });
}

async function standingsOf({ db }: Ready, athletes: readonly facts.AthleteRow[], day: Day): Promise<HealthAthlete[]> {
  const ids = athletes.map(({ UserId }) => UserId);
  const [rows, usual, received] = await Promise.all([
    facts.daysOf(db, ids, day),
    facts.usualOf(db, ids, day, OWN_DAYS),
    facts.lastReceived(db, ids, day),
  ]);
  const rowsBy = Map.groupBy(rows, ({ UserId }) => UserId);
  const usualBy = Map.groupBy(usual, ({ UserId }) => UserId);
  const receivedBy = new Map(received.map((row) => [row.UserId, row]));
  return athletes.map((athlete) => {
    const ownRows = rowsBy.get(athlete.UserId) ?? [];
    const spread = (figure: facts.UsualRow['Figure']) =>
      usualBy.get(athlete.UserId)?.find(({ Figure }) => Figure === figure) ?? unknown;
    const newest = receivedBy.get(athlete.UserId);
    const known: Known = {
      ...knownOf(ownRows, day),
      LastDay: newest?.Day ?? null,
      usual: { hrv: spread('hrv'), resting: spread('resting'), asleep: spread('asleep') },
    };
    const shown =
      ownRows.find(({ Kind, Day }) => Kind === 'Sleep' && Day === day) ?? ownRows.find(({ Day }) => Day === day) ?? newest;
    return {
      ...athlete,
      Source: shown ? sourceOf(shown) : null,
      LastHeardAt: newest?.HeardAt.toISOString() ?? null,
      ...standingOf(known, day),
    };
  });
}

async function groupOf({ db }: Ready, userIds: readonly number[], day: Day): Promise<HealthBoard['Group']> {
  const means = await facts.meansOf(db, userIds, day, GROUP_DAYS);
  const days = eachDay({ first: addDays(day, 1 - GROUP_DAYS), last: day });
  return groupCourse(
    days,
    means.map((row) => ({ ...row, Figure: figureNames[row.Figure] })),
  );
}

async function nextClass(
  { now, ports }: Ready,
  clubId: ClubId,
  timeZone: string,
  rows: readonly HealthAthlete[],
): Promise<HealthBoard['NextClass']> {
  const from = now();
  const found = await ports.nextClassOf(clubId, from, startOfDay(timeZone, addDays(dayIn(timeZone, from), 1)));
  if (!found) return null;
  const { UserIds, Begin, ...about } = found;
  const coming = new Set(UserIds);
  const sharing = rows.filter(({ UserId, Source }) => coming.has(UserId) && Source !== null);
  const short = sharing.filter(({ Reasons }) => Reasons.includes('ShortNight'));
  return {
    ...about,
    Begin: Begin.toISOString(),
    Booked: coming.size,
    Sharing: sharing.length,
    ShortNight: short.map(({ UserId, Nickname }) => ({ UserId, Nickname })),
  };
}

async function dayOf(
  { db, now }: Ready,
  clubId: ClubId,
  chosen: Day | undefined,
): Promise<{ day: Day; today: Day; timeZone: string } | Refusal> {
  const timeZone = await facts.timeZoneOfClub(db, clubId);
  if (timeZone === undefined) return refuse('NotFound');
  const today = dayIn(timeZone, now());
  const day = chosen ?? today;
  return day > today
    ? refuse('ValidationFailed', { errors: [{ field: 'day', key: 'date-no-greater-than-now' }] })
    : { day, today, timeZone };
}

async function weekOfClub(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  { draw, start, length, globalSearch = '', day: chosen }: Omit<Query, 'only'>,
): Promise<HealthWeek | Refusal> {
  const { db, consents } = parts;
  const shown = await dayOf(parts, clubId, chosen);
  if (isRefusal(shown)) return shown;
  const days = { first: addDays(shown.day, 1 - HEALTH_WEEK_DAYS), last: shown.day };
  const all = await facts.athletesOf(db, clubId);
  const sharing = await consents.sharingUsers(
    caller,
    clubId,
    all.map(({ UserId }) => UserId),
    'Health',
  );
  const ids = [...sharing];
  const [courses, received, matching] = await Promise.all([
    facts.coursesOf(db, ids, days.last, HEALTH_WEEK_DAYS),
    facts.lastReceived(db, ids, days.last),
    facts.usersMatching(db, ids, globalSearch),
  ]);
  const coursesBy = Map.groupBy(courses, ({ UserId }) => UserId);
  const receivedBy = new Map(received.map((row) => [row.UserId, row]));
  const found = all
    .filter(({ UserId }) => sharing.has(UserId) && matching.has(UserId))
    .map((athlete): HealthWeekAthlete => {
      const own = coursesBy.get(athlete.UserId) ?? [];
      const valueOf = (Day: Day, Figure: facts.UsualRow['Figure']) =>
        own.find((one) => one.Day === Day && one.Figure === Figure)?.Value ?? null;
      const Days = eachDay(days).map((Day) => ({
        Day,
        AsleepSeconds: valueOf(Day, 'asleep'),
        Hrv: valueOf(Day, 'hrv'),
        RestingHeartRate: valueOf(Day, 'resting'),
      }));
      const newest = receivedBy.get(athlete.UserId);
      return { ...athlete, Source: newest ? sourceOf(newest) : null, Days, ...weekOf(Days) };
    })
    .sort((a, b) => b.ShortNights - a.ShortNights || Number(coursesBy.has(b.UserId)) - Number(coursesBy.has(a.UserId)));
  const data = found.slice(start, start + length);
  const read = data.filter(({ Source }) => Source !== null).map(({ UserId }) => UserId);
  if (read.length > 0) await consents.logList(caller.UserId, { Purpose: 'Health', ClubId: clubId }, read);
  return { draw, recordsTotal: sharing.size, recordsFiltered: found.length, data, From: days.first, To: days.last };
}

async function ofClub(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  { draw, start, length, globalSearch = '', day: chosen, only }: Query,
): Promise<HealthBoard | Refusal> {
  const { db, consents, ports } = parts;
  const shown = await dayOf(parts, clubId, chosen);
  if (isRefusal(shown)) return shown;
  const { day, today, timeZone } = shown;
  const all = await facts.athletesOf(db, clubId);
  const allIds = all.map(({ UserId }) => UserId);
  const sharing = await consents.sharingUsers(caller, clubId, allIds, 'Health');
  const seen = all.filter(({ UserId }) => sharing.has(UserId));
  const rows = await standingsOf(parts, seen, day);
  const matching = await facts.usersMatching(db, [...sharing], globalSearch);
  const weight = ({ Reasons, Source }: HealthAthlete): number =>
    Source === null || Reasons.includes('NoData') ? -1 : Reasons.length;
  const found = rows
    .filter((row) => matching.has(row.UserId) && (only === undefined || row.Reasons.includes(only)))
    .sort((a, b) => weight(b) - weight(a));
  const data = found.slice(start, start + length);
  const NextClass = day === today ? await nextClass(parts, clubId, timeZone, rows) : null;
  const named = data.filter(({ Source }) => Source !== null);
  const read = [...new Set([...named, ...(NextClass?.ShortNight ?? [])].map(({ UserId }) => UserId))];
  if (read.length > 0) await consents.logList(caller.UserId, { Purpose: 'Health', ClubId: clubId }, read);
  const withData = rows.filter(({ Source }) => Source !== null);
  const counts = healthReasons.map((reason) => [reason, rows.filter(({ Reasons }) => Reasons.includes(reason)).length]);
  return {
    draw,
    recordsTotal: rows.length,
    recordsFiltered: found.length,
    data,
    ClubId: clubId,
    Day: day,
    IsOffered: ports.isOffered(),
    Counts: Object.fromEntries(counts) as HealthBoard['Counts'],
    Athletes: all.length,
    Sharing: seen.length,
    WithData: withData.length,
    Sources: [...new Set(withData.flatMap(({ Source }) => Source?.Provider ?? []))],
    Group: await groupOf(
      parts,
      withData.map(({ UserId }) => UserId),
      day,
    ),
    NextClass,
  };
}

function knownOf(rows: readonly facts.DayRow[], day: Day): Omit<Known, 'LastDay' | 'usual'> {
  const rowOf = (kind: facts.DayRow['Kind'], on: Day) => rows.find(({ Kind, Day: its }) => Kind === kind && its === on);
  const [sleep, hrv, daily, battery] = [rowOf('Sleep', day), rowOf('Hrv', day), rowOf('Daily', day), rowOf('Stress', day)];
  const before = addDays(day, -1);
  const [dayBefore, stressBefore] = [rowOf('Daily', before), rowOf('Stress', before)];
  const night = sleep && sleepFiguresSchema.parse(sleep.Figures);
  const stressOfDay = dayBefore && dailyFiguresSchema.parse(dayBefore.Figures);
  const stress = stressBefore && stressFiguresSchema.parse(stressBefore.Figures);
  return {
    Night: night ?? null,
    Hrv: hrv ? hrvFiguresSchema.parse(hrv.Figures).LastNightAverage : null,
    Resting: daily ? dailyFiguresSchema.parse(daily.Figures).RestingHeartRate : null,
    // The provider's value takes precedence over the computed one.
    Stress:
      stressOfDay && stressOfDay.AverageStress !== null
        ? {
            Average: stressOfDay.AverageStress,
            RestSeconds: stressOfDay.RestStressSeconds,
            LowSeconds: stressOfDay.LowStressSeconds,
            MediumSeconds: stressOfDay.MediumStressSeconds,
            HighSeconds: stressOfDay.HighStressSeconds,
          }
        : (stress ?? null),
    Battery: battery ? chargesOf(battery, sleep) : null,
  };
}

function chargesOf(battery: facts.DayRow, sleep: facts.DayRow | undefined): Known['Battery'] {
  const { BatteryLast } = stressFiguresSchema.parse(battery.Figures);
  const wokeAt = sleep && (sleep.RecordedAt.getTime() - battery.RecordedAt.getTime()) / 1000 + sleep.Seconds;
  return { Woke: wokeAt === undefined ? null : chargeAt(battery.Battery ?? [], wokeAt), Last: BatteryLast };
}
