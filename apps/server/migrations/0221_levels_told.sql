-- The level that somebody heard of last, and the month of her zone in which she had it: a rise is told once.
create table levels_told (
  "UserId" bigint primary key references users on delete cascade,
  "Level" integer not null constraint levels_told_level check ("Level" between 0 and 10),
  "Month" text not null
);

-- How far the trainings that are over were looked at: one row. Transactions below it have ended.
create table levels_read (
  "One" boolean primary key default true check ("One"),
  "Written" bigint not null
);
insert into levels_read ("Written") values (pg_current_xact_id()::text::bigint);
