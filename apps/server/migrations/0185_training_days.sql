-- What an athlete trained on a day: rankings and challenges add up days, not trainings. Kept by the database in the transaction that writes, changes or
-- deletes a training or a club's part of it, by whatever way it goes (decision 0095).
create table training_days (
  "UserId" bigint not null references users on delete cascade,
  -- Null: everything of hers, in days of her own zone. A club's rows are what that club knows of her (decision 0063), in days of the club's zone.
  "ClubId" bigint references clubs on delete cascade,
  "Day" date not null,
  "Trainings" integer not null,
  "Points" integer not null,
  -- Seconds, as the zones.
  "Duration" integer not null,
  "Zone0Time" integer not null,
  "Zone1Time" integer not null,
  "Zone2Time" integer not null,
  "Zone3Time" integer not null,
  "Zone4Time" integer not null,
  "Zone5Time" integer not null,
  "Calories" integer not null,
  constraint training_days_once unique nulls not distinct ("UserId", "ClubId", "Day")
);
create index training_days_club on training_days ("ClubId", "Day") where "ClubId" is not null;

-- Counts the days of one person anew. Two transactions that train her at once wait for each other here: each counts what the other wrote.
create function count_training_days(person bigint, first date, last date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('training_days', person));
  delete from training_days where "UserId" = person and "Day" between first and last;
  insert into training_days ("UserId", "ClubId", "Day", "Trainings", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories")
  select person, "ClubId", "Day", count(*), sum("Points"), sum("Duration"), sum("Zone0Time"), sum("Zone1Time"), sum("Zone2Time"), sum("Zone3Time"), sum("Zone4Time"), sum("Zone5Time"), sum("Calories")
  from (
    select null::bigint as "ClubId", (t."Begin" at time zone u."TimeZone")::date as "Day", t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories"
    from trainings t join users u using ("UserId")
    where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3
    union all
    select t."ClubId", (t."Begin" at time zone c."TimeZone")::date, t."Points", t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."Calories"
    from trainings t join clubs c using ("ClubId")
    where t."UserId" = person and t."Begin" >= first - 2 and t."Begin" < last + 3
      and not exists (select from training_parts heard where heard."TrainingId" = t."TrainingId")
    union all
    select p."ClubId", (p."Begin" at time zone c."TimeZone")::date, p."Points", p."Duration", p."Zone0Time", p."Zone1Time", p."Zone2Time", p."Zone3Time", p."Zone4Time", p."Zone5Time", p."Calories"
    from training_parts p join clubs c using ("ClubId")
    where p."UserId" = person and p."Begin" >= first - 2 and p."Begin" < last + 3
  ) counted
  where "Day" between first and last
  group by "ClubId", "Day";
end $$;

create function count_touched_training_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last from touched group by "UserId" order by "UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;
-- A club's part comes and goes after its training, which may be of another day than the part.
create function count_touched_training_days_of_parts() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select touched."UserId", min(least(touched."Begin", t."Begin"))::date - 2 as first,
      max(greatest(touched."Begin", t."Begin"))::date + 2 as last
    from touched left join trainings t using ("TrainingId") group by touched."UserId" order by touched."UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;
-- Words that somebody writes about a training count for nothing.
create function count_changed_training_days() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select "UserId", min("Begin")::date - 2 as first, max("Begin")::date + 2 as last
    from (
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories" from was
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories" from became)
      union all
      (select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories" from became
      except all select "UserId", "ClubId", "Begin", "Points", "Duration", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time", "Zone5Time", "Calories" from was)
    ) changed
    group by "UserId" order by "UserId"
  loop
    perform count_training_days(one."UserId", one.first, one.last);
  end loop;
  return null;
end $$;
create trigger trainings_days_come after insert on trainings referencing new table as touched
for each statement execute function count_touched_training_days();
create trigger trainings_days_change after update on trainings referencing old table as was new table as became
for each statement execute function count_changed_training_days();
create trigger trainings_days_go after delete on trainings referencing old table as touched
for each statement execute function count_touched_training_days();
create trigger training_parts_days_come after insert on training_parts referencing new table as touched
for each statement execute function count_touched_training_days_of_parts();
create trigger training_parts_days_change after update on training_parts referencing old table as was new table as became
for each statement execute function count_changed_training_days();
create trigger training_parts_days_go after delete on training_parts referencing old table as touched
for each statement execute function count_touched_training_days_of_parts();

-- Who moves to another zone trained on other days.
create function count_training_days_elsewhere() returns trigger language plpgsql as $$
begin
  perform count_training_days("UserId", date '1900-01-01', date '2200-01-01')
  from (
    select distinct "UserId" from training_days
    where case when tg_table_name = 'users' then "UserId" = (to_jsonb(new) ->> 'UserId')::bigint
      else "ClubId" = (to_jsonb(new) ->> 'ClubId')::bigint end
    order by "UserId"
  ) moved;
  return null;
end $$;
create trigger users_days_elsewhere after update of "TimeZone" on users
for each row when (old."TimeZone" <> new."TimeZone") execute function count_training_days_elsewhere();
create trigger clubs_days_elsewhere after update of "TimeZone" on clubs
for each row when (old."TimeZone" <> new."TimeZone") execute function count_training_days_elsewhere();

-- What is stored already.
select count_training_days("UserId", date '1900-01-01', date '2200-01-01')
from (select distinct "UserId" from trainings order by "UserId") trained;
