import type pg from 'pg';

export interface MeasuredClub {
  readonly club: number;
  readonly rows: number;
}
export const SMALL: MeasuredClub = { club: 1, rows: 50 };
export const LARGE: MeasuredClub = { club: 2, rows: 50_000 };

export const MANAGER = 'manager@bench.invalid';
export const MONTH = { Begin: '2026-11-01T00:00:00.000Z', End: '2026-12-01T00:00:00.000Z' } as const;

export async function seed(database: pg.Client, measured: readonly MeasuredClub[]): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency")
      select 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, 2) n;
    insert into users ("Email", "Nickname") values ('${MANAGER}', 'Manager');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${MANAGER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId")
      select "UserId", role, n from users, generate_series(1, 2) n, unnest(array['Manager', 'Trainer']) role where "Email" = '${MANAGER}';
    insert into class_subscriptions ("ClubId", "Name", "Type", "Price", "Currency")
      select n, 'Open monthly', 'Open', 5900, 'EUR' from generate_series(1, 2) n`);
  for (const { club, rows } of measured) {
    await database.query(
      `with made as (
         insert into users ("Email", "Nickname", "FirstMidName", "LastName")
         select md5(n::text) || '.' || $1::int || '@bench.invalid', 'Nick ' || $1::int || ' ' || n, 'First ' || md5(n::text), 'Last ' || n
         from generate_series(1, $2::int) n
         returning "UserId"
       ), member as (
         insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', $1::int from made returning "UserId"
       )
       insert into user_subscriptions ("ClubId", "UserId", "ClassSubscriptionId", "SubscriptionName", "State", "Price", "Currency",
         "ActivationDate", "ExtStatus", "DueDateUTC")
       select $1::int, "UserId", (select "ClassSubscriptionId" from class_subscriptions where "ClubId" = $1::int), 'Open monthly', 'Active',
         5900, 'EUR', '2026-11-01', case when "UserId" % 10 > 0 then 'paid' end, '2026-11-05'
       from member`,
      [club, rows],
    );
    await database.query(`update memberships set "ClientStage" = 'client' where "ClubId" = $1::int`, [club]);
    await database.query(
      `insert into sensors ("UserId", "HardwareId", "Model", "Code", "LastHeard")
       select "UserId", 'ANT+:' || "UserId", 'Clubpulse', 'D0' || lpad("UserId"::text, 5, '0'),
         case when "UserId" % 10 > 0 then timestamptz '${MONTH.Begin}' + "UserId" * interval '1 minute' end
       from user_roles where "ClubId" = $1::int and "Role" = 'Athlete'`,
      [club],
    );
    await database.query(
      `insert into transactions ("ClubId", "UserId", "At", "Type", "Method", "Amount", "Currency", "Description")
       select $1::int, member."UserId", timestamptz '${MONTH.Begin}' + n * (interval '29 days' / $2::int),
         case when n % 25 = 0 then 'Refund' else 'Purchase' end, case when n % 3 = 0 then 'Cash' else 'Debit' end, 1000 + n % 5000,
         case when n % 100 = 0 then 'CHF' else 'EUR' end, 'Open monthly'
       from (select "UserId", row_number() over () n from user_roles where "ClubId" = $1::int and "Role" = 'Athlete') member`,
      [club, rows],
    );
  }
  await database.query('vacuum analyze');
}
