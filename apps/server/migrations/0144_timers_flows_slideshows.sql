-- What a room follows on its screens: timers, intensity flows, slideshows. Each belongs to a club; sorted and searched by a name folded once.
create table timers (
  "TimerId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "SortName" text collate "C" not null generated always as (left(folded("Name"), 120)) stored,
  -- Seconds; null: none.
  "WarmUp" integer,
  "Rest" integer,
  "Rounds" integer not null,
  "RoundRest" integer,
  "CoolDown" integer,
  -- `[{"ExerciseId": …, "Name": …, "Seconds": …, "Reps": …, "RepsMax": …}]`: an exercise that is removed keeps the name it was planned with.
  "Exercises" jsonb not null,
  "RowVersion" integer not null default 0
);
create index timers_club on timers ("ClubId", "SortName");

create table intensity_flows (
  "IntensityFlowId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Name" text not null,
  "SortName" text collate "C" not null generated always as (left(folded("Name"), 120)) stored,
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
  "SortName" text collate "C" not null generated always as (left(folded("Name"), 120)) stored,
  "Slides" jsonb not null,
  -- Of its slides: what keeps a picture.
  "PictureUris" text[] not null,
  "RowVersion" integer not null default 0
);
create index slideshows_club on slideshows ("ClubId", "SortName");
create index slideshows_pictures on slideshows using gin ("PictureUris");

-- Pictures of slides, full and half; as those of exercises they are for whom alone they were kept.
alter table images drop constraint images_kind;
alter table images add constraint images_kind check ("Kind" in ('person', 'logo', 'class', 'exercise', 'slide', 'halfSlide'));
