-- What watches say of somebody's days and nights (decision 0101). It is hers: kept since she said yes to that, and shared club by club.

-- Her yes and no to keeping it, only added to: what holds says the newest row.
create table health_intakes (
  "HealthIntakeId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- Of the text she read, and its language.
  "Version" integer not null,
  "Language" text not null constraint health_intakes_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Granted" boolean not null,
  "At" timestamptz not null
);
create index health_intakes_newest on health_intakes ("UserId", "HealthIntakeId" desc);
create trigger health_intakes_stay before update on health_intakes for each row execute function consents_stay();

-- What a provider said last of a day, a night, a quarter of an hour: a later word of the same begin and kind replaces it.
create table health_summaries (
  "UserId" bigint not null references users on delete cascade,
  "Provider" text not null constraint health_summaries_provider check ("Provider" in ('Garmin')),
  "Kind" text not null constraint health_summaries_kind check ("Kind" in ('Daily', 'Epoch', 'Sleep', 'Hrv', 'Pulseox', 'Stress')),
  "RecordedAt" timestamptz not null,
  -- Slices of one quarter of an hour are told apart by it; else empty.
  "ActivityType" text not null,
  -- Of her clock then.
  "OffsetSeconds" integer not null,
  "Seconds" integer not null,
  -- Of her calendar then.
  "Day" date not null,
  -- "Garmin", and the model where it is known.
  "DeviceModel" text not null,
  "Figures" jsonb not null,
  "Samples" jsonb not null,
  "ReceivedAt" timestamptz not null,
  -- SHA-256 of what was said, and what came through the door with it.
  "Digest" bytea not null,
  "InboxId" bigint not null,
  "Entry" bigint not null,
  primary key ("UserId", "Provider", "Kind", "RecordedAt", "ActivityType")
);
create index health_summaries_day on health_summaries ("UserId", "Kind", "Day");

-- What a provider said of her scale at a moment, and the measures that came of it.
create table health_scales (
  "UserId" bigint not null references users on delete cascade,
  "Provider" text not null constraint health_scales_provider check ("Provider" in ('Garmin')),
  "RecordedAt" timestamptz not null,
  -- Null: she deleted it, or it said nothing that a body can be.
  "MeasureEventId" bigint references measure_events on delete set null,
  -- What she may have corrected since.
  "Said" jsonb not null,
  "Digest" bytea not null,
  "InboxId" bigint not null,
  "Entry" bigint not null,
  primary key ("UserId", "Provider", "RecordedAt")
);
create index health_scales_event on health_scales ("MeasureEventId") where "MeasureEventId" is not null;

-- The scale that said the measures, where none of them was typed by anybody: "Garmin", and the model where it is known.
alter table measure_events add "DeviceModel" text;

alter table consents drop constraint consents_purpose,
  add constraint consents_purpose check (
    "Purpose" in ('HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Contact'));
alter table health_reads drop constraint health_reads_purpose,
  add constraint health_reads_purpose check (
    "Purpose" in ('HeartRate', 'OtherTrainings', 'Body', 'Blood', 'Health', 'Injuries', 'Papers'));
