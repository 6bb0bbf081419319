-- What staff wrote down counts nowhere until she says herself that she was there (decision 0160): it was in her own days, and by them in her progress.

-- As `isSlip` says it in the server.
create function is_slip(source text, said_by_staff boolean) returns boolean immutable parallel safe
return said_by_staff and source = 'Hand';

create or replace function count_training_days(person bigint, first date, last date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('training_days', person));
  with counted as materialized (
    select "ClubId", "Day", count(*)::int as "Trainings", sum("Points")::int as "Points", sum("Duration")::int as "Duration", sum("Zone0Time")::int as "Zone0Time", sum("Zone1Time")::int as "Zone1Time", sum("Zone2Time")::int as "Zone2Time", sum("Zone3Time")::int as "Zone3Time", sum("Zone4Time")::int as "Zone4Time", sum("Zone5Time")::int as "Zone5Time", sum("Calories")::int as "Calories", sum("Distance")::int as "Distance"
    from (
      select null::bigint as "ClubId", (t."Begin" at time zone u."TimeZone")::date as "Day", t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories", coalesce(t."Distance", 0) as "Distance"
      from trainings t join users u using ("UserId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and not is_slip(t."Source", t."ClubSaidByStaff")
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

-- Saved, it counts from then on.
create or replace function count_changed_trainings_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
    from (
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance", "Source", "HeardBefore", "ClubSaidByStaff" from was
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance", "Source", "HeardBefore", "ClubSaidByStaff" from became)
      union all
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance", "Source", "HeardBefore", "ClubSaidByStaff" from became
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories", "Distance", "Source", "HeardBefore", "ClubSaidByStaff" from was)
    ) changed
    group by "UserId" order by "UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;

-- What is stored already.
select count_training_days("UserId", first, last)
from (
  select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
  from trainings where is_slip("Source", "ClubSaidByStaff") group by "UserId" order by "UserId"
) wrote;
