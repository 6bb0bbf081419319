-- What was measured of a person at one moment (decision 0090). It belongs to the person, whoever measured.
create table measure_events (
  "MeasureEventId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "TimeStamp" timestamptz not null,
  "Note" text not null,
  -- Null: that account is deleted.
  "ByUserId" bigint references users on delete set null,
  -- The club whose staff measured; null: the athlete did, or the club is deleted.
  "ClubId" bigint references clubs on delete set null,
  -- The scale, where no value was entered by hand: "Garmin", and the model where it is known.
  "DeviceModel" text,
  "RowVersion" integer not null default 0,
  unique ("MeasureEventId", "UserId")
);
create index measure_events_user on measure_events ("UserId", "TimeStamp" desc, "MeasureEventId" desc);
create index measure_events_by on measure_events ("ByUserId") where "ByUserId" is not null;
create index measure_events_club on measure_events ("ClubId") where "ClubId" is not null;

-- Values of a measure event, in the unit of the catalogue. Derived values are computed again when an entered one changes.
create table measures (
  "MeasureEventId" bigint not null,
  "UserId" bigint not null,
  "Key" text not null
    constraint measures_key
      check ("Key" in ('weight', 'bmi', 'bodyFatPercent', 'fatMass', 'fatFreeMass', 'fatMassIndex', 'fatFreeMassIndex', 'muscleMass',
        'skeletalMuscleMass', 'muscleMassPercent', 'boneMass', 'proteinMass', 'bodyCellMass', 'bodyDensity', 'visceralFatRating',
        'visceralFatArea', 'subcutaneousFatPercent', 'leanMassRightArm', 'fatPercentRightArm', 'leanMassLeftArm', 'fatPercentLeftArm',
        'leanMassTrunk', 'fatPercentTrunk', 'leanMassRightLeg', 'fatPercentRightLeg', 'leanMassLeftLeg', 'fatPercentLeftLeg', 'neck',
        'shoulders', 'chest', 'waist', 'abdomen', 'hips', 'armRelaxedRight', 'armFlexedRight', 'forearmRight', 'wristRight',
        'thighRight', 'calfRight', 'ankleRight', 'armRelaxedLeft', 'armFlexedLeft', 'forearmLeft', 'wristLeft', 'thighLeft', 'calfLeft',
        'ankleLeft', 'waistHipRatio', 'waistHeightRatio', 'skinfoldTriceps', 'skinfoldBiceps', 'skinfoldSubscapular',
        'skinfoldSuprailiac', 'skinfoldAbdominal', 'skinfoldThigh', 'skinfoldChest', 'skinfoldMidaxillary', 'skinfoldCalf',
        'skinfoldSupraspinale', 'skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'totalBodyWater', 'totalBodyWaterPercent',
        'intracellularWater', 'extracellularWater', 'ecwTbwRatio', 'ffmHydration', 'height', 'restingHeartRate', 'maxHeartRate',
        'aerobicThreshold', 'anaerobicThreshold', 'systolicPressure', 'diastolicPressure', 'meanArterialPressure', 'spo2',
        'respirationRate', 'bodyTemperature', 'hrvRmssd', 'hrvSdnn', 'vo2Max', 'ftp', 'basalMetabolicRate', 'totalEnergyExpenditure',
        'metabolicAge', 'bodyRoundnessIndex', 'bodyShapeIndex', 'visceralAdiposityIndex', 'resistance', 'reactance', 'phaseAngle',
        'glucoseFasting', 'hba1c', 'totalCholesterol', 'hdlCholesterol', 'ldlCholesterol', 'triglycerides', 'hemoglobin', 'hematocrit',
        'redCells', 'whiteCells', 'platelets', 'ferritin', 'iron', 'vitaminD', 'crp', 'creatinine', 'uricAcid', 'creatineKinase', 'alt',
        'ast', 'lactateResting', 'lactatePeak', 'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime',
        'cooperDistance', 'estimatedVo2Max', 'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min',
        'chairStand30', 'plankTime', 'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined',
        'verticalJump', 'longJump', 'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm')),
  "Value" double precision not null,
  -- For a measure that has several methods.
  "Method" text
    constraint measures_method
      check ("Method" in ('Scale', 'JacksonPollock7', 'JacksonPollock3', 'DurninWomersley', 'Navy', 'Deurenberg', 'Watson', 'Friedewald',
        'Queens', 'Rockport', 'Cooper', 'Astrand', 'YmcaCycle', 'Shuttle', 'Sun', 'Janssen', 'Lee')),
  "Typed" boolean not null,
  primary key ("MeasureEventId", "Key"),
  foreign key ("MeasureEventId", "UserId") references measure_events ("MeasureEventId", "UserId") on delete cascade
);
create index measures_user on measures ("UserId", "Key");

-- Measures that staff sent together, and the result (spec 2 section 4). The rows are deleted once processed.
create table measure_batches (
  "MeasureBatchId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "ByUserId" bigint not null references users on delete cascade,
  "CreatedAt" timestamptz not null,
  "State" text not null constraint measure_batches_state check ("State" in ('Waiting', 'Processing', 'Success', 'Failed')),
  "Size" integer not null,
  "Saved" integer not null,
  -- Empty once processed.
  "Rows" jsonb not null,
  -- Indexes of the refused rows, with the reason.
  "Failures" jsonb not null
);
create index measure_batches_club on measure_batches ("ClubId");
create index measure_batches_by on measure_batches ("ByUserId");
create index measure_batches_created on measure_batches ("CreatedAt");

-- The day on which staff last reminded a member of old measures: once a day (decision 0156).
create table measure_reminders (
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "Day" date not null,
  primary key ("ClubId", "UserId"),
  constraint measure_reminders_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index measure_reminders_user on measure_reminders ("UserId");

-- Consent to storing health data, append-only: the newest row holds.
create table health_intakes (
  "HealthIntakeId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- Version and language of the text that was read.
  "Version" integer not null,
  "Language" text not null constraint health_intakes_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Granted" boolean not null,
  "At" timestamptz not null
);
create index health_intakes_newest on health_intakes ("UserId", "HealthIntakeId" desc);

create trigger health_intakes_stay before update on health_intakes
  for each row execute function consents_stay();

-- The newest version of each summary of a provider, by begin and kind.
create table health_summaries (
  "UserId" bigint not null references users on delete cascade,
  "Provider" text not null constraint health_summaries_provider check ("Provider" = 'Garmin'),
  "Kind" text not null constraint health_summaries_kind check ("Kind" in ('Daily', 'Epoch', 'Sleep', 'Hrv', 'Pulseox', 'Stress')),
  "RecordedAt" timestamptz not null,
  -- Distinguishes slices of one quarter of an hour; else empty.
  "ActivityType" text not null,
  -- Offset of the athlete's clock.
  "OffsetSeconds" integer not null,
  "Seconds" integer not null,
  -- Day of the athlete's calendar.
  "Day" date not null,
  -- "Garmin", and the model where it is known.
  "DeviceModel" text not null,
  "Figures" jsonb not null,
  "Samples" jsonb not null,
  "ReceivedAt" timestamptz not null,
  -- SHA-256 of the content, and the request it came in.
  "Digest" bytea not null,
  "InboxId" bigint not null,
  "Entry" bigint not null,
  primary key ("UserId", "Provider", "Kind", "RecordedAt", "ActivityType")
);
create index health_summaries_day on health_summaries ("UserId", "Kind", "Day");

-- A weighing reported by a provider, and the measures made from it.
create table health_scales (
  "UserId" bigint not null references users on delete cascade,
  "Provider" text not null constraint health_scales_provider check ("Provider" = 'Garmin'),
  "RecordedAt" timestamptz not null,
  -- Null: deleted by the athlete, or the values were not plausible.
  "MeasureEventId" bigint references measure_events on delete set null,
  -- As received; the athlete may have corrected the measures.
  "Said" jsonb not null,
  "Digest" bytea not null,
  "InboxId" bigint not null,
  "Entry" bigint not null,
  primary key ("UserId", "Provider", "RecordedAt")
);
create index health_scales_event on health_scales ("MeasureEventId") where "MeasureEventId" is not null;

-- Fitness tests (decision 0102): how each ended, and the heart rate of each of its seconds. The result of a completed one is a measure
-- event.
create table fitness_tests (
  "FitnessTestId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- Null: that account is deleted.
  "ByUserId" bigint references users on delete set null,
  -- The club whose staff ran it; null: the athlete did, or the club is deleted.
  "ClubId" bigint references clubs on delete set null,
  "Protocol" text not null
    constraint fitness_tests_protocol
      check ("Protocol" in ('ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle')),
  "State" text not null
    constraint fitness_tests_state
      check ("State" in ('prepared', 'running', 'completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost')),
  "PreparedAt" timestamptz not null,
  "StartedAt" timestamptz,
  "EndedAt" timestamptz,
  -- Heart and body values used by the test.
  "MaxHeartRate" integer not null,
  "ZoneLimits" smallint[] not null,
  "Gender" text constraint fitness_tests_gender check ("Gender" in ('Unspecified', 'Male', 'Female')),
  "Age" integer,
  "Load" integer,
  "Weight" double precision,
  -- A medicine that lowers the heart rate: results by heart rate are not rated.
  "BetaBlocker" boolean not null,
  -- Seconds of effort; null until it ended.
  "Duration" integer,
  "PeakHeartRate" integer,
  "HeartRateRecovery" integer,
  -- Why there is no rated result.
  "NotRated" text constraint fitness_tests_not_rated check ("NotRated" in ('ended', 'betaBlocker', 'notSteady', 'outOfRange', 'gaps')),
  "MeasureEventId" bigint references measure_events on delete set null,
  -- A value a second from the start; 0 where none was received.
  "Samples" smallint[] not null default '{}'
);
create index fitness_tests_user on fitness_tests ("UserId", "PreparedAt" desc, "FitnessTestId" desc);
create index fitness_tests_by on fitness_tests ("ByUserId") where "ByUserId" is not null;
create index fitness_tests_club on fitness_tests ("ClubId") where "ClubId" is not null;
create index fitness_tests_event on fitness_tests ("MeasureEventId") where "MeasureEventId" is not null;
create index fitness_tests_open on fitness_tests ("PreparedAt") where "State" in ('prepared', 'running');

-- The target of a measure (decision 0110). It belongs to the athlete, whoever set it.
create table measure_goals (
  "UserId" bigint not null references users on delete cascade,
  "Key" text not null
    constraint measure_goals_key
      check ("Key" in ('weight', 'bmi', 'bodyFatPercent', 'fatMass', 'fatFreeMass', 'fatMassIndex', 'fatFreeMassIndex', 'muscleMass',
        'skeletalMuscleMass', 'muscleMassPercent', 'boneMass', 'proteinMass', 'bodyCellMass', 'bodyDensity', 'visceralFatRating',
        'visceralFatArea', 'subcutaneousFatPercent', 'leanMassRightArm', 'fatPercentRightArm', 'leanMassLeftArm', 'fatPercentLeftArm',
        'leanMassTrunk', 'fatPercentTrunk', 'leanMassRightLeg', 'fatPercentRightLeg', 'leanMassLeftLeg', 'fatPercentLeftLeg', 'neck',
        'shoulders', 'chest', 'waist', 'abdomen', 'hips', 'armRelaxedRight', 'armFlexedRight', 'forearmRight', 'wristRight',
        'thighRight', 'calfRight', 'ankleRight', 'armRelaxedLeft', 'armFlexedLeft', 'forearmLeft', 'wristLeft', 'thighLeft', 'calfLeft',
        'ankleLeft', 'waistHipRatio', 'waistHeightRatio', 'skinfoldTriceps', 'skinfoldBiceps', 'skinfoldSubscapular',
        'skinfoldSuprailiac', 'skinfoldAbdominal', 'skinfoldThigh', 'skinfoldChest', 'skinfoldMidaxillary', 'skinfoldCalf',
        'skinfoldSupraspinale', 'skinfoldSum3', 'skinfoldSum4', 'skinfoldSum7', 'totalBodyWater', 'totalBodyWaterPercent',
        'intracellularWater', 'extracellularWater', 'ecwTbwRatio', 'ffmHydration', 'height', 'restingHeartRate', 'maxHeartRate',
        'aerobicThreshold', 'anaerobicThreshold', 'systolicPressure', 'diastolicPressure', 'meanArterialPressure', 'spo2',
        'respirationRate', 'bodyTemperature', 'hrvRmssd', 'hrvSdnn', 'vo2Max', 'ftp', 'basalMetabolicRate', 'totalEnergyExpenditure',
        'metabolicAge', 'bodyRoundnessIndex', 'bodyShapeIndex', 'visceralAdiposityIndex', 'resistance', 'reactance', 'phaseAngle',
        'glucoseFasting', 'hba1c', 'totalCholesterol', 'hdlCholesterol', 'ldlCholesterol', 'triglycerides', 'hemoglobin', 'hematocrit',
        'redCells', 'whiteCells', 'platelets', 'ferritin', 'iron', 'vitaminD', 'crp', 'creatinine', 'uricAcid', 'creatineKinase', 'alt',
        'ast', 'lactateResting', 'lactatePeak', 'fitnessTestScore', 'stepTestHeartRate', 'queensHeartRate', 'rockportTime',
        'cooperDistance', 'estimatedVo2Max', 'beepTestLevel', 'recoveryHeartRate1', 'pushUps', 'curlUps', 'pullUps', 'squats1min',
        'chairStand30', 'plankTime', 'wallSitTime', 'sideBridgeTime', 'sitAndReach', 'gripRight', 'gripLeft', 'gripCombined',
        'verticalJump', 'longJump', 'oneLegBalance', 'sprint20m', 'bench1rm', 'squat1rm', 'deadlift1rm')),
  -- In the unit of the catalogue.
  "Value" double precision not null,
  -- The target day; null: none.
  "Due" date,
  "SetAt" timestamptz not null,
  -- Null: that account is deleted.
  "ByUserId" bigint references users on delete set null,
  primary key ("UserId", "Key")
);
create index measure_goals_by on measure_goals ("ByUserId") where "ByUserId" is not null;

-- The newest measures of each athlete: lists of a club's athletes sort by them. Maintained in the transaction that writes, changes or
-- deletes measures (decision 0090).
create table measure_standings (
  "UserId" bigint primary key references users on delete cascade,
  -- Of any measure.
  "LastAt" timestamptz not null,
  -- The newest of each; null: never. Body fat estimated from weight alone is not included.
  "Weight" double precision,
  "WeightAt" timestamptz,
  "BodyFatPercent" double precision,
  "BodyFatPercentAt" timestamptz,
  "FitnessTestScore" double precision,
  "FitnessTestScoreAt" timestamptz,
  -- The last test, also without a total (decision 0102).
  "FitnessTestAt" timestamptz
);

-- Concurrent transactions that measure one person wait for each other here: each sees the other's rows.
create function stand_measures(person bigint) returns void language plpgsql as $$
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
