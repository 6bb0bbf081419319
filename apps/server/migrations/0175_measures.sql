-- What was measured of somebody at one moment (decision 0090). It is hers, whoever measured.
create table measure_events (
  "MeasureEventId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "TimeStamp" timestamptz not null,
  "Note" text not null,
  -- Null: whoever measured has no account any more.
  "ByUserId" bigint references users on delete set null,
  -- The club whose staff measured; null: she did herself, or the club is gone.
  "ClubId" bigint references clubs on delete set null,
  unique ("MeasureEventId", "UserId")
);
create index measure_events_user on measure_events ("UserId", "TimeStamp" desc, "MeasureEventId" desc);
create index measure_events_by on measure_events ("ByUserId") where "ByUserId" is not null;
create index measure_events_club on measure_events ("ClubId") where "ClubId" is not null;

-- Its values, in the unit of the catalogue. What was not typed follows from what was, and is worked out anew when that changes.
create table measures (
  "MeasureEventId" bigint not null,
  "UserId" bigint not null,
  "Key" text not null,
  "Value" double precision not null,
  -- Of what is found in several ways.
  "Method" text constraint measures_method check ("Method" in (
    'Scale', 'JacksonPollock7', 'JacksonPollock3', 'DurninWomersley', 'Navy', 'Deurenberg', 'Watson', 'Friedewald'
  )),
  "Typed" boolean not null,
  primary key ("MeasureEventId", "Key"),
  foreign key ("MeasureEventId", "UserId") references measure_events ("MeasureEventId", "UserId") on delete cascade
);
create index measures_user on measures ("UserId", "Key");

-- Blood values are shared, and read, for themselves.
alter table consents drop constraint consents_purpose,
  add constraint consents_purpose check ("Purpose" in ('HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Injuries', 'Contact'));
alter table health_reads drop constraint health_reads_purpose,
  add constraint health_reads_purpose check ("Purpose" in ('HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Injuries', 'Papers'));
