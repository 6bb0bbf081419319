-- That somebody joined a club on a day, when she is not there any more (decision 0145): how many joined in a month stays what it was. Nothing
-- says who it was, nor when she left.
create table nameless_joins (
  "NamelessJoinId" uuid primary key default gen_random_uuid(),
  "ClubId" bigint not null references clubs on delete cascade,
  -- By the club's own days.
  "Day" date not null
);
create index nameless_joins_club on nameless_joins ("ClubId", "Day");

-- Whichever way the role went. Where the club itself goes there is none any more to keep it for.
create function keep_nameless_join() returns trigger language plpgsql as $$
begin
  insert into nameless_joins ("ClubId", "Day")
  select c."ClubId", (old."Since" at time zone c."TimeZone")::date from clubs c where c."ClubId" = old."ClubId";
  return null;
end $$;
create trigger user_roles_keep_nameless_join after delete on user_roles
  for each row when (old."Role" = 'Athlete') execute function keep_nameless_join();
