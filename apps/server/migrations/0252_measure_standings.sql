-- How the measures of somebody that get old stand: lists of a club's athletes sort by it. Kept by the database in the transaction that writes, changes or
-- deletes measures, by whatever way it goes (decision 0090).
create table measure_standings (
  "UserId" bigint primary key references users on delete cascade,
  -- Of any measure.
  "LastAt" timestamptz not null,
  -- The newest of each; null: never. What weight alone says of body fat is none.
  "Weight" double precision,
  "WeightAt" timestamptz,
  "BodyFatPercent" double precision,
  "BodyFatPercentAt" timestamptz,
  "FitnessTestScore" double precision,
  "FitnessTestScoreAt" timestamptz
);

-- Two transactions that measure one person at once wait for each other here: each sees what the other wrote.
create function stand_measures(person bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('measure_standings', person));
  delete from measure_standings where "UserId" = person;
  insert into measure_standings
  select person, (select max("TimeStamp") from measure_events where "UserId" = person),
    max("Value") filter (where "Key" = 'weight'), max("TimeStamp") filter (where "Key" = 'weight'),
    max("Value") filter (where "Key" = 'bodyFatPercent'), max("TimeStamp") filter (where "Key" = 'bodyFatPercent'),
    max("Value") filter (where "Key" = 'fitnessTestScore'), max("TimeStamp") filter (where "Key" = 'fitnessTestScore')
  from (
    select distinct on (measures."Key") measures."Key", measures."Value", measure_events."TimeStamp"
    from measures join measure_events using ("MeasureEventId")
    where measures."UserId" = person and measures."Key" in ('weight', 'bodyFatPercent', 'fitnessTestScore')
      and measures."Method" is distinct from 'Deurenberg'
    order by measures."Key", measure_events."TimeStamp" desc, measures."MeasureEventId" desc
  ) newest
  having exists (select from measure_events where "UserId" = person);
end $$;

create function stand_touched_measures() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in select distinct "UserId" from touched order by "UserId" loop
    perform stand_measures(one."UserId");
  end loop;
  return null;
end $$;
create trigger measures_stand after insert on measures referencing new table as touched
for each statement execute function stand_touched_measures();
create trigger measure_events_stand after update on measure_events referencing new table as touched
for each statement execute function stand_touched_measures();
create trigger measure_events_gone after delete on measure_events referencing old table as touched
for each statement execute function stand_touched_measures();

-- What is stored already.
select stand_measures("UserId") from (select distinct "UserId" from measure_events order by "UserId") measured;
