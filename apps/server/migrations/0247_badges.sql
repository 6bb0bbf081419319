-- What somebody earned for what she did (decision 0103). Once given it stays; the day follows what is known of her.
create table user_badges (
  "UserId" bigint not null references users on delete cascade,
  "Badge" text not null,
  -- Hers, on which she met the rule first.
  "Day" date not null,
  "GivenAt" timestamptz not null,
  primary key ("UserId", "Badge")
);

-- Whose badges are to be looked at. Only added to and taken from: a row that is there says nothing of what is written while it is taken.
create table badges_due (
  "BadgesDueId" bigint primary key generated always as identity,
  "UserId" bigint not null references users on delete cascade
);
create index badges_due_user on badges_due ("UserId");

-- Measures say nothing when they come.
create function badges_of_the_measured() returns trigger language plpgsql as $$
begin
  insert into badges_due ("UserId") select distinct "UserId" from touched order by "UserId";
  return null;
end $$;
create trigger measures_badges after insert on measures referencing new table as touched
for each statement execute function badges_of_the_measured();
create trigger measure_events_badges after update on measure_events referencing new table as touched
for each statement execute function badges_of_the_measured();

-- How far the trainings that are over were looked at: one row. Transactions below it have ended.
create table badges_read (
  "One" boolean primary key default true check ("One"),
  "Written" bigint not null
);
insert into badges_read ("Written") values (pg_current_xact_id()::text::bigint);

-- Everybody who did something before there were badges.
insert into badges_due ("UserId")
select "UserId" from (
  select "UserId" from trainings union select "UserId" from class_participants
  union select "UserId" from measure_events union select "UserId" from challenge_participants
) did order by "UserId";
