-- Videos that show how the product is used, kept by who runs the installation; each stands on the site of a video service.
create table support_videos (
  "SupportVideoId" bigint generated always as identity primary key,
  "Title" text not null,
  "SortTitle" text collate "C" not null generated always as (left(folded("Title"), 120)) stored,
  "Description" text not null,
  "For" text not null constraint support_videos_for check ("For" in ('Athlete', 'Trainer', 'Manager')),
  "Language" text not null constraint support_videos_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Source" text not null constraint support_videos_source check ("Source" in ('YouTube', 'Vimeo')),
  "ExternalId" text not null,
  "RowVersion" integer not null default 0
);
create index support_videos_sorted on support_videos ("SortTitle", "SupportVideoId");
