-- Trainings that somebody says there were, by hand, by a file or a wearable, stand beside those that the stored minutes say (decision 0051).
alter table trainings
  add column "Source" text not null default 'Heart' constraint trainings_source check ("Source" in ('Heart', 'Hand', 'File', 'Wearable')),
  -- What recorded it, in the source's words ("Edge 840").
  add column "SourceName" text not null default '',
  add column "Note" text not null default '',
  -- Name and type are as somebody wrote them: what the minutes say of them is not asked any more.
  add column "HasOwnName" boolean not null default false,
  add column "HasOwnType" boolean not null default false,
  -- What was said of a declared one; begin and end of the training hold what was heard around it too.
  add column "DeclaredBegin" timestamptz,
  add column "DeclaredEnd" timestamptz,
  add column "DeclaredHeartRate" integer,
  add column "DeclaredCalories" integer,
  -- Metres.
  add column "Distance" integer,
  -- Null: she herself, or a source of hers.
  add column "DeclaredById" bigint references users on delete set null,
  add constraint trainings_declared check (("Source" = 'Heart') = ("DeclaredBegin" is null) and ("DeclaredBegin" is null) = ("DeclaredEnd" is null)),
  add constraint trainings_declared_within check ("Begin" <= "DeclaredBegin" and "DeclaredBegin" < "DeclaredEnd" and "DeclaredEnd" <= "End");
create index trainings_declared_by on trainings ("DeclaredById") where "DeclaredById" is not null;
-- One that begins where a stretch of seconds begins may stand beside what that stretch has become.
drop index trainings_user_begin;
create unique index trainings_user_begin on trainings ("UserId", "Begin", "DeclaredBegin") nulls not distinct;

-- Intervals whose trainings were deleted: their stored minutes make none any more.
create table deleted_trainings (
  "UserId" bigint not null references users on delete cascade,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  primary key ("UserId", "Begin"),
  constraint deleted_trainings_order check ("Begin" < "End")
);

-- What a file or a wearable heard was heard in no club.
alter table heart_minute alter column "ClubId" drop not null;
