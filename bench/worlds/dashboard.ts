import { textVersions } from '@clubpulse/contract/accounts/consents';
import type pg from 'pg';
import { trainingsOf } from './ranking.ts';

export interface MeasuredClub {
  readonly name: string;
  readonly club: number;
  readonly members: number;
}
export const CLUBS = 200;
const EACH = 300;
export const TYPICAL: MeasuredClub = { name: '300 members', club: 1, members: EACH };
export const LARGE: MeasuredClub = { name: '20,000 members', club: CLUBS, members: 20_000 };

export const OWNER = 'owner@bench.invalid';
const ALL = (CLUBS - 1) * EACH + LARGE.members;
/** Rows of a member in ten years. Half of them are in the last years. */
const BOOKINGS = 24;
const CHECK_INS = 12;
const TRAININGS = 6;
const SUBSCRIPTIONS = 5;
const clubOf = (n: string) => `least(1 + (${n} - 1) / ${EACH}, ${CLUBS})`;
/** Instants of visits: the last within 60 days, each earlier one longer ago, the first ten years ago. */
const visit = (rows: number) =>
  `date_trunc('hour', now()) - make_interval(days => ("UserId" * 37 % 60)::int + n * n * 3500 / ${rows * rows}, hours => ("UserId" % 12)::int)`;

export async function seedEmpty(database: pg.Client): Promise<void> {
  await seedClubs(database, 1);
  await database.query('vacuum analyze');
}

const seedClubs = (database: pg.Client, clubs: number) =>
  database.query(`
    insert into clubs ("ClubId", "Name", "Code", "TimeZone", "Currency") overriding system value
      select n, 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR' from generate_series(1, ${clubs}) n;
    insert into users ("UserId", "Email", "Nickname") overriding system value values (${ALL + 1}, '${OWNER}', 'Owner');
    insert into identity_accounts ("AccountId", "Email", "EmailVerified", "PasswordHash") values ('bench', '${OWNER}', true, 'none');
    insert into user_roles ("UserId", "Role", "ClubId") select ${ALL + 1}, 'Manager', n from generate_series(1, ${clubs}) n;
    insert into class_subscriptions ("ClubId", "Name", "Type", "Price", "Currency")
      select n, 'Open monthly', 'Open', 5900, 'EUR' from generate_series(1, ${clubs}) n`);

export async function seedTenYears(database: pg.Client): Promise<void> {
  await seedClubs(database, CLUBS);
  await database.query(`
    insert into users ("UserId", "Email", "Nickname", "FirstMidName", "LastName", "BirthDate") overriding system value
      select n, md5(n::text) || '@bench.invalid', 'Nick ' || n, 'First ' || md5(n::text), 'Last ' || n, date '1970-01-01' + n * 13 % 12000
      from generate_series(1, ${ALL}) n;
    insert into user_roles ("UserId", "Role", "ClubId", "Since")
      select n, 'Athlete', ${clubOf('n')}, now() - make_interval(days => n * 29 % 3650) from generate_series(1, ${ALL}) n`);
  // Triggers and references are switched off, because the history does not need what they do for single rows.
  await database.query('set session_replication_role = replica');
  await database.query(`
    update memberships set "ClientStage" = case when "UserId" % 5 = 0 then 'prospect' else 'client' end;
    insert into consents ("UserId", "ClubId", "Purpose", "Version", "Language", "Granted", "At")
      select n, ${clubOf('n')}, 'Contact', ${textVersions.Contact}, 'en', true, now() from generate_series(1, ${ALL}) n;
    insert into user_subscriptions ("ClubId", "UserId", "ClassSubscriptionId", "SubscriptionName", "State", "Price", "Currency",
        "ActivationDate", "ExpiryDate", "ExtStatus", "DueDateUTC", "Installments")
      select m."ClubId", m."UserId", type."ClassSubscriptionId", 'Open monthly',
        case when k < ${SUBSCRIPTIONS} or m."UserId" % 5 = 0 then 'Expired' else 'Active' end, 5900, 'EUR', began,
        case when k < ${SUBSCRIPTIONS} or m."UserId" % 3 > 0 then began + 700 + (m."UserId" % 300)::int end,
        case when k < ${SUBSCRIPTIONS} or m."UserId" % 10 > 0 then 'paid' end, began, 1
      from memberships m join class_subscriptions type using ("ClubId") cross join generate_series(1, ${SUBSCRIPTIONS}) k,
        lateral (select current_date - (${SUBSCRIPTIONS} - k) * 730 - (m."UserId" * 37 % 700)::int as began) begins;
    insert into class_participants ("ClassId", "UserId", "ClubId", "ClassBegin", "ClassEnd", "Place", "State", "PaymentKind")
      select "UserId" / 20 * ${BOOKINGS} + n, "UserId", "ClubId", at, at + interval '1 hour', 'InSite', 'Booked', 'Free'
      from memberships cross join generate_series(0, ${BOOKINGS - 1}) n, lateral (select ${visit(BOOKINGS)} as at) visits
      order by at;
    insert into check_ins ("ClubId", "UserId", "At")
      select "ClubId", "UserId", ${visit(CHECK_INS)} from memberships cross join generate_series(0, ${CHECK_INS - 1}) n order by 3`);
  await database.query(
    trainingsOf(`select "UserId", "ClubId" as club, ${visit(TRAININGS)} as begin_at, 3000 as long
      from memberships cross join generate_series(0, ${TRAININGS - 1}) n order by begin_at`),
  );
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze');
}
