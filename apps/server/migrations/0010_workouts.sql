-- Exercises: the platform's library, which belongs to no club, and what clubs have beside it. Texts are by language: `{"en": {"Name": …,
-- "Instructions": …}, …}`; one without a name is not translated, and its readers are shown the English one.
create table exercises (
  "ExerciseId" bigint generated always as identity primary key,
  -- Null: of the platform's library.
  "ClubId" bigint references clubs on delete cascade,
  -- What the library calls it, whatever becomes of its names; null of what was not shipped.
  "Key" text constraint exercises_key unique,
  "Texts" jsonb not null,
  "MainMuscle" text not null
    constraint exercises_main_muscle
      check ("MainMuscle" in ('chest', 'lats', 'upperBack', 'lowerBack', 'shoulders', 'biceps', 'triceps', 'forearms', 'abdominals',
        'obliques', 'hipFlexors', 'glutes', 'quadriceps', 'hamstrings', 'adductors', 'abductors', 'calves', 'neck', 'fullBody',
        'cardio')),
  "OtherMuscles" text[] not null default '{}'
    constraint exercises_other_muscles
      check ("OtherMuscles" <@ array['chest', 'lats', 'upperBack', 'lowerBack', 'shoulders', 'biceps', 'triceps', 'forearms',
        'abdominals', 'obliques', 'hipFlexors', 'glutes', 'quadriceps', 'hamstrings', 'adductors', 'abductors', 'calves', 'neck',
        'fullBody', 'cardio']),
  "Muscles" text[] not null default '{}'
    constraint exercises_muscles
      check ("Muscles" <@ array['pectoralisMajor', 'pectoralisMinor', 'serratusAnterior', 'latissimusDorsi', 'teresMajor', 'trapezius',
        'rhomboids', 'infraspinatus', 'erectorSpinae', 'quadratusLumborum', 'multifidus', 'deltoidAnterior', 'deltoidLateral',
        'deltoidPosterior', 'rotatorCuff', 'bicepsBrachii', 'brachialis', 'tricepsBrachii', 'brachioradialis', 'wristFlexors',
        'wristExtensors', 'rectusAbdominis', 'transversusAbdominis', 'externalOblique', 'internalOblique', 'iliopsoas',
        'tensorFasciaeLatae', 'gluteusMaximus', 'rectusFemoris', 'vastusLateralis', 'vastusMedialis', 'vastusIntermedius',
        'bicepsFemoris', 'semitendinosus', 'semimembranosus', 'adductorMagnus', 'adductorLongus', 'gracilis', 'gluteusMedius',
        'gluteusMinimus', 'gastrocnemius', 'soleus', 'tibialisAnterior', 'sternocleidomastoid', 'splenius']),
  "Equipment" text[] not null
    constraint exercises_equipment
      check ("Equipment" <@ array['none', 'barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall', 'bench',
        'smithMachine', 'machine', 'cable', 'pullUpBar', 'dipBars', 'suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope',
        'battleRope', 'sled', 'abWheel', 'mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller', 'treadmill', 'stationaryBike',
        'spinBike', 'airBike', 'rower', 'elliptical', 'stairClimber', 'skiErg']),
  "Activities" text[] not null default '{}'
    constraint exercises_activities
      check ("Activities" <@ array['strength', 'core', 'cardio', 'plyometrics', 'olympicLifting', 'functional', 'mobility', 'stretching',
        'balance', 'warmup', 'cooldown', 'rehabilitation']),
  "Brand" text not null default '',
  "Level" text not null constraint exercises_level check ("Level" in ('beginner', 'intermediate', 'advanced')),
  "Pattern" text
    constraint exercises_pattern
      check ("Pattern" in ('squat', 'lunge', 'hinge', 'horizontalPush', 'verticalPush', 'horizontalPull', 'verticalPull',
        'isolationPush', 'isolationPull', 'isolationKnee', 'isolationAnkle', 'abduction', 'adduction', 'coreFlexion', 'antiExtension',
        'antiRotation', 'antiLateralFlexion', 'rotation', 'carry', 'fullBody', 'cardio', 'stretch', 'mobility', 'balance')),
  "Measure" text not null constraint exercises_measure check ("Measure" in ('reps', 'duration')),
  "Locations" text[] not null constraint exercises_locations check ("Locations" <@ array['club', 'home', 'outdoor']),
  "Unilateral" boolean not null default false,
  "PictureUris" text[] not null default '{}',
  "Published" boolean not null default false,
  -- An editor changed what was shipped: a later release leaves it as it is.
  "Edited" boolean not null default false,
  "RowVersion" integer not null default 0,
  -- How a list is sorted and searched, folded once when it is written.
  "SortEn" text collate "C" generated always as (left(folded(("Texts" -> 'en') ->> 'Name'), 120)) stored not null,
  "SortIt" text collate "C"
    generated always as (left(folded(coalesce(nullif(("Texts" -> 'it') ->> 'Name', ''), ("Texts" -> 'en') ->> 'Name')),
      120)) stored not null,
  "SortEs" text collate "C"
    generated always as (left(folded(coalesce(nullif(("Texts" -> 'es') ->> 'Name', ''), ("Texts" -> 'en') ->> 'Name')),
      120)) stored not null,
  "SortFr" text collate "C"
    generated always as (left(folded(coalesce(nullif(("Texts" -> 'fr') ->> 'Name', ''), ("Texts" -> 'en') ->> 'Name')),
      120)) stored not null,
  "SearchText" text collate "C"
    generated always as (folded(coalesce(("Texts" -> 'en') ->> 'Name', '') || ' ' || coalesce(("Texts" -> 'it') ->> 'Name', '') || ' '
      || coalesce(("Texts" -> 'es') ->> 'Name', '') || ' ' || coalesce(("Texts" -> 'fr') ->> 'Name', '') || ' '
      || "Brand")) stored not null,
  constraint exercises_shipped check ("Key" is null or "ClubId" is null)
);
create index exercises_club on exercises ("ClubId");
create index exercises_pictures on exercises using gin ("PictureUris");

-- Of the platform's library, what a club does not offer.
create table exercises_put_away (
  "ClubId" bigint not null references clubs on delete cascade,
  "ExerciseId" bigint not null references exercises on delete cascade,
  primary key ("ClubId", "ExerciseId")
);
create index exercises_put_away_exercise on exercises_put_away ("ExerciseId");

-- Workout sheets: a club's, and those that members make for themselves of a club's exercises. What they have people do is one value: it
-- is read and written whole, and names exercises that may be gone since.
create table workout_sheets (
  "WorkoutSheetId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- Null: the club's.
  "UserId" bigint references users on delete cascade,
  "Name" text not null,
  "Description" text not null default '',
  "Type" text not null constraint workout_sheets_type check ("Type" in ('regular', 'interval')),
  "Folder" text not null default '',
  "Location" text not null constraint workout_sheets_location check ("Location" in ('club', 'home', 'outdoor')),
  "Intensity" text constraint workout_sheets_intensity check ("Intensity" in ('low', 'moderate', 'high')),
  "Shareable" boolean not null default true,
  "Publishable" boolean not null default true,
  "Template" boolean not null default false,
  "ClonableToPersonal" boolean not null default false,
  "VisibleToAll" boolean not null default false,
  "Published" boolean not null default false,
  "Days" jsonb not null,
  -- Of those days.
  "DayCount" integer not null,
  "ExerciseCount" integer not null,
  "UpdatedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  "SortName" text collate "C" generated always as (folded("Name")) stored not null,
  "SearchText" text collate "C" generated always as (folded("Name" || ' ' || "Folder" || ' ' || "Description")) stored not null,
  -- On which dates which day of a sheet is planned: a list of {"Date", "Day"}, by date.
  "PlannedDays" jsonb not null default '[]',
  -- What the generator decided and left out, where the sheet is one of its own; null: somebody wrote it.
  "Decisions" jsonb,
  constraint workout_sheets_personal check ("UserId" is null or not "Published")
);
create index workout_sheets_club on workout_sheets ("ClubId", "SortName") where "UserId" is null;
create index workout_sheets_of_club on workout_sheets ("ClubId");
create index workout_sheets_user on workout_sheets ("UserId") where "UserId" is not null;

-- With whom of its club a sheet is shared.
create table workout_sheet_shares (
  "WorkoutSheetId" bigint not null references workout_sheets on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "SharedAt" timestamptz not null,
  primary key ("WorkoutSheetId", "UserId")
);
create index workout_sheet_shares_user on workout_sheet_shares ("UserId", "ClubId");
create index workout_sheet_shares_club on workout_sheet_shares ("ClubId");

create trigger user_roles_left_workout_sheet_shares after delete on user_roles
  for each row execute function goes_with_her('workout_sheet_shares', 'UserId');
create trigger workout_sheet_shares_of_a_member before insert on workout_sheet_shares
  for each row execute function of_a_member('UserId');

-- What people carried out of workout sheets: as the phone had the sheet, whatever became of it since. The phone makes the key: what it
-- sends twice is stored once.
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

-- Circuits, which the specification calls bridge workouts: what a class does station by station on the screens of a room. Stations are
-- read and written as one: `[{"StationKey": 1, "Station": 2, "Exercises": [{"ExerciseId": 7, "PlannedName": "Goblet squat", …}]}, …]`.
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
  "SortName" text collate "C" generated always as (left(folded("Name"), 80)) stored not null
);
create index bridge_workouts_club on bridge_workouts ("ClubId", "SortName");
create index bridge_workouts_room on bridge_workouts ("DisplayGroupId");
create index bridge_workouts_picture on bridge_workouts ("PictureUri") where "PictureUri" is not null;

-- What a room follows on its screens: timers, intensity flows, slideshows. Each belongs to a club; sorted and searched by a name folded
-- once.
create table timers (
  "TimerId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "SortName" text collate "C" generated always as (left(folded("Name"), 120)) stored not null,
  -- Seconds; null: none.
  "WarmUp" integer,
  "Rest" integer,
  "Rounds" integer not null,
  "RoundRest" integer,
  "CoolDown" integer,
  -- `[{"ExerciseId": …, "Name": …, "Seconds": …, "Reps": …, "RepsMax": …}]`: an exercise that is removed keeps the name it was planned
  -- with.
  "Exercises" jsonb not null,
  "RowVersion" integer not null default 0
);
create index timers_club on timers ("ClubId", "SortName");

create table intensity_flows (
  "IntensityFlowId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "SortName" text collate "C" generated always as (left(folded("Name"), 120)) stored not null,
  "Measure" text not null constraint intensity_flows_measure check ("Measure" in ('HeartRate', 'Ftp')),
  -- Seconds of the whole.
  "Duration" integer not null,
  "Segments" jsonb not null,
  "RowVersion" integer not null default 0
);
create index intensity_flows_club on intensity_flows ("ClubId", "SortName");

create table slideshows (
  "SlideshowId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "SortName" text collate "C" generated always as (left(folded("Name"), 120)) stored not null,
  "Slides" jsonb not null,
  -- Of its slides: what keeps a picture.
  "PictureUris" text[] not null,
  "RowVersion" integer not null default 0
);
create index slideshows_club on slideshows ("ClubId", "SortName");
create index slideshows_pictures on slideshows using gin ("PictureUris");

-- What the generator made for somebody of a club and she has neither saved nor thrown away: one, the last, on whichever device she opens
-- it.
create table generated_drafts (
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "Draft" jsonb not null,
  "KeptAt" timestamptz not null,
  primary key ("UserId", "ClubId")
);
create index generated_drafts_club on generated_drafts ("ClubId");
create index generated_drafts_kept on generated_drafts ("KeptAt");

-- Workouts of a club that are shown rather than planned: words, pictures and one video.
create table workout_definitions (
  "WorkoutDefinitionId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Title" text not null,
  "SortTitle" text collate "C" generated always as (left(folded("Title"), 120)) stored not null,
  "Description" text not null,
  "Level" text not null constraint workout_definitions_level check ("Level" in ('beginner', 'intermediate', 'advanced')),
  "Equipment" text[] not null
    constraint workout_definitions_equipment
      check ("Equipment" <@ array['none', 'barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall', 'bench',
        'smithMachine', 'machine', 'cable', 'pullUpBar', 'dipBars', 'suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope',
        'battleRope', 'sled', 'abWheel', 'mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller', 'treadmill', 'stationaryBike',
        'spinBike', 'airBike', 'rower', 'elliptical', 'stairClimber', 'skiErg']),
  -- How long it takes; null: it was not said.
  "Minutes" integer,
  "PictureUris" text[] not null,
  "WorkoutVideoId" bigint,
  -- Null: members do not see it. They see for a while that it is new.
  "PublishedAt" timestamptz,
  "RowVersion" integer not null default 0,
  foreign key ("WorkoutVideoId", "ClubId") references videos ("VideoId", "ClubId") on delete set null ("WorkoutVideoId")
);
create index workout_definitions_club on workout_definitions ("ClubId", "SortTitle");
create index workout_definitions_video on workout_definitions ("WorkoutVideoId", "ClubId");
create index workout_definitions_pictures on workout_definitions using gin ("PictureUris");

-- Sheets and circuits that the platform keeps, for clubs to copy. Those it ships have a "Key", by which a later release corrects them,
-- and leaves alone what an editor changed ("Edited").
create table provider_workouts (
  "ProviderWorkoutId" bigint generated always as identity primary key,
  "Key" text unique,
  "Texts" jsonb not null,
  "Level" text not null constraint provider_workouts_level check ("Level" in ('beginner', 'intermediate', 'advanced')),
  -- One of the two.
  "Sheet" jsonb,
  "Circuit" jsonb,
  -- Null: not offered to clubs.
  "PublishedAt" timestamptz,
  "Edited" boolean not null default false,
  "RowVersion" integer not null default 0,
  constraint provider_workouts_kind check (num_nonnulls("Sheet", "Circuit") = 1)
);
