-- How a club shows an exercise, its own or one of the platform's library: steps in pictures, and one of its videos.
create table exercise_guides (
  "ClubId" bigint not null references clubs on delete cascade,
  "ExerciseId" bigint not null references exercises on delete cascade,
  -- [{"PictureUri": …, "Title": …, "Text": …}, …]
  "Steps" jsonb not null,
  -- Those of the steps.
  "PictureUris" text[] not null,
  "VideoId" bigint,
  "RowVersion" integer not null,
  primary key ("ClubId", "ExerciseId"),
  foreign key ("VideoId", "ClubId") references videos ("VideoId", "ClubId") on delete set null ("VideoId")
);
create index exercise_guides_exercise on exercise_guides ("ExerciseId");
create index exercise_guides_video on exercise_guides ("VideoId", "ClubId");
create index exercise_guides_pictures on exercise_guides using gin ("PictureUris");
