-- A person's connection with the maker of her watch, and what comes of it (decision 0060).
create table wearable_connections (
  "UserId" bigint primary key references users on delete cascade,
  "Provider" text not null constraint wearable_connections_provider check ("Provider" in ('Garmin')),
  "ProviderUserId" text not null,
  -- What she lets the provider send, in its own words, and since when.
  "Permissions" text[] not null,
  "PermissionsAt" timestamptz not null,
  "ConnectedAt" timestamptz not null,
  -- Since when the provider does not know of it any more; null: it holds.
  "EndedAt" timestamptz,
  "LastHeardAt" timestamptz
);
-- What is sent of one account there is one person's here.
create unique index wearable_connections_account on wearable_connections ("Provider", "ProviderUserId") where "EndedAt" is null;

-- Sealed with a key that the database does not hold.
create table wearable_tokens (
  "UserId" bigint primary key references wearable_connections on delete cascade,
  "AccessToken" bytea not null,
  "AccessUntil" timestamptz not null,
  "RefreshToken" bytea not null,
  "RefreshUntil" timestamptz not null,
  -- Until then somebody renews them; a second one at once would be answered with tokens that the first one ends.
  "RenewingUntil" timestamptz
);

-- Who was sent to the provider to be asked, by the hash of what she brings back; good once.
create table wearable_questions (
  "StateHash" text primary key,
  "UserId" bigint not null references users on delete cascade,
  "Verifier" bytea not null,
  "Until" timestamptz not null
);
create index wearable_questions_user on wearable_questions ("UserId");

-- What the provider must still be told: that it sends no more. Nobody's here any more, so without a person.
create table wearable_goodbyes (
  "WearableGoodbyeId" bigint generated always as identity primary key,
  "Provider" text not null constraint wearable_goodbyes_provider check ("Provider" in ('Garmin')),
  "ProviderUserId" text not null,
  "AccessToken" bytea not null,
  "AccessUntil" timestamptz not null,
  "RefreshToken" bytea not null,
  "Since" timestamptz not null default now()
);

-- However a connection goes, with the account of its person too, the provider hears of it.
create function wearable_goodbye() returns trigger language plpgsql as $$
begin
  insert into wearable_goodbyes ("Provider", "ProviderUserId", "AccessToken", "AccessUntil", "RefreshToken")
  select old."Provider", old."ProviderUserId", "AccessToken", "AccessUntil", "RefreshToken"
  from wearable_tokens where "UserId" = old."UserId";
  return old;
end $$;
create trigger wearable_connections_goodbye before delete on wearable_connections for each row execute function wearable_goodbye();

-- What came through the door and was not read yet, byte for byte; what nobody could read is kept for a week.
create table wearable_inbox (
  "WearableInboxId" bigint generated always as identity primary key,
  "Provider" text not null constraint wearable_inbox_provider check ("Provider" in ('Garmin')),
  "Envelope" text not null,
  "Body" bytea not null,
  "ReceivedAt" timestamptz not null,
  "MalformedAt" timestamptz
);

-- What a provider said last of an activity: a later word about the same replaces it.
create table wearable_activities (
  "UserId" bigint not null references users on delete cascade,
  "Provider" text not null constraint wearable_activities_provider check ("Provider" in ('Garmin')),
  "RecordedAt" timestamptz not null,
  -- In the provider's words.
  "ActivityType" text not null,
  "ActivityId" text,
  "DeviceModel" text not null,
  -- Null: it overlaps others, or its training was deleted.
  "TrainingId" bigint references trainings on delete set null,
  "Overlaps" boolean not null,
  -- What it said of the training, which she may have said otherwise since.
  "TrainingType" text not null,
  "BeginsAt" timestamptz not null,
  "Seconds" integer not null,
  "Distance" integer,
  "Calories" integer,
  "AverageHeartRate" integer,
  -- A byte a second from where its samples begin; null: it has brought no heart rates.
  "BeatsFrom" timestamptz,
  "Beats" bytea,
  -- SHA-256 of the summary and of the details that were read last, and what came through the door with them.
  "SummaryDigest" bytea,
  "SummaryInboxId" bigint,
  "DetailsDigest" bytea,
  "DetailsInboxId" bigint,
  primary key ("UserId", "Provider", "RecordedAt", "ActivityType")
);
create index wearable_activities_training on wearable_activities ("TrainingId");
