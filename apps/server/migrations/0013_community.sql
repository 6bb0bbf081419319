-- Challenges of a club: what its athletes train in it on the days from the first to the last is counted for who takes part.
create table challenges (
  "ChallengeId" bigint generated always as identity primary key,
  "ClubId" bigint references clubs on delete cascade,
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
  -- Credits for each of the goals, rising; of those planned before there were rewards: none.
  "Rewards" integer[] not null default '{}',
  -- When its awards were given; null until then.
  "AwardedAt" timestamptz,
  -- What a list says of a challenge.
  "ShortDescription" text not null default '',
  "BrandId" bigint references brands on delete cascade,
  "Kind" text not null default 'Tiers' constraint challenges_kind check ("Kind" in ('Tiers', 'Goals', 'Personal')),
  "Mode" text not null default 'Open' constraint challenges_mode check ("Mode" in ('Open', 'Invitation')),
  -- Of goals: who reaches one has what those before it give as well.
  "Incremental" boolean not null default false,
  -- What a single training needs to count: a share of its heartbeats in the target zone, minutes.
  "MinTargetPrc" integer constraint challenges_target check ("MinTargetPrc" between 1 and 100),
  "MinMinutes" integer constraint challenges_minutes check ("MinMinutes" between 1 and 1440),
  -- Only so many of somebody's trainings count, those that bring most.
  "BestTrainings" integer constraint challenges_best check ("BestTrainings" >= 1),
  -- Of a personal one: the least that anybody's own target is, in what the type counts.
  "OwnTarget" integer constraint challenges_own_target check ("OwnTarget" >= 1),
  "PictureUri" text,
  -- When who takes part was told that it began, that it is over, that it was cancelled: each is told once.
  "StartedAt" timestamptz,
  "EndedAt" timestamptz,
  "CanceledAt" timestamptz,
  -- Two who edit a challenge at once: the second is told. And whether trainings that a hand wrote down count in it: in those that were
  -- planned before, where they did, they go on to (decision 0113).
  "RowVersion" integer not null default 0,
  "ManualEntries" boolean not null default false,
  constraint challenges_days check ("StartDate" <= "EndDate"),
  constraint challenges_scope check (num_nonnulls("ClubId", "BrandId") = 1),
  constraint challenges_personal check ("Kind" <> 'Personal' or "OwnTarget" is not null),
  -- What a challenge counts is one of these words, and no other is stored.
  constraint challenges_type
    check ("Type" in ('Points', 'Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'ZoneTime', 'Calories', 'ClassAttendance'))
);
create index challenges_club on challenges ("ClubId", "EndDate");
create index challenges_brand on challenges ("BrandId", "EndDate") where "BrandId" is not null;
create index challenges_picture on challenges ("PictureUri") where "PictureUri" is not null;

create table challenge_participants (
  "ChallengeId" bigint not null constraint challenge_participants_challenge references challenges on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "JoinedAt" timestamptz not null,
  -- What counted when the awards were given; null until then.
  "Total" bigint,
  "Trainings" integer,
  "Duration" bigint,
  "LastDay" date,
  -- Whom the staff took out: she counts no more, and does not join again by herself.
  "RemovedAt" timestamptz,
  -- Of a personal one, when its awards were given: what she did, and what her own target was.
  "Done" bigint,
  "OwnTarget" bigint,
  primary key ("ChallengeId", "UserId")
);
create index challenge_participants_user on challenge_participants ("UserId", "ClubId");
create index challenge_participants_club on challenge_participants ("ClubId");

create trigger challenge_participants_of_a_member before insert on challenge_participants
  for each row execute function of_a_member('UserId');

create function challenge_participants_leave() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    update challenge_participants part set "ClubId" = other."ClubId"
    from challenges challenge, lateral (
      select role."ClubId" from user_roles role join clubs on clubs."ClubId" = role."ClubId"
      where role."UserId" = old."UserId" and role."Role" = 'Athlete' and clubs."BrandId" = challenge."BrandId"
      order by role."ClubId" limit 1 for key share of role
    ) other
    where part."UserId" = old."UserId" and part."ClubId" = old."ClubId"
      and challenge."ChallengeId" = part."ChallengeId" and challenge."BrandId" is not null;
    delete from challenge_participants where "UserId" = old."UserId" and "ClubId" = old."ClubId";
  end if;
  return null;
end $$;

create trigger user_roles_left_challenge_participants after delete on user_roles
  for each row execute function challenge_participants_leave();

-- A club that is deleted takes its rows along before its roles are looked at: who trains in another one of the brand's goes on through
-- that one.
create function clubs_deleted_challenge_participants() returns trigger language plpgsql as $$
begin
  perform from user_roles role join clubs on clubs."ClubId" = role."ClubId"
  where clubs."BrandId" = old."BrandId" and clubs."ClubId" <> old."ClubId" and role."Role" = 'Athlete'
    and role."UserId" in (select "UserId" from challenge_participants where "ClubId" = old."ClubId")
  order by role."UserId", role."ClubId" for key share of role;
  update challenge_participants part set "ClubId" = other."ClubId"
  from challenges challenge, (
    select role."UserId", clubs."BrandId", min(role."ClubId") as "ClubId" from user_roles role join clubs on clubs."ClubId" = role."ClubId"
    where clubs."BrandId" = old."BrandId" and clubs."ClubId" <> old."ClubId" and role."Role" = 'Athlete'
    group by role."UserId", clubs."BrandId"
  ) other
  where part."ClubId" = old."ClubId" and other."UserId" = part."UserId"
    and challenge."ChallengeId" = part."ChallengeId" and challenge."BrandId" = other."BrandId";
  return old;
end $$;

create trigger clubs_deleted_challenge_participants before delete on clubs
  for each row execute function clubs_deleted_challenge_participants();

create table challenge_awards (
  "ChallengeId" bigint not null constraint challenge_awards_challenge references challenges on delete cascade,
  "UserId" bigint references users on delete set null,
  "ClubId" bigint references clubs on delete set null,
  -- 1 bronze, 2 silver, 3 gold.
  "Tier" integer not null constraint challenge_awards_tier check ("Tier" between 1 and 3),
  "Credits" integer not null,
  "At" timestamptz not null,
  "Rank" integer,
  "ChallengeAwardId" bigint generated always as identity primary key
);
create index challenge_awards_user on challenge_awards ("UserId", "At");
create index challenge_awards_club on challenge_awards ("ClubId");
create unique index challenge_awards_one on challenge_awards ("ChallengeId", "UserId");

create table challenge_invitations (
  "ChallengeId" bigint not null references challenges on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  -- The club that she is invited in: of the challenge, or one of its brand's.
  "ClubId" bigint not null references clubs on delete cascade,
  "InvitedAt" timestamptz not null,
  primary key ("ChallengeId", "UserId")
);
create index challenge_invitations_user on challenge_invitations ("UserId", "ClubId");
create index challenge_invitations_club on challenge_invitations ("ClubId");

create trigger challenge_invitations_of_a_member before insert on challenge_invitations
  for each row execute function of_a_member('UserId');
create trigger user_roles_left_challenge_invitations after delete on user_roles
  for each row execute function goes_with_her('challenge_invitations', 'UserId');

-- What somebody did in a challenge that gave its awards, once she is not there any more: it keeps the places of the others, and says
-- nothing of who she was.
create table challenge_totals_left (
  "ChallengeTotalId" bigint generated always as identity primary key,
  "ChallengeId" bigint not null references challenges on delete cascade,
  "Total" bigint not null,
  "Trainings" integer not null,
  "LastDay" date not null
);
create index challenge_totals_left_challenge on challenge_totals_left ("ChallengeId");

-- Whatever takes her out: her account's end, the club, its staff.
create function challenge_participants_total_stays() returns trigger language plpgsql as $$
begin
  insert into challenge_totals_left ("ChallengeId", "Total", "Trainings", "LastDay")
  select challenge."ChallengeId", coalesce(old."Total", 0), coalesce(old."Trainings", 0), coalesce(old."LastDay", challenge."EndDate")
  from challenges challenge
  where challenge."ChallengeId" = old."ChallengeId" and challenge."AwardedAt" is not null and old."RemovedAt" is null;
  return null;
end $$;

create trigger challenge_participants_total_stays after delete on challenge_participants
  for each row execute function challenge_participants_total_stays();

-- The level that somebody heard of last, and the month of her zone in which she had it: a rise is told once.
create table levels_told (
  "UserId" bigint primary key references users on delete cascade,
  "Level" integer not null constraint levels_told_level check ("Level" between 0 and 10),
  "Month" text not null,
  -- The highest level that was shown to her when it rose: the moment comes once. It follows the level down, so that a later rise has one
  -- again.
  "Shown" integer not null default 0 constraint levels_told_shown check ("Shown" between 0 and 10)
);

-- How far the trainings that are over were looked at: one row. Transactions below it have ended.
create table levels_read (
  "One" boolean default true primary key check ("One"),
  "Written" bigint not null
);

-- Who asked not to stand in rankings of clubs (reference 13.2): what is counted of her stays, and nobody is shown it in a ranking.
create table unlisted_people (
  "UserId" bigint primary key references users on delete cascade,
  "Since" timestamptz not null
);

-- How a club shows its rankings on other websites. The code stands in the address of the page; another one is made once it was taken
-- back.
create table ranking_embeds (
  "ClubId" bigint primary key references clubs on delete cascade,
  -- Null: nothing is shown; what was said of it stays.
  "Code" text constraint ranking_embeds_code unique,
  -- What rankings are by, and of which days, in the order in which they are shown.
  "Rankings" text[] not null
    constraint ranking_embeds_rankings check ("Rankings" <@ array['Points', 'Trainings', 'Duration', 'Distance']),
  "Ranges" text[] not null
    constraint ranking_embeds_ranges check ("Ranges" <@ array['Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year']),
  -- Beside them a range that began on this day; null: none.
  "Since" date,
  "Rows" integer not null constraint ranking_embeds_rows check ("Rows" between 3 and 50),
  -- Null: the visitor's own.
  "Language" text constraint ranking_embeds_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Paper" text not null,
  "Text" text not null,
  "Mark" text not null,
  -- Websites that may show it; none: all may.
  "Origins" text[] not null,
  "RowVersion" integer not null default 0,
  -- Challenges that a club shows on other websites beside its rankings; one that is there no more is shown no more.
  "Challenges" bigint[] not null default '{}'
);

-- What somebody earned for what she did (decision 0103). Once given it stays; the day follows what is known of her.
create table user_badges (
  "UserId" bigint not null references users on delete cascade,
  "Badge" text not null,
  -- Hers, on which she met the rule first.
  "Day" date not null,
  "GivenAt" timestamptz not null,
  primary key ("UserId", "Badge"),
  -- What the contract closes to a list of words holds one of these words, and no other is stored.
  constraint user_badges_badge
    check ("Badge" in ('firstTraining', 'trainings10', 'trainings50', 'trainings100', 'trainings250', 'trainings500', 'streak4',
      'streak12', 'streak26', 'streak52', 'points1000InWeek', 'redZone10', 'targetZoneMaster', 'earlyBird', 'nightOwl', 'explorer',
      'comeback', 'birthdayTraining', 'distance100', 'distance500', 'distance1000', 'classRegular25', 'noNoShow', 'bodyCheck',
      'bodyCheck12', 'fitnessTest', 'fitnessTestUp', 'challengeFinisher', 'challengePodium', 'challengeWinner'))
);

-- Whose badges are to be looked at. Only added to and taken from: a row that is there says nothing of what is written while it is taken.
create table badges_due (
  "BadgesDueId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade
);
create index badges_due_user on badges_due ("UserId");

-- Measures say nothing when they come.
create function badges_of_the_measured() returns trigger language plpgsql as $$
begin
  insert into badges_due ("UserId") select distinct "UserId" from touched order by "UserId";
  return null;
end $$;

create trigger measure_events_badges after update on measure_events referencing new table as touched
  for each statement execute function badges_of_the_measured();
create trigger measures_badges after insert on measures referencing new table as touched
  for each statement execute function badges_of_the_measured();

-- How far the trainings that are over were looked at: one row. Transactions below it have ended.
create table badges_read (
  "One" boolean default true primary key check ("One"),
  "Written" bigint not null
);

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

insert into levels_read ("One", "Written") values (true, 884);

insert into badges_read ("One", "Written") values (true, 893);
