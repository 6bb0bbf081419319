-- A training that a trainer leads in a room before its wall.
create table live_trainings (
  "LiveTrainingId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  -- Null: whoever led it is gone.
  "TrainerId" bigint references users on delete set null,
  "Begin" timestamptz not null,
  -- Minutes.
  "Duration" integer not null,
  -- Null: all rooms.
  "DisplayGroupId" bigint references display_groups on delete set null,
  "StartedAt" timestamptz,
  "StoppedAt" timestamptz,
  constraint live_trainings_started check ("StoppedAt" is null or "StartedAt" is not null)
);
create index live_trainings_club on live_trainings ("ClubId", "Begin" desc);
create index live_trainings_trainer on live_trainings ("TrainerId");
create index live_trainings_room on live_trainings ("DisplayGroupId");
-- One at a time of each trainer, in whichever club.
create unique index live_trainings_one_of_trainer on live_trainings ("TrainerId")
  where "StartedAt" is not null and "StoppedAt" is null;
