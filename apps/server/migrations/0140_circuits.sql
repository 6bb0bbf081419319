-- Circuits, which the specification calls bridge workouts: what a class does station by station on the screens of a room. Stations are read
-- and written as one: `[{"StationKey": 1, "Station": 2, "Exercises": [{"ExerciseId": 7, "PlannedName": "Goblet squat", …}]}, …]`.
create table bridge_workouts (
  "BridgeWorkoutId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "Description" text not null default '',
  "PictureUri" text,
  "DisplayGroupId" bigint references display_groups on delete set null,
  "Tags" text[] not null default '{}',
  "Published" boolean not null default false,
  "StationsActive" boolean not null default true,
  "TimerType" text not null constraint bridge_workouts_timer check ("TimerType" in ('timer', 'EMOM', 'AMRAP')),
  -- Seconds.
  "WarmUp" integer not null,
  "Cooldown" integer not null,
  "Work" integer not null,
  "Rest" integer not null,
  "Rounds" integer not null,
  "RoundRest" integer not null,
  "Minutes" integer not null,
  "StationsPerMinute" integer not null,
  "Time" integer not null,
  "Stations" jsonb not null,
  -- The next new station has it.
  "NextStationKey" integer not null,
  "RowVersion" integer not null default 0,
  "SortName" text collate "C" not null generated always as (left(folded("Name"), 80)) stored
);
create index bridge_workouts_club on bridge_workouts ("ClubId", "SortName");
create index bridge_workouts_room on bridge_workouts ("DisplayGroupId");
create index bridge_workouts_picture on bridge_workouts ("PictureUri") where "PictureUri" is not null;

-- The bridge a screen hangs on: its Station is the screen's. Null: nobody said so.
alter table displays add column "ClubpulseBridgeId" bigint constraint displays_bridge references bridges on delete set null;
create index displays_bridge_hangs on displays ("ClubpulseBridgeId");
