import type pg from 'pg';

export const CLUB = 1;
export const CLASSES = 1_000;
export const HOT_CLASS = CLASSES + 1;
export const CALLERS = 16;
export const BOOKINGS_EACH = 10;
export const PRICE = 2;
export const CREDITS = 1_000_000;
export const RUSH = 100_000;

export type Way = 'http' | 'process' | 'pgbench';
/** Fewer members over HTTP, because their sign-ins take time to prepare. */
export const MEMBERS_EACH: Readonly<Record<Way, number>> = { http: 160, process: 1_000, pgbench: 1_000 };
/** The id before the id of the first member. */
export const firstOf: Readonly<Record<Way | 'rush', number>> = {
  http: 0,
  process: CALLERS * 160,
  pgbench: CALLERS * 1_160,
  rush: CALLERS * 2_160,
};
const MEMBERS = CALLERS * 2_160 + RUSH;
/** This member's booking is recorded to obtain its SQL. */
export const SAMPLE = { user: 9_000_001, class: 8_000_001, version: 70_001, credits: 6_000_001 } as const;

export const emailOf = (userId: number): string => `member${userId}@bench.invalid`;

/** `n` counts the bookings of a caller from 0. `before`: earlier bookings of the member. */
export function bookingOf(way: Way, caller: number, n: number): { userId: number; classId: number; before: number } {
  const userId = firstOf[way] + caller * MEMBERS_EACH[way] + Math.floor(n / BOOKINGS_EACH) + 1;
  return { userId, classId: ((n * 37 + caller * 61) % CLASSES) + 1, before: n % BOOKINGS_EACH };
}

export async function seed(database: pg.Client): Promise<void> {
  const classes = (ids: string, seats: number) => `
    insert into classes ("ClassId", "ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
      "TrainingType", "Color", "Location", "DisplayGroupId", "TrainerId", "MaxInSiteParticipants", "CreditsCostInSite",
      "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours", "BookingOpensAt")
    select n, ${CLUB}, 'Class ' || n % 50, at, at + interval '55 minutes', 55, 'Single', 'Club', 'Published', 'Open', 'indoorCycling',
      '#1787a6', 'Main hall', 1, ${SAMPLE.user}, ${seats}, ${PRICE}, 30, 1, 2, at - interval '30 days'
    from (select n, date_trunc('hour', now()) + interval '1 day' + (n % ${CLASSES}) * interval '20 minutes' as at from ${ids} t(n)) days;`;
  const credits = (ids: string, balance: number) => `
    insert into ledger_accounts ("ClubId", "UserId", "Balance") select ${CLUB}, n, ${balance} from ${ids} t(n);
    insert into ledger_entries ("LedgerAccountId", "Change", "BalanceAfter", "Reason")
      select "LedgerAccountId", "Balance", "Balance", 'Purchase' from ledger_accounts a where not exists (
        select from ledger_entries e where e."LedgerAccountId" = a."LedgerAccountId");`;
  const members = (ids: string) => `
    insert into users ("UserId", "Email", "Nickname") select n, 'member' || n || '@bench.invalid', 'Member ' || n from ${ids} t(n);
    insert into user_roles ("UserId", "Role", "ClubId") select n, 'Athlete', ${CLUB} from ${ids} t(n);`;
  const all = `generate_series(1, ${MEMBERS})`;
  const anyUser = `(select ${SAMPLE.user} as n)`;
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency") values ('Bench', 'BENCH', 'Europe/Rome', 'EUR');
    insert into display_groups ("ClubId", "Name", "Color") values (${CLUB}, 'Studio', '#1f6fe5');
    ${members(all)} ${members(anyUser)}
    ${credits(all, CREDITS)} ${credits(anyUser, SAMPLE.credits)}
    insert into club_athletes ("ClubId", "UserId", "BookingsVersion") values (${CLUB}, ${SAMPLE.user}, ${SAMPLE.version});
    ${classes(`generate_series(1, ${HOT_CLASS})`, 1_000_000)} ${classes(`(select ${SAMPLE.class} as n)`, 10)}
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash")
      select 'bench' || n, 'member' || n || '@bench.invalid', true, 'none' from generate_series(1, ${CALLERS * MEMBERS_EACH.http}) n`);
  await database.query('vacuum analyze');
}
