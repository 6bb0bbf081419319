-- What a room runs on its screens: whole, so that what is changed afterwards does not change it, and where it stood when somebody led it last.
create table room_workouts (
  "RoomWorkoutId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "DisplayGroupId" bigint not null references display_groups on delete cascade,
  "Content" jsonb not null,
  "Step" integer not null,
  -- Milliseconds that were done of the step at that moment, and that were added to it or taken from it.
  "Passed" integer not null,
  "Extra" integer not null,
  "At" timestamptz not null,
  "Paused" boolean not null,
  "Version" integer not null default 0,
  constraint room_workouts_room unique ("DisplayGroupId")
);
create index room_workouts_club on room_workouts ("ClubId");
