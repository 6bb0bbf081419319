-- The days of all touched athletes by one statement: a rush closes hundreds of trainings at once, and a statement for each athlete,
-- with its triggers, took most of the time. The rules are those of 0008.
create function count_training_days_of(people bigint[], firsts date[], lasts date[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('training_days', person))
  from (select person from unnest(people) person order by person) ordered;
  with wanted as (
    select * from unnest(people, firsts, lasts) as one (person, first, last)
  ), counted as materialized (
    select person, "ClubId", "Day", count(*)::int as "Trainings", sum("Points")::int as "Points", sum("Duration")::int as "Duration", sum("Zone0Time")::int as "Zone0Time", sum("Zone1Time")::int as "Zone1Time", sum("Zone2Time")::int as "Zone2Time", sum("Zone3Time")::int as "Zone3Time", sum("Zone4Time")::int as "Zone4Time", sum("Zone5Time")::int as "Zone5Time", sum("Calories")::int as "Calories", sum("Distance")::int as "Distance"
    from wanted cross join lateral (
      select null::bigint as "ClubId", (t."Begin" at time zone u."TimeZone")::date as "Day", t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories", coalesce(t."Distance", 0) as "Distance"
      from trainings t join users u using ("UserId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and t."Counts"
      union all
      select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories",
        case when exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null) then 0 else coalesce(t."Distance", 0) end
      from trainings t join clubs c using ("ClubId")
      where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3 and t."CountsInClub" and t."Source" <> 'Hand'
    ) each_of_them
    where "Day" between first and last
    group by person, "ClubId", "Day"
  ), gone as (
    delete from training_days day using wanted
    where day."UserId" = person and day."Day" between first and last
      and not exists (select from counted where counted.person = day."UserId" and counted."ClubId" is not distinct from day."ClubId" and counted."Day" = day."Day")
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

create or replace function count_touched_training_days() returns trigger language plpgsql as $$
begin
  perform count_training_days_of(array_agg("UserId"), array_agg(first), array_agg(last))
  from (select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last from touched group by "UserId") one
  having count(*) > 0;
  return null;
end $$;

create or replace function count_changed_trainings_days() returns trigger language plpgsql as $$
begin
  perform count_training_days_of(array_agg("UserId"), array_agg(first), array_agg(last))
  from (
    select became."UserId", min(least(was."Begin", became."Begin"))::date - 2 as first, max(greatest(was."Begin", became."Begin"))::date + 2 as last
    from was join became using ("TrainingId")
    where (was."ClubId", was."Begin", was."Points", was."Duration", was."Zone0Time", was."Zone1Time", was."Zone2Time", was."Zone3Time", was."Zone4Time", was."Zone5Time", was."Calories", was."Distance", was."Counts", was."CountsInClub")
      is distinct from (became."ClubId", became."Begin", became."Points", became."Duration", became."Zone0Time", became."Zone1Time", became."Zone2Time", became."Zone3Time", became."Zone4Time", became."Zone5Time", became."Calories", became."Distance", became."Counts", became."CountsInClub")
    group by became."UserId"
  ) one
  having count(*) > 0;
  return null;
end $$;

create or replace function count_training_days_elsewhere() returns trigger language plpgsql as $$
begin
  perform count_training_days_of(array_agg("UserId"), array_agg(date '1900-01-01'), array_agg(date '2200-01-01'))
  from (
    select distinct "UserId" from training_days
    where case when tg_table_name = 'users' then "UserId" = (to_jsonb(new) ->> 'UserId')::bigint
      else "ClubId" = (to_jsonb(new) ->> 'ClubId')::bigint end
  ) moved
  having count(*) > 0;
  return null;
end $$;

-- Not called any more.
create or replace function count_training_days(person bigint, first date, last date) returns void language sql as $$
  select count_training_days_of(array[person], array[first], array[last])
$$;
