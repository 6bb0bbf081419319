-- The address of a file is for who opened it, as staff of a club or as herself: it leads nowhere once she may not open it any more. Those of
-- the minute before are asked for anew.
delete from file_links;
alter table file_links
  add column "ReaderId" bigint not null references users on delete cascade,
  add column "ClubId" bigint references clubs on delete cascade;
create index file_links_reader on file_links ("ReaderId");
create index file_links_club on file_links ("ClubId") where "ClubId" is not null;
