-- Workouts of a club that are shown rather than planned: words, pictures and one video.
create table workout_definitions (
  "WorkoutDefinitionId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Title" text not null,
  "SortTitle" text collate "C" not null generated always as (left(folded("Title"), 120)) stored,
  "Description" text not null,
  "Level" text not null constraint workout_definitions_level check ("Level" in ('beginner', 'intermediate', 'advanced')),
  "Equipment" text[] not null constraint workout_definitions_equipment check ("Equipment" <@ array[
    'none', 'barbell', 'ezBar', 'trapBar', 'landmine', 'dumbbell', 'kettlebell', 'medicineBall', 'bench', 'smithMachine', 'machine',
    'cable', 'pullUpBar', 'dipBars', 'suspensionTrainer', 'resistanceBand', 'plyoBox', 'jumpRope', 'battleRope', 'sled', 'abWheel',
    'mat', 'chair', 'stabilityBall', 'bosu', 'foamRoller', 'treadmill', 'stationaryBike', 'spinBike', 'airBike', 'rower',
    'elliptical', 'stairClimber', 'skiErg'
  ]),
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
