-- Exercises: the platform's library, which belongs to no club, and what clubs have beside it. Texts are by language: `{"en": {"Name": …,
-- "Instructions": …}, …}`; one without a name is not translated, and its readers are shown the English one.
create table exercises (
  "ExerciseId" bigint generated always as identity primary key,
  -- Null: of the platform's library.
  "ClubId" bigint references clubs on delete cascade,
  -- What the library calls it, whatever becomes of its names; null of what was not shipped.
  "Key" text constraint exercises_key unique,
  "Texts" jsonb not null,
  "MainMuscle" text not null,
  "OtherMuscles" text[] not null default '{}',
  "Muscles" text[] not null default '{}',
  "Equipment" text[] not null,
  "Activities" text[] not null default '{}',
  "Brand" text not null default '',
  "Level" text not null constraint exercises_level check ("Level" in ('beginner', 'intermediate', 'advanced')),
  "Pattern" text,
  "Measure" text not null constraint exercises_measure check ("Measure" in ('reps', 'duration')),
  "Locations" text[] not null,
  "Unilateral" boolean not null default false,
  "PictureUris" text[] not null default '{}',
  "Published" boolean not null default false,
  -- An editor changed what was shipped: a later release leaves it as it is.
  "Edited" boolean not null default false,
  "RowVersion" integer not null default 0,
  constraint exercises_shipped check ("Key" is null or "ClubId" is null)
);
create index exercises_club on exercises ("ClubId");
create index exercises_pictures on exercises using gin ("PictureUris");

-- How a list is sorted and searched, folded once when it is written.
alter table exercises
  add column "SortEn" text collate "C" not null generated always as (left(folded("Texts"->'en'->>'Name'), 120)) stored,
  add column "SortIt" text collate "C" not null generated always as (
    left(folded(coalesce(nullif("Texts"->'it'->>'Name', ''), "Texts"->'en'->>'Name')), 120)) stored,
  add column "SortEs" text collate "C" not null generated always as (
    left(folded(coalesce(nullif("Texts"->'es'->>'Name', ''), "Texts"->'en'->>'Name')), 120)) stored,
  add column "SortFr" text collate "C" not null generated always as (
    left(folded(coalesce(nullif("Texts"->'fr'->>'Name', ''), "Texts"->'en'->>'Name')), 120)) stored,
  add column "SearchText" text collate "C" not null generated always as (folded(
    coalesce("Texts"->'en'->>'Name', '') || ' ' || coalesce("Texts"->'it'->>'Name', '') || ' ' ||
    coalesce("Texts"->'es'->>'Name', '') || ' ' || coalesce("Texts"->'fr'->>'Name', '') || ' ' || "Brand")) stored;

-- Of the platform's library, what a club does not offer.
create table exercises_put_away (
  "ClubId" bigint not null references clubs on delete cascade,
  "ExerciseId" bigint not null references exercises on delete cascade,
  primary key ("ClubId", "ExerciseId")
);
create index exercises_put_away_exercise on exercises_put_away ("ExerciseId");

-- What there is to train with, by where: in the club, at home, outdoors.
alter table club_equipments
  add column "Location" text not null default 'club' constraint club_equipments_location check ("Location" in ('club', 'home', 'outdoor')),
  drop constraint club_equipments_pkey,
  add primary key ("ClubId", "Location", "Equipment");

alter table images drop constraint images_kind;
alter table images add constraint images_kind check ("Kind" in ('person', 'logo', 'class', 'exercise'));

-- Who kept a picture of an exercise: a club, or null: the platform. Whose it is may show it; of any other one it shows nothing.
create table image_keepers (
  "ImageId" text not null references images on delete cascade,
  "ClubId" bigint references clubs on delete cascade,
  constraint image_keepers_once unique nulls not distinct ("ImageId", "ClubId")
);
create index image_keepers_club on image_keepers ("ClubId");
