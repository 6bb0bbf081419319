-- Measures that staff sent together, and what became of them (spec 2 section 4). What was sent goes as soon as it was worked off.
create table measure_batches (
  "MeasureBatchId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "ByUserId" bigint not null references users on delete cascade,
  "CreatedAt" timestamptz not null,
  "State" text not null constraint measure_batches_state check ("State" in ('Waiting', 'Processing', 'Success', 'Failed')),
  "Size" integer not null,
  "Saved" integer not null,
  -- Empty once it is worked off.
  "Rows" jsonb not null,
  -- Places of the rows that were refused, with why.
  "Failures" jsonb not null
);
create index measure_batches_club on measure_batches ("ClubId");
create index measure_batches_by on measure_batches ("ByUserId");
create index measure_batches_created on measure_batches ("CreatedAt");
