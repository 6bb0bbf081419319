-- When she was tested last, whether a total came of it or not (decision 0102): a test of the heart and lungs alone stood in her journal, and the
-- list of the club said "never".
alter table measure_standings add column "FitnessTestAt" timestamptz;

create or replace function stand_measures(person bigint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('measure_standings', person));
  delete from measure_standings where "UserId" = person;
  insert into measure_standings ("UserId", "LastAt", "Weight", "WeightAt", "BodyFatPercent", "BodyFatPercentAt", "FitnessTestScore",
    "FitnessTestScoreAt", "FitnessTestAt")
  select person, (select max("TimeStamp") from measure_events where "UserId" = person),
    max("Value") filter (where "Key" = 'weight'), max("TimeStamp") filter (where "Key" = 'weight'),
    max("Value") filter (where "Key" = 'bodyFatPercent'), max("TimeStamp") filter (where "Key" = 'bodyFatPercent'),
    max("Value") filter (where "Key" = 'fitnessTestScore'), max("TimeStamp") filter (where "Key" = 'fitnessTestScore'),
    (select max("TimeStamp") from measure_events where "UserId" = person and exists (
      select from measures tested where tested."MeasureEventId" = measure_events."MeasureEventId" and tested."Key" in (
      'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime', 'cooperDistance', 'estimatedVo2Max',
      'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min', 'chairStand30', 'plankTime',
      'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined', 'verticalJump', 'longJump',
      'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm')))
  from (
    select distinct on (measures."Key") measures."Key", measures."Value", measure_events."TimeStamp"
    from measures join measure_events using ("MeasureEventId")
    where measures."UserId" = person and measures."Key" in ('weight', 'bodyFatPercent', 'fitnessTestScore')
      and measures."Method" is distinct from 'Deurenberg'
    order by measures."Key", measure_events."TimeStamp" desc, measures."MeasureEventId" desc
  ) newest
  having exists (select from measure_events where "UserId" = person);
end $$;

-- What is stored already.
select stand_measures("UserId") from (
  select distinct measures."UserId" from measures join measure_standings using ("UserId")
  where measures."Key" in (
      'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime', 'cooperDistance', 'estimatedVo2Max',
      'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min', 'chairStand30', 'plankTime',
      'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined', 'verticalJump', 'longJump',
      'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm')
  order by measures."UserId"
) tested;
