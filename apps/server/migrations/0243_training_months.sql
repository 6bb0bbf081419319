-- Days say how far she went, and what a club knows of a month stands in one row: a ranking of a year adds up months and the days at its two ends
-- (decision 0105).
alter table training_days
  -- Metres. Of a club's trainings those that recorded no route: nobody but her knows how long a way is whose ends are hidden (decision 0057).
  add column "Distance" integer not null default 0;

create table training_months (
  "ClubId" bigint not null references clubs on delete cascade,
  -- Its first day; days are those of the club's zone.
  "Month" date not null,
  "UserId" bigint not null references users on delete cascade,
  "Trainings" integer not null,
  "Points" integer not null,
  "Duration" integer not null,
  "Distance" integer not null,
  "Calories" integer not null,
  "Zone0Time" integer not null,
  "Zone1Time" integer not null,
  "Zone2Time" integer not null,
  "Zone3Time" integer not null,
  "Zone4Time" integer not null,
  "Zone5Time" integer not null,
  -- The last day of it on which she trained.
  "LastDay" date not null,
  -- What a ranking is by is read of the index alone.
  constraint training_months_once primary key ("ClubId", "Month", "UserId")
    include ("Trainings", "Points", "Duration", "Distance", "Calories", "LastDay")
);
create index training_months_user on training_months ("UserId");

-- A month is the sum of its days, in the transaction that changes one of them.
create function count_touched_training_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from training_months counted
    using (select distinct "ClubId", date_trunc('month', "Day")::date as "Month", "UserId" from touched where "ClubId" is not null) gone
    where counted."ClubId" = gone."ClubId" and counted."Month" = gone."Month" and counted."UserId" = gone."UserId"
      and not exists (select from training_days day where day."UserId" = gone."UserId" and day."ClubId" = gone."ClubId"
        and day."Day" >= gone."Month" and day."Day" < gone."Month" + interval '1 month');
  end if;
  insert into training_months as counted ("ClubId", "Month", "UserId", "Trainings", "Points", "Duration", "Distance", "Calories", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "LastDay")
  select month."ClubId", month."Month", month."UserId", sum("Trainings"), sum("Points"), sum("Duration"), sum("Distance"), sum("Calories"), sum("Zone0Time"), sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), max("Day")
  from (select distinct "ClubId", date_trunc('month', "Day")::date as "Month", "UserId" from touched where "ClubId" is not null) month
  join training_days day on day."UserId" = month."UserId" and day."ClubId" = month."ClubId"
    and day."Day" >= month."Month" and day."Day" < month."Month" + interval '1 month'
  group by month."ClubId", month."Month", month."UserId"
  order by month."ClubId", month."Month", month."UserId"
  on conflict on constraint training_months_once do update set
    "Trainings" = excluded."Trainings", "Points" = excluded."Points", "Duration" = excluded."Duration", "Distance" = excluded."Distance",
    "Calories" = excluded."Calories", "Zone0Time" = excluded."Zone0Time", "Zone1Time" = excluded."Zone1Time", "Zone2Time" = excluded."Zone2Time",
    "Zone3Time" = excluded."Zone3Time", "Zone4Time" = excluded."Zone4Time", "Zone5Time" = excluded."Zone5Time", "LastDay" = excluded."LastDay";
  return null;
end $$;
create trigger training_days_months_come after insert on training_days referencing new table as touched
for each statement execute function count_touched_training_months();
create trigger training_days_months_change after update on training_days referencing new table as touched
for each statement execute function count_touched_training_months();
create trigger training_days_months_go after delete on training_days referencing old table as touched
for each statement execute function count_touched_training_months();

-- As before, with distances; a day that is the same as it was is not written again, and its month is left alone.
create or replace function count_training_days(person bigint, first date, last date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('training_days', person));
  with counted as materialized (
    select "ClubId", "Day", count(*)::int as "Trainings", sum("Points")::int as "Points", sum("Duration")::int as "Duration", sum("Zone0Time")::int as "Zone0Time", sum("Zone1Time")::int as "Zone1Time", sum("Zone2Time")::int as "Zone2Time", sum("Zone3Time")::int as "Zone3Time", sum("Zone4Time")::int as "Zone4Time", sum("Zone5Time")::int as "Zone5Time", sum("Calories")::int as "Calories", sum("Distance")::int as "Distance"
    from (
      select null::bigint as "ClubId", (t."Begin" at time zone u."TimeZone")::date as "Day", t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories", coalesce(t."Distance", 0) as "Distance"
      from trainings t join users u using ("UserId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3
      union all
      select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories",
        case when t."Distance" is null or exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null)
          then 0 else t."Distance" end
      from trainings t join clubs c using ("ClubId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3
        and not exists (select from training_parts heard where heard."TrainingId" = t."TrainingId")
      union all
      select p."ClubId", (p."Begin" at time zone c."TimeZone")::date, p."Points", p."Duration", p."Zone0Time", p."Zone1Time", p."Zone2Time", p."Zone3Time", p."Zone4Time", p."Zone5Time", p."Calories", 0
      from training_parts p join clubs c using ("ClubId")
      where p."UserId" = person and p."Begin" >= first - 2 and p."Begin" < last + 3
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

-- Of whole trainings a distance that is corrected counts too; parts have none.
create function count_changed_trainings_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
    from (
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance" from was
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance" from became)
      union all
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance" from became
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance" from was)
    ) changed
    group by "UserId" order by "UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;

drop trigger trainings_days_change on trainings;
create trigger trainings_days_change after update on trainings referencing old table as was new table as became
for each statement execute function count_changed_trainings_days();

-- A route that comes after its training, or goes before it, decides whether the club knows how far she went.
create function count_training_days_of_ways() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select t."UserId", min(t."Begin")::date - 2 as first, max(t."Begin")::date + 2 as last
    from touched join trainings t using ("TrainingId")
    where t."Distance" is not null and t."ClubId" is not null
    group by t."UserId" order by t."UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;
create trigger training_series_days_come after insert on training_series referencing new table as touched
for each statement execute function count_training_days_of_ways();
create trigger training_series_days_change after update on training_series referencing new table as touched
for each statement execute function count_training_days_of_ways();
create trigger training_series_days_go after delete on training_series referencing old table as touched
for each statement execute function count_training_days_of_ways();

-- What is stored already: months, then the distances of days.
insert into training_months ("ClubId", "Month", "UserId", "Trainings", "Points", "Duration", "Distance", "Calories", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "LastDay")
select "ClubId", date_trunc('month', "Day")::date, "UserId", sum("Trainings"), sum("Points"), sum("Duration"), 0, sum("Calories"), sum("Zone0Time"), sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), max("Day")
from training_days where "ClubId" is not null group by 1, 2, 3;
select count_training_days("UserId", first, last)
from (select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
  from trainings where "Distance" is not null group by "UserId" order by "UserId") went;
