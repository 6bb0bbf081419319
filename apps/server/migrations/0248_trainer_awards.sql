-- The first three trainers of a club by how full their classes were in a month that is over (decision 0103).
create table trainer_awards (
  "ClubId" bigint not null references clubs on delete cascade,
  -- Its first day.
  "Month" date not null,
  "UserId" bigint not null references users on delete cascade,
  "Rank" integer not null constraint trainer_awards_rank check ("Rank" between 1 and 3),
  -- What it was given for, as it stood then.
  "Classes" integer not null,
  "Seats" integer not null,
  "Booked" integer not null,
  "At" timestamptz not null,
  primary key ("ClubId", "Month", "UserId")
);
create index trainer_awards_user on trainer_awards ("UserId");
