import { textVersions } from '@clubpulse/contract/accounts/consents';
import type pg from 'pg';
import { trainingsOf } from './ranking.ts';

export interface Load {
  readonly clubs: number;
  readonly years: number;
  readonly members: number;
}

const A_YEAR = { classes: 2000, bookings: 24, checkIns: 24, trainings: 12, payments: 12, events: 48 } as const;
const MINUTES_OF_TRAINING = 5;
const NOTIFICATIONS = 10;
const YEARS_OF_SUBSCRIPTION = 2;

export async function seedLoad(database: pg.Client, { clubs, years, members }: Load, clubId: number): Promise<void> {
  await seedClubs(database, clubs, clubId);
  await seedMembers(database, members);
  await database.query('set session_replication_role = replica');
  await seedCalendar(database, years);
  await seedMoney(database, years);
  await seedTrainings(database, years);
  await seedEvents(database, years);
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze');
}

async function seedClubs(database: pg.Client, clubs: number, clubId: number): Promise<void> {
  await database.query(
    `create temp table load_clubs as
     with made as (
       insert into clubs ("Name", "Code", "TimeZone", "Currency")
       select 'Load ' || n, 'LOAD' || n, 'Europe/Rome', 'EUR' from generate_series(2, $1::int) n returning "ClubId")
     select row_number() over (order by "ClubId")::int as n, "ClubId" from (select $2::bigint as "ClubId" union all select "ClubId" from made) found`,
    [clubs, clubId],
  );
  await database.query(`
    create temp table load_rooms as
      with made as (insert into display_groups ("ClubId", "Name", "Color") select "ClubId", 'Load', '#112233' from load_clubs
        returning "ClubId", "DisplayGroupId") select * from made;
    create temp table load_trainers as
      with made as (insert into users ("Email", "Nickname", "FirstMidName", "LastName")
        select 'load.trainer.' || n || '@bench.invalid', 'Load trainer ' || n, 'Trainer', 'Number ' || n from load_clubs
        returning "UserId", substring("Nickname" from '\\d+')::int as n) select "UserId", "ClubId" from made join load_clubs using (n);
    insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Trainer', "ClubId" from load_trainers;
    create temp table load_types as
      with made as (insert into class_subscriptions ("ClubId", "Name", "Type", "Price", "Currency")
        select "ClubId", 'Load monthly', 'Open', 5900, 'EUR' from load_clubs returning "ClubId", "ClassSubscriptionId") select * from made`);
}

async function seedMembers(database: pg.Client, members: number): Promise<void> {
  await database.query(
    `create temp table load_members as
     with made as (
       insert into users ("Email", "Nickname", "FirstMidName", "LastName", "BirthDate")
       select md5(n::text) || '@bench.invalid', 'Load ' || n, 'First ' || md5(n::text), 'Last ' || n, date '1970-01-01' + n * 13 % 12000
       from generate_series(1, $1::int * (select count(*)::int from load_clubs)) n
       returning "UserId", substring("Nickname" from '\\d+')::int - 1 as n)
     select "UserId", "ClubId", made.n from made join load_clubs on load_clubs.n = 1 + made.n / $1::int`,
    [members],
  );
  await database.query(`
    create unique index on load_members ("UserId");
    analyze load_members;
    insert into user_roles ("UserId", "Role", "ClubId", "Since")
      select "UserId", 'Athlete', "ClubId", now() - make_interval(days => n * 29 % 3650) from load_members;
    update memberships set "ClientStage" = case when n % 5 = 0 then 'prospect' else 'client' end
      from load_members where load_members."UserId" = memberships."UserId" and load_members."ClubId" = memberships."ClubId";
    insert into consents ("UserId", "ClubId", "Purpose", "Version", "Language", "Granted", "At")
      select "UserId", "ClubId", 'Contact', ${textVersions.Contact}, 'en', true, now() from load_members;
    insert into sensors ("UserId", "HardwareId", "Model", "Code", "LastHeard")
      select "UserId", 'ANT+:9' || "UserId", 'Clubpulse', 'L' || lpad(n::text, 7, '0'), now() - n * interval '1 minute' from load_members`);
}

const at = (rows: number, years: number): string =>
  `date_trunc('hour', now()) - (j + m.n % 100 / 100.0) * interval '${((365 * years) / rows).toFixed(4)} days'`;

async function seedCalendar(database: pg.Client, years: number): Promise<void> {
  const [classes, bookings, checkIns] = [A_YEAR.classes * years, A_YEAR.bookings * years, A_YEAR.checkIns * years];
  const stride = Math.floor(classes / bookings);
  await database.query(`
    create temp table load_classes as
      with made as (
        insert into classes ("ClubId", "Name", "Description", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState",
          "BookingMode", "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours",
          "CancelBeforeHours", "BookingOpensAt", "DisplayGroupId", "TrainerId")
        select "ClubId", 'Load ' || k, repeat('What we do and what to bring. ', 10), begins, begins + interval '55 minutes', 55, 'Single', 'Club',
          'Published', 'Open', 'indoorCycling', '#1787a6', 20, 30, 0, 0, begins - interval '30 days', "DisplayGroupId", "UserId"
        from load_rooms join load_trainers using ("ClubId"), generate_series(0, ${classes - 1}) k,
          lateral (select date_trunc('minute', now()) + interval '28 days' - k * interval '${((365 * years) / classes).toFixed(5)} days' as begins) t
        returning "ClubId", "ClassId", "Begin", "End", substring("Name" from '\\d+')::int as k)
      select * from made;
    create unique index on load_classes ("ClubId", k);
    analyze load_classes;
    insert into class_participants ("ClassId", "UserId", "ClubId", "ClassBegin", "ClassEnd", "Place", "State", "PaymentKind")
      select "ClassId", "UserId", m."ClubId", "Begin", "End", 'InSite', 'Booked', 'Free'
      from load_members m cross join generate_series(0, ${bookings - 1}) j
        join load_classes c on c."ClubId" = m."ClubId" and c.k = j * ${stride} + m.n % ${stride}
      order by "Begin";
    update classes set "InSiteParticipants" = booked.n from
      (select "ClassId", count(*)::int as n from class_participants group by 1) booked where booked."ClassId" = classes."ClassId";
    insert into check_ins ("ClubId", "UserId", "At")
      select "ClubId", "UserId", ${at(checkIns, years)} as came from load_members m cross join generate_series(0, ${checkIns - 1}) j order by came`);
}

async function seedMoney(database: pg.Client, years: number): Promise<void> {
  const [payments, held] = [A_YEAR.payments * years, Math.max(1, Math.ceil(years / YEARS_OF_SUBSCRIPTION))];
  await database.query(`
    insert into user_subscriptions ("ClubId", "UserId", "ClassSubscriptionId", "SubscriptionName", "State", "Price", "Currency",
        "ActivationDate", "ExpiryDate", "ExtStatus", "DueDateUTC", "Installments")
      select m."ClubId", m."UserId", "ClassSubscriptionId", 'Load monthly', case when k > 0 or m.n % 5 = 0 then 'Expired' else 'Active' end,
        5900, 'EUR', began, case when k > 0 or m.n % 3 > 0 then began + 700 + m.n % 300 end,
        case when k > 0 or m.n % 10 > 0 then 'paid' end, began, 1
      from load_members m join load_types using ("ClubId") cross join generate_series(0, ${held - 1}) k,
        lateral (select current_date - k * ${YEARS_OF_SUBSCRIPTION * 365} - m.n * 37 % 700 as began) begins;
    insert into transactions ("ClubId", "UserId", "At", "Type", "Method", "Amount", "Currency", "Description", "DayCloseId")
      select m."ClubId", "UserId", ${at(payments, years)} as paid, case when n % 25 = 0 then 'Refund' else 'Purchase' end,
        case when (n + j) % 3 = 0 then 'Cash' else 'Debit' end, 1000 + (n * 7 + j) % 5000, 'EUR', 'Load monthly', "DayCloseId"
      from load_members m cross join generate_series(0, ${payments - 1}) j
        left join day_closes opening on opening."ClubId" = m."ClubId" and opening."Number" is null
      order by paid;
    with made as (
      insert into receipts ("ClubId", "Kind", "Year", "Number", "IssuedAt", "TransactionId", "UserId", "ClubName", "LegalName", "Address",
          "VatNumber", "MemberName", "Text", "Method", "PaymentMode", "PaidAt", "Currency", "Amount", "Left")
        select "ClubId", 'Receipt', extract(year from "At"), 1000000 + row_number() over (order by "At"), "At", "TransactionId", "UserId",
          'Load', 'Load Ltd', '1 Load Street', 'IT00000000000', 'Load member', "Description", "Method", 'Manual', "At", 'EUR', "Amount", "Amount"
        from transactions where "UserId" in (select "UserId" from load_members) and "Type" = 'Purchase'
        returning "ReceiptId", "TransactionId", "Number")
    update transactions set "ReceiptId" = made."ReceiptId", "ReceiptNumber" = made."Number" from made
      where made."TransactionId" = transactions."TransactionId"`);
}

async function seedTrainings(database: pg.Client, years: number): Promise<void> {
  const trainings = A_YEAR.trainings * years;
  await database.query(
    trainingsOf(`select "UserId", "ClubId" as club, ${at(trainings, years)} as begin_at, 3000 as long
      from load_members m cross join generate_series(0, ${trainings - 1}) j order by begin_at`),
  );
  const ofLoad = `from trainings where "UserId" in (select "UserId" from load_members)`;
  for (const club of ['null::bigint', '"ClubId"'])
    await database.query(`
      insert into training_days ("UserId", "ClubId", "Day", "Trainings", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time",
        "Zone3Time", "Zone4Time", "Zone5Time", "Calories")
      select "UserId", ${club}, ("Begin" at time zone 'Europe/Rome')::date, count(*), sum("Points"), sum("Duration"), sum("Zone0Time"),
        sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), sum("Calories") ${ofLoad} group by 1, 2, 3`);
  await database.query(`
    insert into training_months ("ClubId", "Month", "UserId", "Trainings", "Points", "Duration", "Distance", "Calories", "Zone0Time",
      "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "LastDay")
    select "ClubId", date_trunc('month', "Day")::date, "UserId", sum("Trainings"), sum("Points"), sum("Duration"), sum("Distance"),
      sum("Calories"), sum("Zone0Time"), sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), max("Day")
    from training_days where "ClubId" is not null and "UserId" in (select "UserId" from load_members) group by 1, 2, 3;
    select ensure_heart_month(month::date) from generate_series(date '2025-01-01', current_date, interval '1 month') month;
    insert into heart_minute ("UserId", "Minute", "ClubId", "Beats")
      select "UserId", date_trunc('minute', "Begin") + minute * interval '1 minute', "ClubId", decode(repeat('78', 60), 'hex')
      ${ofLoad.replace('from trainings', `from trainings cross join generate_series(0, ${MINUTES_OF_TRAINING - 1}) minute`)}
      on conflict do nothing`);
}

async function seedEvents(database: pg.Client, years: number): Promise<void> {
  const events = A_YEAR.events * years;
  await database.query(`
    insert into events ("ClubId", "Type", "Payload", "At", "Logged")
      select "ClubId", case when j % 4 = 0 then 'TransactionAdded' else 'ClassBooked' end,
        jsonb_build_object('Target', "UserId", 'By', "UserId", 'TransactionId', j, 'ClassId', j, 'Amount', 5900, 'Currency', 'EUR'),
        ${at(events, years)} as happened, j % 4 = 0
      from load_members m cross join generate_series(0, ${events - 1}) j order by happened;
    insert into notifications ("UserId", "ClubId", "Event", "Audience", "Payload", "State", "CreatedAt")
      select "UserId", "ClubId", 'ClassBooked', 'User', '{}', 'Read', now() - j * interval '9 days'
      from load_members cross join generate_series(0, ${NOTIFICATIONS - 1}) j`);
}

export async function bigTables(database: pg.Client): Promise<{ name: string; millions: number; bytes: string }[]> {
  const { rows } = await database.query<{ name: string; millions: number; bytes: string }>(`
    select relname as name, sum(reltuples) / 1e6 as millions, pg_size_pretty(sum(pg_total_relation_size(oid))) as bytes
    from (select oid, reltuples, coalesce((select inhparent from pg_inherits where inhrelid = pg_class.oid), oid)::regclass::text as relname
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) stored
    group by 1 having sum(reltuples) >= 1e5 order by 2 desc`);
  return rows;
}
