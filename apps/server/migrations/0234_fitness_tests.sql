-- Fitness tests that were run with her (decision 0102): how each ended, and the heart rate of each of its seconds. What a completed one found
-- is a measure event.
create table fitness_tests (
  "FitnessTestId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- Null: whoever ran it has no account any more.
  "ByUserId" bigint references users on delete set null,
  -- The club whose staff ran it with her; null: she did herself, or the club is gone.
  "ClubId" bigint references clubs on delete set null,
  "Protocol" text not null constraint fitness_tests_protocol check ("Protocol" in (
    'ymcaStep', 'queensStep', 'rockport', 'cooper', 'astrand', 'ymcaCycle', 'shuttle'
  )),
  "State" text not null constraint fitness_tests_state check ("State" in (
    'prepared', 'running', 'completed', 'interruptedHeartRate', 'stoppedByUser', 'sensorLost'
  )),
  "PreparedAt" timestamptz not null,
  "StartedAt" timestamptz,
  "EndedAt" timestamptz,
  -- Her heart and body as the test took them.
  "MaxHeartRate" integer not null,
  "ZoneLimits" smallint[] not null,
  "Gender" text constraint fitness_tests_gender check ("Gender" in ('Unspecified', 'Male', 'Female')),
  "Age" integer,
  "Load" integer,
  "Weight" double precision,
  -- A medicine that holds the heart back: what goes by the heart rate is not rated.
  "BetaBlocker" boolean not null,
  -- Seconds of effort; null until it ended.
  "Duration" integer,
  "PeakHeartRate" integer,
  "HeartRateRecovery" integer,
  -- Why it found nothing that could be rated.
  "NotRated" text constraint fitness_tests_not_rated check ("NotRated" in (
    'ended', 'betaBlocker', 'notSteady', 'outOfRange', 'gaps'
  )),
  "MeasureEventId" bigint references measure_events on delete set null,
  -- A value a second from the start; 0 where nothing was heard.
  "Samples" smallint[] not null default '{}'
);
create index fitness_tests_user on fitness_tests ("UserId", "PreparedAt" desc, "FitnessTestId" desc);
create index fitness_tests_by on fitness_tests ("ByUserId") where "ByUserId" is not null;
create index fitness_tests_club on fitness_tests ("ClubId") where "ClubId" is not null;
create index fitness_tests_event on fitness_tests ("MeasureEventId") where "MeasureEventId" is not null;
create index fitness_tests_open on fitness_tests ("PreparedAt") where "State" in ('prepared', 'running');

-- Oxygen uptake that tests estimate, each in its own way.
alter table measures drop constraint measures_method, add constraint measures_method check ("Method" in (
  'Scale', 'JacksonPollock7', 'JacksonPollock3', 'DurninWomersley', 'Navy', 'Deurenberg', 'Watson', 'Friedewald',
  'Queens', 'Rockport', 'Cooper', 'Astrand', 'YmcaCycle', 'Shuttle'
));
