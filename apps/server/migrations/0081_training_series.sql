-- What was recorded along a training beside its heart rates: a value a second, all bits set where there is none (decision 0054).
create table training_series (
  "TrainingId" bigint primary key references trainings on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "Begin" timestamptz not null,
  "Seconds" integer not null,
  "Power" bytea,
  "Cadence" bytea,
  "Speed" bytea,
  "Altitude" bytea,
  "Distance" bytea,
  "Latitude" bytea,
  "Longitude" bytea,
  constraint training_series_seconds check ("Seconds" between 1 and 172800),
  constraint training_series_lengths check (
    length("Power") = 2 * "Seconds" and length("Cadence") = "Seconds" and length("Speed") = 2 * "Seconds"
    and length("Altitude") = 2 * "Seconds" and length("Distance") = 4 * "Seconds"
    and length("Latitude") = 4 * "Seconds" and length("Longitude") = 4 * "Seconds"),
  constraint training_series_places check (("Latitude" is null) = ("Longitude" is null))
);
create index training_series_user on training_series ("UserId", "Begin");

-- Which sessions of which files are in the journal: the same file again adds nothing.
create table training_recordings (
  "UserId" bigint not null references users on delete cascade,
  -- SHA-256 of the file.
  "Digest" bytea not null,
  "Session" integer not null,
  "TrainingId" bigint not null references trainings on delete cascade,
  "FileName" text not null,
  "AddedAt" timestamptz not null,
  primary key ("UserId", "Digest", "Session")
);
create index training_recordings_training on training_recordings ("TrainingId");
