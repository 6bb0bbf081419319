-- What each club knows of a training and what it counts of it was said in as many texts as asked for it. It is said here, and read by all of them
-- (decision 0153): rankings and challenges, lists, comments, notices.

-- The sum apart: what looks into no list is written into the queries that ask for it, and of most trainings no function is called at all.
create function recorded_seconds(before jsonb) returns integer immutable parallel safe
return coalesce((select sum((file ->> 'end')::bigint - (file ->> 'begin')::bigint) from jsonb_array_elements(before -> 'recorded') file), 0)::integer;

create or replace function counted_seconds(source text, before jsonb, heard integer, duration integer) returns integer immutable parallel safe
return case when timed_by_hand(source, before) then greatest(heard, recorded_seconds(before)) else duration end;

-- A row for each training, of its club (null: of none), and one for each part of one that was not one club's alone (0063). A club that staff said, which
-- heard nothing of it, has what staff wrote down as its part, and knows and counts nothing of what joined that.
-- Each side is one table without a condition, so that whoever joins this reads their indexes.
create view club_trainings as
select t."TrainingId", t."UserId", t."ClubId", t."DisplayGroupId", t."Name", t."TrainingType", t."Begin", t."End", t."ClosedAt",
  t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."GapTime", t."TargetTime", t."Points",
  t."AverageHeartRate", t."MaxHeartRate", t."Calories",
  -- Seconds with a heart rate.
  t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time" as "Heard",
  -- It is what a club heard of a training that was not that club's alone.
  false as "IsPart",
  -- The club's lists have it, as it stands here.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId") as "IsKnown",
  -- Of what is known: its staff reads it where she shares it; else it was heard elsewhere, and nobody reads more of it than that she trained.
  true as "IsSeen",
  -- Of what is known: she says herself that it was in the club, so what no club heard of it is that club's.
  t."Source" <> 'Heart' and not t."ClubSaidByStaff" as "IsHerWord",
  -- The club counts it where hands count: as it stands. Not where it was not one club's alone: there each has its part.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId") as "CountsAsSaid",
  -- The club counts it (0113), and then what of it.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId")
    and counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") > 0 as "Counts",
  counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") as "CountedDuration",
  case when 2 * counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") < t."Duration"
    then (t."Calories"::bigint * counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") / t."Duration")::integer
    else t."Calories" end as "CountedCalories",
  -- Metres. Of no way whose ends are hidden (0057).
  case when timed_by_hand(t."Source", t."HeardBefore") or t."Distance" is null
    or exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null)
    then 0 else t."Distance" end as "CountedDistance"
from trainings t
union all
select p."TrainingId", p."UserId", p."ClubId", p."DisplayGroupId", p."Name", p."TrainingType", p."Begin", p."End",
  (select whole."ClosedAt" from trainings whole where whole."TrainingId" = p."TrainingId"),
  p."Duration", p."Zone0Time", p."Zone1Time", p."Zone2Time", p."Zone3Time", p."Zone4Time", p."Zone5Time", p."GapTime", p."TargetTime", p."Points",
  p."AverageHeartRate", p."MaxHeartRate", p."Calories",
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time",
  true, true,
  -- What staff wrote down is theirs to read and a word, whatever joined it.
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time" > 0 or exists (select from trainings whole where whole."TrainingId" = p."TrainingId" and whole."ClubId" = p."ClubId" and whole."ClubSaidByStaff"
    and (whole."Source" = 'Hand' or whole."HeardBefore" ? 'ofStaff')),
  false,
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time" > 0 or exists (select from trainings whole where whole."TrainingId" = p."TrainingId" and whole."ClubId" = p."ClubId" and whole."ClubSaidByStaff"
    and (whole."Source" = 'Hand' or whole."HeardBefore" ? 'ofStaff')),
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time" > 0,
  p."Duration", p."Calories", 0
from training_parts p;

-- The days of clubs are of what counts.
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
      select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points", t."CountedDuration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."CountedCalories", t."CountedDistance"
      from club_trainings t join clubs c using ("ClubId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and t."Counts"
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

-- Hers in their order, as of trainings: the last one is the first of the index on both sides.
create index training_parts_user_begin on training_parts ("UserId", "Begin");
drop index training_parts_user;

-- What had joined a word of staff counted there.
select count_training_days("UserId", (min("Begin") at time zone 'UTC')::date - 1, (max("Begin") at time zone 'UTC')::date + 1)
from trainings whole
where "ClubSaidByStaff" and exists (select from training_parts part where part."TrainingId" = whole."TrainingId")
group by "UserId";
