-- Large files that arrive in parts: the original of a club and its encodings, or an upload under way.
create table media_files (
  "MediaId" uuid default gen_random_uuid() primary key,
  -- Null: the club is deleted, and the file is at the next sweep.
  "ClubId" bigint references clubs on delete set null,
  -- Total size of what is stored; during an upload, the announced size.
  "Bytes" bigint not null,
  -- By its content; null until the first part arrived.
  "Type" text,
  -- Since when it is unused.
  "ForgottenAt" timestamptz,
  -- The file name of a download for members: it counts for no licence.
  "SavedAs" text
);
create index media_files_club on media_files ("ClubId");
create index media_files_swept on media_files ("ForgottenAt") where "ForgottenAt" is not null or "ClubId" is null;

create table media_objects (
  "Name" text primary key,
  "MediaId" uuid not null references media_files,
  "Bytes" bigint not null,
  -- Posters are stored with the pictures, everything else where it is not served by its name.
  "Room" text not null constraint media_objects_room check ("Room" in ('media', 'videos'))
);
create index media_objects_media on media_objects ("MediaId");

create table uploads (
  "MediaId" uuid primary key references media_files,
  "UserId" bigint references users on delete set null,
  "FileName" text not null,
  "Bytes" bigint not null,
  "Received" bigint not null default 0,
  "Name" text not null,
  "Handle" text not null,
  "Proofs" text[] not null default '{}',
  -- A part is being written until then.
  "BusyUntil" timestamptz,
  "TouchedAt" timestamptz not null,
  "TokenHash" text not null unique,
  "ExpiresAt" timestamptz not null
);
create index uploads_user on uploads ("UserId");
create index uploads_touched on uploads ("TouchedAt");

-- Addresses under which one member plays one file for a while.
create table media_links (
  "TokenHash" text primary key,
  "MediaId" uuid not null references media_files on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ExpiresAt" timestamptz not null
);
create index media_links_media on media_links ("MediaId");
create index media_links_user on media_links ("UserId", "ClubId");
create index media_links_club on media_links ("ClubId");
create index media_links_lapsed on media_links ("ExpiresAt");

create table video_collections (
  "VideoCollectionId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Title" text not null,
  "SortTitle" text collate "C" generated always as (left(folded("Title"), 120)) stored not null,
  "Description" text not null,
  -- Holders of one of these see it; empty: every member.
  "ClassSubscriptionIds" bigint[] not null,
  "RowVersion" integer not null default 0,
  unique ("VideoCollectionId", "ClubId")
);
create index video_collections_club on video_collections ("ClubId", "SortTitle");

create table videos (
  "VideoId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- A clip shows how something is done and is in no playlist.
  "Kind" text not null default 'Club' constraint videos_kind check ("Kind" in ('Club', 'Clip')),
  "Title" text not null,
  "SortTitle" text collate "C" generated always as (left(folded("Title"), 120)) stored not null,
  "Description" text not null,
  "Source" text not null constraint videos_source check ("Source" in ('Upload', 'YouTube', 'Vimeo')),
  -- Of a video hosted elsewhere.
  "ExternalId" text,
  "PreviewUri" text,
  "MediaId" uuid references media_files on delete set null,
  "FileName" text,
  "State" text not null constraint videos_state check ("State" in ('Uploading', 'Processing', 'Ready', 'Error')),
  "ErrorCode" text,
  -- Percent of the encoding.
  "Progress" integer not null default 0,
  -- Plays as HLS; else as uploaded.
  "IsEncoded" boolean not null default false,
  "Seconds" integer,
  "Width" integer,
  "Height" integer,
  "HasSound" boolean,
  "IsPublished" boolean not null,
  -- Of one hosted elsewhere: no longer found.
  "IsGone" boolean not null default false,
  "CheckedAt" timestamptz,
  "AddedById" bigint references users on delete set null,
  "AddedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  unique ("VideoId", "ClubId"),
  constraint videos_place check (("Source" = 'Upload') = ("ExternalId" is null))
);
create index videos_club on videos ("ClubId", "SortTitle");
create index videos_media on videos ("MediaId");
create index videos_adder on videos ("AddedById");

create table video_collection_videos (
  "VideoCollectionId" bigint not null,
  "VideoId" bigint not null,
  "ClubId" bigint not null,
  primary key ("VideoCollectionId", "VideoId"),
  foreign key ("VideoCollectionId", "ClubId") references video_collections ("VideoCollectionId", "ClubId") on delete cascade,
  foreign key ("VideoId", "ClubId") references videos ("VideoId", "ClubId") on delete cascade
);
create index video_collection_videos_video on video_collection_videos ("VideoId", "ClubId");

-- Who played a video, once a day; deleted after a while.
create table video_plays (
  "VideoId" bigint not null,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "Day" date not null,
  primary key ("VideoId", "UserId", "Day"),
  foreign key ("VideoId", "ClubId") references videos ("VideoId", "ClubId") on delete cascade,
  constraint video_plays_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index video_plays_user on video_plays ("UserId", "ClubId");
create index video_plays_day on video_plays ("Day");
