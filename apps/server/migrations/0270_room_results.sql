-- What rooms ran on their screens, kept when it was over, and how each who was heard there followed it.
create table room_runs (
  "RoomRunId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- Null: the room is no more.
  "DisplayGroupId" bigint references display_groups on delete set null,
  "RoomName" text not null,
  "Content" jsonb not null,
  -- Which step ran from when to when (Unix milliseconds), pauses left out.
  "Ran" jsonb not null,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  constraint room_runs_times check ("Begin" <= "End")
);
create index room_runs_club on room_runs ("ClubId", "Begin");
create index room_runs_room on room_runs ("DisplayGroupId") where "DisplayGroupId" is not null;

create table room_results (
  "RoomResultId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- Null: of a club that is no more. Her journal keeps what she did there.
  "RoomRunId" bigint references room_runs on delete set null,
  "ClubId" bigint references clubs on delete set null,
  "RoomName" text not null,
  "Kind" text not null constraint room_results_kind check ("Kind" in ('Quick', 'Circuit', 'Timer', 'Flow')),
  "Name" text not null,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  "Seconds" integer not null,
  "Heard" integer not null,
  "Done" integer not null,
  "Planned" integer not null,
  "Percent" integer not null constraint room_results_percent check ("Percent" between 0 and 100),
  "RoundsDone" integer,
  "Rounds" integer,
  "Segments" jsonb,
  constraint room_results_run unique ("RoomRunId", "UserId")
);
create index room_results_user on room_results ("UserId", "Begin");
create index room_results_club on room_results ("ClubId") where "ClubId" is not null;

-- When it began, and what of it ran before it was led last.
alter table room_workouts
  add column "Begin" timestamptz,
  add column "Ran" jsonb not null default '[]';
update room_workouts set "Begin" = "At";
alter table room_workouts alter column "Begin" set not null;
