import type pg from 'pg';

/** `rows`: members, each with five subscriptions in ten years, paid monthly. */
export interface MeasuredClub {
  readonly club: number;
  readonly rows: number;
}
export const SMALL: MeasuredClub = { club: 1, rows: 200 };
export const LARGE: MeasuredClub = { club: 2, rows: 20_000 };

export const OWNER = 'owner@bench.invalid';
export const MONTH = '2026-10';
const PAYMENTS_EACH = 20;

export async function seed(database: pg.Client, measured: readonly MeasuredClub[]): Promise<void> {
  await database.query(`
    insert into clubs ("Name", "Code", "TimeZone", "Currency")
      select 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, 2) n;
    insert into users ("Email", "Nickname") values ('${OWNER}', 'Owner');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${OWNER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId")
      select "UserId", 'Manager', n from users, generate_series(1, 2) n where "Email" = '${OWNER}';
    insert into class_subscriptions ("ClubId", "Name", "Type", "Price", "Currency")
      select n, 'Open ' || plan, 'Open', 5900, 'EUR' from generate_series(1, 2) n, generate_series(1, 6) plan`);
  for (const { club, rows } of measured) await seedClub(database, club, rows);
  await database.query('vacuum analyze');
}

async function seedClub(database: pg.Client, club: number, rows: number): Promise<void> {
  await database.query(
    `with made as (
       insert into users ("Email", "Nickname", "FirstMidName", "LastName")
       select md5(n::text) || '.' || $1::int || '@bench.invalid', 'Nick ' || $1::int || ' ' || n, 'First ' || md5(n::text), 'Last ' || n
       from generate_series(1, $2::int) n returning "UserId"
     ), member as (
       insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', $1::int from made returning "UserId"
     ), type as (
       select "ClassSubscriptionId", "Name", row_number() over (order by "ClassSubscriptionId") - 1 as n from class_subscriptions where "ClubId" = $1::int
     ), held as (
       select m."UserId", k, date '2016-12-01' + (k * 730 + m."UserId" * 37 % 700)::int as began
       from member m cross join generate_series(0, 4) k
     )
     insert into user_subscriptions ("ClubId", "UserId", "ClassSubscriptionId", "SubscriptionName", "State", "Price", "Currency",
       "ActivationDate", "ExpiryDate", "ExtStatus", "DueDateUTC", "RecurrenceEvery", "RecurrenceUnit", "SuspendedDate", "Installments")
     select $1::int, h."UserId", t."ClassSubscriptionId", t."Name",
       case when h.k < 4 then 'Expired' when h."UserId" % 20 = 0 then 'Suspended' else 'Active' end, 5900, 'EUR', h.began,
       case when h.k < 4 then h.began + 400 + (h."UserId" % 300)::int end, case when h."UserId" % 10 > 0 or h.k < 4 then 'paid' end, h.began,
       case when h."UserId" % 3 > 0 then 1 end, case when h."UserId" % 3 > 0 then 'Month' end,
       case when h.k = 4 and h."UserId" % 20 = 0 then date '2026-10-05' end, case when h."UserId" % 10 = 1 then 3 else 1 end
     from held h join type t on t.n = (h."UserId" + h.k) % 6`,
    [club, rows],
  );
  await database.query(
    `insert into user_subscription_installments ("UserSubscriptionId", "Number", "Amount", "DueDate", "PaidAt")
     select "UserSubscriptionId", n, 1966, "ActivationDate" + n * 30, case when "State" = 'Expired' then "ActivationDate" + n * 30 end
     from user_subscriptions cross join generate_series(1, 3) n where "ClubId" = $1::int and "Installments" = 3`,
    [club],
  );
  await database.query(
    `insert into transactions ("ClubId", "UserId", "At", "Type", "Method", "Amount", "Currency", "Description", "UserSubscriptionId")
     select $1::int, s."UserId", timestamptz '2016-12-01T09:00:00Z' + n * (interval '3650 days' / (${PAYMENTS_EACH} * $2::int)), 'Purchase',
       case when n % 3 = 0 then 'Cash' else 'Debit' end, 1000 + n % 5000, case when n % 100 = 0 then 'CHF' else 'EUR' end, s."SubscriptionName",
       s."UserSubscriptionId"
     from (select "UserId", "UserSubscriptionId", "SubscriptionName", row_number() over (order by "ActivationDate", "UserSubscriptionId") at
       from user_subscriptions where "ClubId" = $1::int) s
     cross join lateral generate_series((s.at - 1) * ${PAYMENTS_EACH / 5} + 1, s.at * ${PAYMENTS_EACH / 5}) n`,
    [club, rows],
  );
}
