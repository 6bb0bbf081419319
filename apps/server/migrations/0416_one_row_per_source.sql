-- A training has one source and is never merged with another; what staff enter is a note of attendance (decision 0165).

create table attendance_notes (
  -- Of the same sequence as trainings: an id names one of both.
  "AttendanceNoteId" bigint primary key default nextval(pg_get_serial_sequence('trainings', 'TrainingId')),
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  -- Null: the account of the writer ended.
  "WriterId" bigint references users on delete set null,
  "Begin" timestamptz not null,
  -- Seconds.
  "Duration" integer not null constraint attendance_notes_duration check ("Duration" between 60 and 86400),
  "Name" text not null,
  "TrainingType" text not null,
  "Note" text not null,
  -- Metres.
  "Distance" integer,
  "AverageHeartRate" integer,
  "Calories" integer,
  "RowVersion" integer not null default 0
);
create index attendance_notes_club on attendance_notes ("ClubId", "Begin");
create index attendance_notes_user on attendance_notes ("UserId", "Begin");
create index attendance_notes_writer on attendance_notes ("WriterId") where "WriterId" is not null;

insert into attendance_notes ("ClubId", "UserId", "WriterId", "Begin", "Duration", "Name", "TrainingType", "Note", "Distance", "AverageHeartRate", "Calories")
select "ClubId", "UserId", "DeclaredById", "DeclaredBegin", extract(epoch from "DeclaredEnd" - "DeclaredBegin"), "Name", "TrainingType", "Note", "Distance",
  "DeclaredHeartRate", "DeclaredCalories"
from trainings where is_slip("Source", "ClubSaidByStaff") and "ClubId" is not null;
delete from trainings where is_slip("Source", "ClubSaidByStaff");

drop view club_trainings;
drop trigger training_series_days_come on training_series;
drop trigger training_series_days_change on training_series;
drop trigger training_series_days_go on training_series;
drop function count_training_days_of_ways;
drop table training_parts;
drop function count_touched_training_days_of_parts;
drop function count_changed_training_days;

alter table trainings
  drop column "DeclaredBegin",
  drop column "DeclaredEnd",
  drop column "DeclaredById",
  drop column "HeardBefore",
  drop column "ClubSaidByStaff",
  drop column "SaidClubId",
  -- The lowest id of the rows of one activity; null: it is the only one.
  add column "ActivityId" bigint,
  -- Of its activity it is the one in journal, sums and levels.
  add column "Counts" boolean not null default true,
  -- The same among the rows of its club alone.
  add column "CountsInClub" boolean not null default true,
  -- When the athlete chose it.
  add column "ChosenAt" timestamptz;
create index trainings_user_begin on trainings ("UserId", "Begin");
create index trainings_activity on trainings ("ActivityId") where "ActivityId" is not null;

-- Heart rates of a file or a wearable, a byte a second from Begin on; those that were received live stand in heart_minute.
create table training_beats (
  "TrainingId" bigint primary key references trainings on delete cascade,
  "Beats" bytea not null
);

alter table deleted_trainings add column "ClubId" bigint references clubs on delete set null;
create index deleted_trainings_club on deleted_trainings ("ClubId") where "ClubId" is not null;

alter table wearable_activities drop column "Overlaps", drop column "BeatsFrom", drop column "Beats";

create or replace function count_training_days(person bigint, first date, last date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('training_days', person));
  with counted as materialized (
    select "ClubId", "Day", count(*)::int as "Trainings", sum("Points")::int as "Points", sum("Duration")::int as "Duration", sum("Zone0Time")::int as "Zone0Time", sum("Zone1Time")::int as "Zone1Time", sum("Zone2Time")::int as "Zone2Time", sum("Zone3Time")::int as "Zone3Time", sum("Zone4Time")::int as "Zone4Time", sum("Zone5Time")::int as "Zone5Time", sum("Calories")::int as "Calories", sum("Distance")::int as "Distance"
    from (
      select null::bigint as "ClubId", (t."Begin" at time zone u."TimeZone")::date as "Day", t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories", coalesce(t."Distance", 0) as "Distance"
      from trainings t join users u using ("UserId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and t."Counts"
      union all
      select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories",
        -- Of no way whose ends are hidden (0057).
        case when exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null) then 0 else coalesce(t."Distance", 0) end
      from trainings t join clubs c using ("ClubId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and t."CountsInClub" and t."Source" <> 'Hand'
    ) each_of_them
    where "Day" between first and last
    group by "ClubId", "Day"
  ), gone as (
    delete from training_days day
    where day."UserId" = person and day."Day" between first and last
      and not exists (select from counted where counted."ClubId" is not distinct from day."ClubId" and counted."Day" = day."Day")
  )
  insert into training_days as day ("UserId", "ClubId", "Day", "Trainings", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance")
  select person, "ClubId", "Day", "Trainings", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance"
  from counted
  on conflict on constraint training_days_once do update set
    "Trainings" = excluded."Trainings", "Points" = excluded."Points", "Duration" = excluded."Duration", "Zone0Time" = excluded."Zone0Time",
    "Zone1Time" = excluded."Zone1Time", "Zone2Time" = excluded."Zone2Time", "Zone3Time" = excluded."Zone3Time", "Zone4Time" = excluded."Zone4Time",
    "Zone5Time" = excluded."Zone5Time", "Calories" = excluded."Calories", "Distance" = excluded."Distance"
  where (day."Trainings", day."Points", day."Duration", day."Zone0Time", day."Zone1Time", day."Zone2Time", day."Zone3Time", day."Zone4Time", day."Zone5Time", day."Calories", day."Distance")
    is distinct from (excluded."Trainings", excluded."Points", excluded."Duration", excluded."Zone0Time", excluded."Zone1Time", excluded."Zone2Time", excluded."Zone3Time", excluded."Zone4Time", excluded."Zone5Time", excluded."Calories", excluded."Distance");
end $$;

create or replace function count_changed_trainings_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select became."UserId", min(least(was."Begin", became."Begin"))::date - 2 as first, max(greatest(was."Begin", became."Begin"))::date + 2 as last
    from was join became using ("TrainingId")
    where (was."ClubId", was."Begin", was."Points", was."Duration", was."Zone0Time", was."Zone1Time", was."Zone2Time", was."Zone3Time", was."Zone4Time", was."Zone5Time", was."Calories", was."Distance", was."Counts", was."CountsInClub")
      is distinct from (became."ClubId", became."Begin", became."Points", became."Duration", became."Zone0Time", became."Zone1Time", became."Zone2Time", became."Zone3Time", became."Zone4Time", became."Zone5Time", became."Calories", became."Distance", became."Counts", became."CountsInClub")
    group by became."UserId" order by became."UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;

drop function counted_seconds;
drop function recorded_seconds;
drop function timed_by_hand;
drop function is_slip;

select count_training_days("UserId", date '1900-01-01', date '2200-01-01')
from (select distinct "UserId" from trainings order by "UserId") trained;
