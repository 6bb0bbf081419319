import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { OCCUPANCY_MAX_DAYS, type ReportClass, type WaitingMember } from '@clubpulse/contract/office/reports/occupancy';
import type {
  getOccupancy,
  getVisits,
  listReportClasses,
  listReportWaiting,
} from '@clubpulse/contract/office/reports/reports.calls';
import { type VisitSource, visitSources } from '@clubpulse/contract/office/reports/visits';
import { daysBefore, earliestFor, refusedDays } from '@clubpulse/rules/community/rankings/range';
import { type Days, dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { ReportQuery } from './held.facts.ts';
import {
  type ClassRow,
  cellsIn,
  classesIn,
  peopleWaiting,
  reportClasses,
  roomsIn,
  totalIn,
  trainersIn,
  type WaitingRow,
  waitingIn,
} from './occupancy.facts.ts';
import { givenIn, visitsIn } from './visits.facts.ts';

interface OccupancyParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string } | undefined>;
  readonly now?: () => Date;
}
type Ready = Required<OccupancyParts>;

export type OccupancyReports = ReturnType<typeof createOccupancy>;

export function createOccupancy(parts: OccupancyParts) {
  return bindActs({ now: () => new Date(), ...parts }, { occupancy, classes, waiting, visits });
}

async function known({ club, now }: Ready, clubId: ClubId, days: Days): Promise<ReportQuery | Refusal> {
  const found = await club(clubId);
  if (found === undefined) return refuse('NotFound');
  if (refusedDays(days, null, OCCUPANCY_MAX_DAYS) === 'long')
    return refuse('DateIntervalTooLong', {
      values: { max: OCCUPANCY_MAX_DAYS, from: earliestFor(days.last, OCCUPANCY_MAX_DAYS) },
    });
  const at = now();
  return { clubId, timeZone: found.TimeZone, today: dayIn(found.TimeZone, at), now: at };
}

async function occupancy(
  parts: Ready,
  clubId: ClubId,
  { from, to }: QueryOf<typeof getOccupancy>,
): Promise<ResultOf<typeof getOccupancy> | Refusal> {
  const days = { first: from, last: to };
  const query = await known(parts, clubId, days);
  if (isRefusal(query)) return query;
  const { db } = parts;
  const [Total, Before, Cells, Classes, Trainers, Rooms, Waiting] = await Promise.all([
    totalIn(db, query, days),
    totalIn(db, query, daysBefore(days)),
    cellsIn(db, query, days),
    classesIn(db, query, days),
    trainersIn(db, query, days),
    roomsIn(db, query, days),
    waitingIn(db, query, days),
  ]);
  return { From: from, To: to, Total, Before, Cells, Classes, Trainers, Rooms, Waiting };
}

async function visits(
  parts: Ready,
  clubId: ClubId,
  { from, to }: QueryOf<typeof getVisits>,
): Promise<ResultOf<typeof getVisits> | Refusal> {
  const days = { first: from, last: to };
  const query = await known(parts, clubId, days);
  if (isRefusal(query)) return query;
  const [rows, Trainers] = await Promise.all([visitsIn(parts.db, query, days), givenIn(parts.db, query, days)]);
  const figuresOf = (day: string | null, source: VisitSource | null) => {
    const { Visits = 0, People = 0 } = rows.find(({ Day, Source }) => Day === day && Source === source) ?? {};
    return { Visits, People };
  };
  const seen = rows.flatMap(({ Day, Source, Visits }) => (Day === null || Source !== null ? [] : [{ Day, Visits }]));
  return {
    From: from,
    To: to,
    Total: figuresOf(null, null),
    Sources: visitSources.map((Source) => ({ Source, ...figuresOf(null, Source) })),
    Days: seen.map(({ Day, Visits }) => ({
      Day,
      Visits,
      Sources: {
        Class: figuresOf(Day, 'Class').Visits,
        CheckIn: figuresOf(Day, 'CheckIn').Visits,
        Training: figuresOf(Day, 'Training').Visits,
        Note: figuresOf(Day, 'Note').Visits,
      },
    })),
    Trainers,
  };
}

async function classes(
  parts: Ready,
  clubId: ClubId,
  chosen: QueryOf<typeof listReportClasses>,
): Promise<ResultOf<typeof listReportClasses> | Refusal> {
  const days = { first: chosen.from, last: chosen.to };
  const query = await known(parts, clubId, days);
  if (isRefusal(query)) return query;
  const rows = await reportClasses(parts.db, query, days, chosen);
  const all = rows[0]?.All ?? 0;
  const data = rows.map(presentClass);
  return { draw: chosen.draw, recordsTotal: all, recordsFiltered: all, data };
}

async function waiting(
  parts: Ready,
  clubId: ClubId,
  chosen: QueryOf<typeof listReportWaiting>,
): Promise<ResultOf<typeof listReportWaiting> | Refusal> {
  const days = { first: chosen.from, last: chosen.to };
  const query = await known(parts, clubId, days);
  if (isRefusal(query)) return query;
  const rows = await peopleWaiting(parts.db, query, days, chosen);
  const all = rows[0]?.All ?? 0;
  return { draw: chosen.draw, recordsTotal: all, recordsFiltered: all, data: rows.map(presentWaiting) };
}

function presentWaiting(row: WaitingRow): WaitingMember {
  const { All: _, ...shown } = row;
  return shown;
}

function presentClass(row: ClassRow): ReportClass {
  const { All: _, Begin, ...shown } = row;
  return { ...shown, Begin: Begin.toISOString() };
}
