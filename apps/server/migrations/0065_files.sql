-- The bytes of a file by the name they are kept under: what no file names and nobody holds any more is forgotten, whichever row went how.
create table file_contents (
  "Name" text primary key,
  "HeldUntil" timestamptz not null
);
create index file_contents_held on file_contents ("HeldUntil");

-- What is kept about a person (decision 0046): her own, which she may show to a club of hers, or a club's about her.
create table files (
  "FileId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- The club that keeps it; null: it is her own.
  "ClubId" bigint references clubs on delete cascade,
  -- Whose staff sees her own; null: nobody but she.
  "ShownToClubId" bigint references clubs on delete set null,
  -- Whether she sees what a club keeps.
  "Shared" boolean not null,
  "Kind" text not null constraint files_kind check ("Kind" in ('Document', 'Health')),
  "Title" text not null,
  "FileName" text not null,
  "Type" text not null,
  "Bytes" integer not null,
  "ValidUntil" date,
  "AddedAt" timestamptz not null,
  -- Null: whoever added it has no account any more.
  "AddedById" bigint references users on delete set null,
  "Name" text not null unique references file_contents,
  constraint files_own check ("ClubId" is null or "ShownToClubId" is null),
  constraint files_seen check ("Shared" or "ClubId" is not null),
  constraint files_health check ("Kind" = 'Document' or "ClubId" is null)
);
create index files_user on files ("UserId", "ClubId");
create index files_club on files ("ClubId") where "ClubId" is not null;
create index files_shown on files ("ShownToClubId") where "ShownToClubId" is not null;
create index files_added on files ("AddedById") where "AddedById" is not null;

-- With her last role in a club goes what it keeps of her; what is hers stays, and is shown there no longer.
create function files_leave() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    delete from files where "ClubId" = old."ClubId" and "UserId" = old."UserId";
    update files set "ShownToClubId" = null where "ShownToClubId" = old."ClubId" and "UserId" = old."UserId";
  end if;
  return null;
end $$;
create trigger user_roles_left_files after delete on user_roles
  for each row execute function files_leave();
create trigger files_of_a_member before insert on files
  for each row when (new."ClubId" is not null) execute function of_a_member('UserId');

-- An address that opens one file for a minute: browsers send no token when they load one.
create table file_links (
  "TokenHash" text primary key,
  "FileId" bigint not null references files on delete cascade,
  "ExpiresAt" timestamptz not null
);
create index file_links_file on file_links ("FileId");
create index file_links_over on file_links ("ExpiresAt");

-- Whoever reads a health paper stands in the list of who read what.
alter table health_reads drop constraint health_reads_purpose,
  add constraint health_reads_purpose check ("Purpose" in ('HeartRate', 'OtherTrainings', 'Body', 'Injuries', 'Papers'));
