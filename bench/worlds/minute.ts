import type pg from 'pg';

const IN_A_CLASS = 20;
const DAYS = 30;
const CLASSES_A_DAY = 12;

export async function seedClubs(database: pg.Client, from: number, to: number): Promise<void> {
  await database.query(
    `with club as (
       insert into clubs ("Name", "Code", "TimeZone", "Currency", "EnableLiveTrainings")
       select 'Club ' || n, 'C' || n, 'Europe/Rome', 'EUR', true from generate_series($1::int + 1, $2::int) n returning "ClubId"
     ), room as (
       insert into display_groups ("ClubId", "Name", "Color") select "ClubId", 'Studio', '#112233' from club
       returning "ClubId", "DisplayGroupId"
     ), trainer as (
       insert into users ("Email", "Nickname")
       select 'trainer-' || "ClubId" || '@bench.invalid', 'Trainer of ' || "ClubId" from club returning "UserId", "Nickname"
     ), role as (
       insert into user_roles ("UserId", "Role", "ClubId")
       select "UserId", 'Trainer', substring("Nickname" from '[0-9]+')::bigint from trainer returning "UserId", "ClubId"
     )
     insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
       "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours",
       "BookingOpensAt", "DisplayGroupId", "TrainerId")
     select "ClubId", 'Spinning', at, at + interval '1 hour', 60, 'Single', 'Club', 'Published', 'Open', 'other', '#1787a6', 20, 30, 0, 0,
       at - interval '30 days', "DisplayGroupId", role."UserId"
     from room join role using ("ClubId"), generate_series(-1, $3::int) day, generate_series(1, $4::int) n,
       lateral (select date_trunc('hour', now()) + day * interval '1 day' + n * interval '30 minutes' + interval '6 hours' as at) t
     where at < now() - interval '5 hours' or at > now() + interval '5 hours'`,
    [from, to, DAYS, CLASSES_A_DAY],
  );
}

export async function seedRunning(database: pg.Client, clubs: number): Promise<void> {
  await database.query(`select ensure_heart_month(day::date) from unnest(array[now(), now() - interval '1 hour']) day`);
  await database.query(
    `with person as (
       insert into users ("Email", "Nickname")
       select 'athlete-' || club || '-' || n || '@bench.invalid', 'Athlete ' || club || ' ' || n
       from generate_series(1, $1::int) club, generate_series(1, $2::int) n returning "UserId", "Email"
     )
     insert into user_roles ("UserId", "Role", "ClubId") select "UserId", 'Athlete', split_part("Email", '-', 2)::bigint from person`,
    [clubs, IN_A_CLASS],
  );
  await database.query(
    `with class as (
       insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
         "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours",
         "BookingOpensAt", "DisplayGroupId", "TrainerId")
       select distinct "ClubId", 'Ignite', at, at + interval '3 hours', 180, 'Single', 'Club', 'Published', 'Open', 'other', '#1787a6', 20,
         30, 0, 0, at - interval '30 days', "DisplayGroupId", "TrainerId"
       from classes, (select date_trunc('minute', now()) - interval '20 minutes' as at) t where "ClubId" <= $1::int
       returning "ClassId", "ClubId", "Begin", "End", "TrainerId", "DisplayGroupId"
     ), session as (
       insert into class_sessions ("ClubId", "ClassId", "ClassBegin", "TrainerId", "StartedAt")
       select "ClubId", "ClassId", "Begin", "TrainerId", "Begin" from class
     ), member as (
       select "UserId", class.* from class join user_roles using ("ClubId") where "Role" = 'Athlete'
     ), seat as (
       insert into class_participants ("ClubId", "ClassId", "UserId", "ClassBegin", "ClassEnd", "State", "Place", "PaymentKind")
       select "ClubId", "ClassId", "UserId", "Begin", "End", 'Booked', 'InSite', 'Free' from member
     )
     insert into heart_minute ("UserId", "Minute", "ClubId", "DisplayGroupId", "Beats")
     select "UserId", "Begin" + n * interval '1 minute', "ClubId", "DisplayGroupId", decode(repeat('78', 60), 'hex')
     from member, generate_series(0, 19) n`,
    [clubs],
  );
}
