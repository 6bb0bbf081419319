-- Who read somebody's health data stays known for its twelve months, also when the reader's account or the club is gone by then:
-- names as they were at the reading. With the person who was read it goes.
alter table health_reads
  add column "FirstMidName" text,
  add column "LastName" text,
  add column "Nickname" text,
  add column "ClubName" text;
update health_reads as read
set "FirstMidName" = reader."FirstMidName", "LastName" = reader."LastName", "Nickname" = reader."Nickname", "ClubName" = clubs."Name"
from users as reader, clubs
where reader."UserId" = read."ByUserId" and clubs."ClubId" = read."ClubId";
alter table health_reads
  alter column "FirstMidName" set not null,
  alter column "LastName" set not null,
  alter column "Nickname" set not null,
  alter column "ClubName" set not null,
  alter column "ByUserId" drop not null,
  alter column "ClubId" drop not null,
  drop constraint "health_reads_ByUserId_fkey",
  drop constraint "health_reads_ClubId_fkey",
  add constraint health_reads_reader foreign key ("ByUserId") references users on delete set null,
  add constraint health_reads_club foreign key ("ClubId") references clubs on delete set null;

-- A consent is not taken out of the list either: it goes only together with its member or its club.
create or replace function consents_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'a consent is not changed: the next row says what holds';
end $$;
create trigger consents_are_kept before delete on consents for each row execute function consents_stay();
