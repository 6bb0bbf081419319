import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import type { QueryOf, ResultOf } from '@clubpulse/contract/call';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { ClubFigures, ClubMoney } from '@clubpulse/contract/office/reports/club-figures';
import type { getClubsReport } from '@clubpulse/contract/office/reports/reports.calls';
import { type MonthPeriods, periodsOf } from '@clubpulse/rules/office/reports/periods';
import { addDays, type Day, type Days, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type ComparedMonth, type FigureRow, type FigureSpan, figuresOf, idsOfReported } from './club-figures.facts.ts';

interface ClubFigureParts {
  readonly db: Database;
  readonly clubs: (ids: readonly number[]) => Promise<readonly Club[]>;
  readonly now?: () => Date;
}
type Ready = Required<ClubFigureParts>;

export type ClubFiguresReports = ReturnType<typeof createClubFigures>;

export function createClubFigures(parts: ClubFigureParts) {
  return bindActs({ now: () => new Date(), ...parts }, { clubs });
}

interface Reported {
  readonly club: Club;
  readonly today: Day;
  readonly periods: MonthPeriods;
}

async function clubs(
  { db, clubs: clubsOf, now }: Ready,
  roles: AvailableRoles,
  { Month }: QueryOf<typeof getClubsReport>,
): Promise<ResultOf<typeof getClubsReport> | Refusal> {
  const at = now();
  const found = await clubsOf(await idsOfReported(db, roles));
  const running = found.map(({ TimeZone }) => dayIn(TimeZone, at).slice(0, 7));
  const Latest = running.toSorted()[0] ?? at.toISOString().slice(0, 7);
  const month = Month ?? Latest;
  if (month > Latest) return refuse('ValidationFailed', { errors: [{ field: 'Month', key: 'date-no-greater-than-now' }] });
  const reported = found.flatMap((club): Reported[] => {
    const today = dayIn(club.TimeZone, at);
    const periods = periodsOf(month, today);
    return periods === undefined ? [] : [{ club, today, periods }];
  });
  const rows = await figuresOf(db, reported.flatMap(spansOf), at);
  return { Month: month, Latest, Clubs: reported.map((one) => presentFigures(one, rows)) };
}

function spansOf({ club: { ClubId, TimeZone }, today, periods }: Reported): FigureSpan[] {
  const span = (period: ComparedMonth, { first, last }: Days): FigureSpan => ({
    clubId: ClubId,
    zone: TimeZone,
    today,
    period,
    start: addDays(first, -1),
    first,
    last,
    from: startOfDay(TimeZone, first),
    until: startOfDay(TimeZone, addDays(last, 1)),
  });
  return [span('Now', periods.now), span('Before', periods.before), span('YearAgo', periods.yearAgo)];
}

function presentFigures({ club, periods }: Reported, rows: readonly FigureRow[]): ClubFigures {
  const rowOf = (period: ComparedMonth): FigureRow => {
    const row = rows.find(({ ClubId, Period }) => ClubId === club.ClubId && Period === period);
    if (row === undefined) throw new Error('A period has no figures.');
    return row;
  };
  const [now, before, yearAgo] = [rowOf('Now'), rowOf('Before'), rowOf('YearAgo')];
  const isOlder = yearAgo.WasActive;
  const months = [now, before, yearAgo];
  const used = new Set(
    months.flatMap(({ Income, Recurring, Owed }) => [...Income, ...Recurring, ...Owed].map(({ Currency }) => Currency)),
  );
  used.delete(club.Currency);
  const money = (Currency: string): ClubMoney => {
    const incomeOf = ({ Income }: FigureRow) => Income.find((one) => one.Currency === Currency)?.Amount ?? 0;
    const { Before = 0, Now = 0 } = now.Recurring.find((one) => one.Currency === Currency) ?? {};
    const { People = 0, Amount = 0 } = now.Owed.find((one) => one.Currency === Currency) ?? {};
    return {
      Currency,
      Income: { Now: incomeOf(now), Before: incomeOf(before), YearAgo: isOlder ? incomeOf(yearAgo) : null },
      Recurring: { Before, Now },
      Owed: { People, Amount },
    };
  };
  return {
    Club: club,
    Days: periods.now,
    Before: periods.before,
    YearAgo: isOlder ? periods.yearAgo : null,
    Clients: { Now: now.Clients, Before: before.Clients, YearAgo: isOlder ? yearAgo.Clients : null },
    Money: [club.Currency, ...[...used].sort()].map(money),
    Occupancy: { Now: now.Occupancy, Before: before.Occupancy, YearAgo: isOlder ? yearAgo.Occupancy : null },
  };
}
