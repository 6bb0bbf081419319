-- Challenges of a club: what its athletes train in it on the days from the first to the last is counted for who takes part.
create table challenges (
  "ChallengeId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Type" text not null,
  "Title" text not null,
  "Description" text not null,
  "Color" text not null,
  -- Days of the club, both included.
  "StartDate" date not null,
  "EndDate" date not null,
  "ValidZones" integer[] not null,
  -- In what the type counts, rising.
  "Goals" integer[] not null,
  "Enabled" boolean not null default true,
  unique ("ChallengeId", "ClubId"),
  constraint challenges_days check ("StartDate" <= "EndDate")
);
create index challenges_club on challenges ("ClubId", "EndDate");

create table challenge_participants (
  "ChallengeId" bigint not null,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "JoinedAt" timestamptz not null,
  primary key ("ChallengeId", "UserId"),
  foreign key ("ChallengeId", "ClubId") references challenges ("ChallengeId", "ClubId") on delete cascade
);
create index challenge_participants_user on challenge_participants ("UserId", "ClubId");
create index challenge_participants_club on challenge_participants ("ClubId");
create trigger user_roles_left_challenge_participants after delete on user_roles
  for each row execute function goes_with_her('challenge_participants', 'UserId');
create trigger challenge_participants_of_a_member before insert on challenge_participants
  for each row execute function of_a_member('UserId');
