-- The platform's library, which belongs to no club, and exercises of clubs. Texts are by language: `{"en": {"Name": …, "Instructions":
-- …}, …}`; one without a name is not translated, and English is shown.
create table exercises (
  "ExerciseId" bigint generated always as identity primary key,
  -- Null: of the platform's library.
  "ClubId" bigint references clubs on delete cascade,
  -- Name in the library, independent of the texts; null where not shipped.
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
  -- An editor changed it: a later release leaves it alone.
  "Edited" boolean not null default false,
  "RowVersion" integer not null default 0,
  -- Folded names for sort and search.
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

-- Exercises of the platform's library that a club does not offer.
create table exercises_put_away (
  "ClubId" bigint not null references clubs on delete cascade,
  "ExerciseId" bigint not null references exercises on delete cascade,
  primary key ("ClubId", "ExerciseId")
);
create index exercises_put_away_exercise on exercises_put_away ("ExerciseId");

-- Workout sheets of a club, and those that members make for themselves from a club's exercises. The days are one value, read and written
-- whole, and may name exercises that are deleted since.
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
  -- Number of days.
  "DayCount" integer not null,
  "ExerciseCount" integer not null,
  "UpdatedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  "SortName" text collate "C" generated always as (folded("Name")) stored not null,
  "SearchText" text collate "C" generated always as (folded("Name" || ' ' || "Folder" || ' ' || "Description")) stored not null,
  -- Which day of the sheet is planned on which date: a list of {"Date", "Day"}, by date.
  "PlannedDays" jsonb not null default '[]',
  -- What the generator decided and left out; null: written by hand.
  "Decisions" jsonb,
  constraint workout_sheets_personal check ("UserId" is null or not "Published")
);
create index workout_sheets_club on workout_sheets ("ClubId", "SortName") where "UserId" is null;
create index workout_sheets_of_club on workout_sheets ("ClubId");
create index workout_sheets_user on workout_sheets ("UserId") where "UserId" is not null;

-- Members of the club with whom a sheet is shared.
create table workout_sheet_shares (
  "WorkoutSheetId" bigint not null references workout_sheets on delete cascade,
  "UserId" bigint not null,
  "ClubId" bigint not null,
  "SharedAt" timestamptz not null,
  primary key ("WorkoutSheetId", "UserId"),
  constraint workout_sheet_shares_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index workout_sheet_shares_user on workout_sheet_shares ("UserId", "ClubId");
create index workout_sheet_shares_club on workout_sheet_shares ("ClubId");

-- Workouts carried out from a sheet, with the plan as the phone had it. The phone makes the key: what it sends twice is stored once.
create table workout_sheet_runs (
  "WorkoutSheetRunId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "Key" text not null,
  -- Null: of none of the athlete's clubs, or of a deleted one.
  "ClubId" bigint references clubs on delete set null,
  -- Null: the sheet is deleted.
  "WorkoutSheetId" bigint references workout_sheets on delete set null,
  -- The sheet had changed when the run was received.
  "SheetChanged" boolean not null,
  "Name" text not null,
  -- Index of the day in the sheet, its name, and its plan.
  "Day" integer not null,
  "DayName" text not null,
  "Plan" jsonb not null,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  -- Perceived exertion, Borg CR-10.
  "Felt" integer constraint workout_sheet_runs_felt check ("Felt" between 0 and 10),
  -- Planned sets, completed ones, and their kilograms times repetitions.
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
  -- It stays when the exercise is deleted.
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

-- Circuits, which the specification calls bridge workouts: a class station by station on the screens of a room. Stations are read and
-- written as one: `[{"StationKey": 1, "Station": 2, "Exercises": [{"ExerciseId": 7, "PlannedName": "Goblet squat", …}]}, …]`.
create table bridge_workouts (
  "BridgeWorkoutId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "Description" text not null default '',
  "PictureUri" text,
  "DisplayGroupId" bigint,
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
  -- The key of the next new station.
  "NextStationKey" integer not null,
  "RowVersion" integer not null default 0,
  "SortName" text collate "C" generated always as (left(folded("Name"), 80)) stored not null,
  foreign key ("DisplayGroupId", "ClubId") references display_groups ("DisplayGroupId", "ClubId") on delete set null ("DisplayGroupId")
);
create index bridge_workouts_club on bridge_workouts ("ClubId", "SortName");
create index bridge_workouts_room on bridge_workouts ("DisplayGroupId");
create index bridge_workouts_picture on bridge_workouts ("PictureUri") where "PictureUri" is not null;

-- Timers, intensity flows and slideshows run on the screens of a room. Each belongs to a club; a folded name serves sort and search.
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
  -- `[{"ExerciseId": …, "Name": …, "Seconds": …, "Reps": …, "RepsMax": …}]`: a deleted exercise keeps the name it was planned with.
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
  -- Of its slides: these pictures are in use.
  "PictureUris" text[] not null,
  "RowVersion" integer not null default 0
);
create index slideshows_club on slideshows ("ClubId", "SortName");
create index slideshows_pictures on slideshows using gin ("PictureUris");

-- The last draft of the generator for a member, until it is saved or discarded, on any device.
create table generated_drafts (
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "Draft" jsonb not null,
  "KeptAt" timestamptz not null,
  primary key ("UserId", "ClubId")
);
create index generated_drafts_club on generated_drafts ("ClubId");
create index generated_drafts_kept on generated_drafts ("KeptAt");

-- Workouts of a club that are shown rather than planned: text, pictures and one video.
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
  -- Duration; null: not set.
  "Minutes" integer,
  "PictureUris" text[] not null,
  "WorkoutVideoId" bigint,
  -- Null: not visible to members. For a while it is shown as new.
  "PublishedAt" timestamptz,
  "RowVersion" integer not null default 0,
  foreign key ("WorkoutVideoId", "ClubId") references videos ("VideoId", "ClubId") on delete set null ("WorkoutVideoId")
);
create index workout_definitions_club on workout_definitions ("ClubId", "SortTitle");
create index workout_definitions_video on workout_definitions ("WorkoutVideoId", "ClubId");
create index workout_definitions_pictures on workout_definitions using gin ("PictureUris");

-- Sheets and circuits of the platform, for clubs to copy. Those shipped have a "Key", by which a later release corrects them unless an
-- editor changed them ("Edited").
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
