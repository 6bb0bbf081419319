-- A file or a watch's word over what she wrote down in a club counts there for what it recorded, as the words of rankings and challenges say
-- (decision 0113): the club heard none of it, so its part is empty, and an empty part had kept the whole training out.

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
      select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points",
        t."Counted", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time",
        case when 2 * t."Counted" < t."Duration" then (t."Calories"::bigint * t."Counted" / t."Duration")::integer else t."Calories" end,
        case when timed_by_hand(t."Source", t."HeardBefore") or t."Distance" is null
          or exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null)
          then 0 else t."Distance" end
      from (
        select t.*, counted_seconds(t."Source", t."HeardBefore", (t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time"), t."Duration") as "Counted" from trainings t
        where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3
      ) t join clubs c using ("ClubId")
      where t."Counted" > 0 and not exists (
        select from training_parts heard where heard."TrainingId" = t."TrainingId" and heard."Zone0Time" + heard."Zone1Time" + heard."Zone2Time" + heard."Zone3Time" + heard."Zone4Time" + heard."Zone5Time" > 0
      )
      union all
      select p."ClubId", (p."Begin" at time zone c."TimeZone")::date, p."Points", p."Duration", p."Zone0Time", p."Zone1Time", p."Zone2Time", p."Zone3Time", p."Zone4Time", p."Zone5Time", p."Calories", 0
      from training_parts p join clubs c using ("ClubId")
      where p."UserId" = person and p."Begin" >= first - 2 and p."Begin" < last + 3
        and (p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time") > 0
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

-- What is stored already.
select count_training_days("UserId", first, last)
from (
  select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
  from training_parts
  where "Zone0Time" + "Zone1Time" + "Zone2Time" + "Zone3Time" + "Zone4Time" + "Zone5Time" = 0
  group by "UserId" order by "UserId"
) wrote;
