-- What people carried out of workout sheets: as the phone had the sheet, whatever became of it since. The phone makes the key: what it sends
-- twice is stored once.
create table workout_sheet_runs (
  "WorkoutSheetRunId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "Key" text not null,
  -- Null: of none of her clubs, or of one that is no more.
  "ClubId" bigint references clubs on delete set null,
  -- Null: the sheet is no more.
  "WorkoutSheetId" bigint references workout_sheets on delete set null,
  -- It was another one when the run came in.
  "SheetChanged" boolean not null,
  "Name" text not null,
  -- Place of its day among those of the sheet, from 0, what it was called, and what it asked for.
  "Day" integer not null,
  "DayName" text not null,
  "Plan" jsonb not null,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  -- How hard all of it was, Borg CR-10.
  "Felt" integer constraint workout_sheet_runs_felt check ("Felt" between 0 and 10),
  -- Sets of the plan, those that were done, and kilograms times repetitions of them.
  "Planned" integer not null,
  "Done" integer not null,
  "Volume" double precision not null,
  constraint workout_sheet_runs_key unique ("UserId", "Key"),
  constraint workout_sheet_runs_times check ("Begin" <= "End")
);
create index workout_sheet_runs_user on workout_sheet_runs ("UserId", "Begin");
create index workout_sheet_runs_club on workout_sheet_runs ("ClubId") where "ClubId" is not null;
create index workout_sheet_runs_sheet on workout_sheet_runs ("WorkoutSheetId", "UserId") where "WorkoutSheetId" is not null;

create table workout_sheet_run_sets (
  "WorkoutSheetRunId" bigint not null references workout_sheet_runs on delete cascade,
  -- In the order in which they were done.
  "Position" integer not null,
  "UserId" bigint not null references users on delete cascade,
  -- Its group, set, round and line in the plan.
  "Place" integer[] not null,
  "State" text not null constraint workout_sheet_run_sets_state check ("State" in ('done', 'skipped')),
  -- What was done stays when the exercise goes.
  "ExerciseId" bigint not null,
  "Reps" integer,
  "Duration" integer,
  -- Kilograms.
  "Weight" double precision,
  "Rpe" double precision,
  "At" timestamptz not null,
  primary key ("WorkoutSheetRunId", "Position")
);
create index workout_sheet_run_sets_exercise on workout_sheet_run_sets ("UserId", "ExerciseId");

-- A club without workout sheets shows none in its members' journals.
alter table clubs add column "EnableWorkoutSheets" boolean not null default true;
