-- What a club shows on its own website, and where.
create table club_websites (
  "ClubId" bigint primary key references clubs on delete cascade,
  -- Names the club in the code on its website.
  "Code" text not null constraint club_websites_code unique,
  "Timetable" boolean not null,
  "Store" boolean not null,
  "Queues" boolean not null,
  "FullNames" boolean not null,
  -- Rooms whose classes are shown; empty: all classes. A deleted room is skipped.
  "Rooms" bigint[] not null,
  -- The first is shown when the page has another language.
  "Languages" text[] not null
    constraint club_websites_languages check ("Languages" <@ array['en', 'it', 'es', 'fr']),
  "Members" boolean not null,
  "Guests" boolean not null,
  "GuestPrice" integer not null check ("GuestPrice" >= 0),
  "GuestMost" integer not null check ("GuestMost" between 1 and 10),
  -- Websites that may show it; empty: none.
  "Origins" text[] not null,
  "Paper" text not null,
  "Text" text not null,
  "Mark" text not null,
  "RowVersion" integer not null default 0
);
