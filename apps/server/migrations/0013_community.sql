-- Challenges of a club or brand: trainings of participants count on the days from the first to the last.
create table challenges (
  "ChallengeId" bigint generated always as identity primary key,
  "ClubId" bigint references clubs on delete cascade,
  "Type" text not null
    constraint challenges_type
      check ("Type" in ('Points', 'Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'ZoneTime', 'Calories', 'ClassAttendance')),
  "Title" text not null,
  "Description" text not null,
  "Color" text not null,
  -- Days of the club, both included.
  "StartDate" date not null,
  "EndDate" date not null,
  "ValidZones" integer[] not null,
  -- In the unit of the type, rising.
  "Goals" integer[] not null,
  "Enabled" boolean not null default true,
  -- Credits for each of the goals, rising; may be empty.
  "Rewards" integer[] not null default '{}',
  -- When the awards were given.
  "AwardedAt" timestamptz,
  -- For lists.
  "ShortDescription" text not null default '',
  "BrandId" bigint references brands on delete cascade,
  "Kind" text not null default 'Tiers' constraint challenges_kind check ("Kind" in ('Tiers', 'Goals', 'Personal')),
  "Mode" text not null default 'Open' constraint challenges_mode check ("Mode" in ('Open', 'Invitation')),
  -- Reaching a goal also gives the rewards of those before it.
  "Incremental" boolean not null default false,
  -- What a training needs to count: a share of its heartbeats in the target zone, minutes.
  "MinTargetPrc" integer constraint challenges_target check ("MinTargetPrc" between 1 and 100),
  "MinMinutes" integer constraint challenges_minutes check ("MinMinutes" between 1 and 1440),
  -- Only this number of an athlete's trainings counts, the best ones.
  "BestTrainings" integer constraint challenges_best check ("BestTrainings" >= 1),
  -- Of a personal one: the lowest target of a participant, in the unit of the type.
  "OwnTarget" integer constraint challenges_own_target check ("OwnTarget" >= 1),
  "PictureUri" text,
  -- When participants were notified of the start, the end and a cancellation: once each.
  "StartedAt" timestamptz,
  "EndedAt" timestamptz,
  "CanceledAt" timestamptz,
  "RowVersion" integer not null default 0,
  "ManualEntries" boolean not null default false,
  constraint challenges_days check ("StartDate" <= "EndDate"),
  constraint challenges_scope check (num_nonnulls("ClubId", "BrandId") = 1),
  constraint challenges_personal check ("Kind" <> 'Personal' or "OwnTarget" is not null)
);
create index challenges_club on challenges ("ClubId", "EndDate");
create index challenges_brand on challenges ("BrandId", "EndDate") where "BrandId" is not null;
create index challenges_picture on challenges ("PictureUri") where "PictureUri" is not null;

create table challenge_participants (
  "ChallengeId" bigint not null constraint challenge_participants_challenge references challenges on delete cascade,
  "UserId" bigint not null,
  "ClubId" bigint not null,
  "JoinedAt" timestamptz not null,
  -- What counted when the awards were given; null until then.
  "Total" bigint,
  "Trainings" integer,
  "Duration" bigint,
  "LastDay" date,
  -- Removed by staff: nothing counts any more, and the athlete cannot join again.
  "RemovedAt" timestamptz,
  -- Of a personal one, when its awards were given: the result, and the participant's target.
  "Done" bigint,
  "OwnTarget" bigint,
  primary key ("ChallengeId", "UserId"),
  constraint challenge_participants_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index challenge_participants_user on challenge_participants ("UserId", "ClubId");
create index challenge_participants_club on challenge_participants ("ClubId");

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
  "UserId" bigint not null,
  -- The club of the invited athlete: that of the challenge, or one of its brand.
  "ClubId" bigint not null,
  "InvitedAt" timestamptz not null,
  primary key ("ChallengeId", "UserId"),
  constraint challenge_invitations_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index challenge_invitations_user on challenge_invitations ("UserId", "ClubId");
create index challenge_invitations_club on challenge_invitations ("ClubId");

-- The total of a former participant in a challenge that gave its awards: it keeps the ranks of the others. Anonymous.
create table challenge_totals_left (
  "ChallengeTotalId" bigint generated always as identity primary key,
  "ChallengeId" bigint not null references challenges on delete cascade,
  "Total" bigint not null,
  "Trainings" integer not null,
  "LastDay" date not null
);
create index challenge_totals_left_challenge on challenge_totals_left ("ChallengeId");

-- The last level an athlete was notified of, and its month in the athlete's zone: a rise is notified once.
create table levels_told (
  "UserId" bigint primary key references users on delete cascade,
  "Level" integer not null constraint levels_told_level check ("Level" between 0 and 10),
  "Month" text not null,
  -- The highest level shown when it rose: once each. It falls with the level, so that a later rise is shown again.
  "Shown" integer not null default 0 constraint levels_told_shown check ("Shown" between 0 and 10)
);

-- How far finished trainings are processed: one row. Transactions below it have ended.
create table levels_read (
  "One" boolean default true primary key check ("One"),
  "Written" bigint not null
);

-- Athletes who are not listed in rankings of clubs (reference 13.2): their trainings still count.
create table unlisted_people (
  "UserId" bigint primary key references users on delete cascade,
  "Since" timestamptz not null
);

-- How a club shows its rankings on other websites. The code is in the address of the page; revoking it makes another.
create table ranking_embeds (
  "ClubId" bigint primary key references clubs on delete cascade,
  -- Null: nothing is shown; the settings stay.
  "Code" text constraint ranking_embeds_code unique,
  -- What rankings are by, and of which days, in the order of display.
  "Rankings" text[] not null
    constraint ranking_embeds_rankings check ("Rankings" <@ array['Points', 'Trainings', 'Duration', 'Distance']),
  "Ranges" text[] not null
    constraint ranking_embeds_ranges check ("Ranges" <@ array['Day', 'Week', 'Days30', 'ThisMonth', 'LastMonth', 'Year']),
  -- A range that begins on this day, shown beside them; null: none.
  "Since" date,
  "Rows" integer not null constraint ranking_embeds_rows check ("Rows" between 3 and 50),
  -- Null: the visitor's.
  "Language" text constraint ranking_embeds_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Paper" text not null,
  "Text" text not null,
  "Mark" text not null,
  -- Websites that may show it; empty: all.
  "Origins" text[] not null,
  "RowVersion" integer not null default 0,
  -- Challenges shown beside the rankings; a deleted one is skipped.
  "Challenges" bigint[] not null default '{}'
);

-- Badges of an athlete (decision 0103). Once given they stay; the day is corrected with the trainings.
create table user_badges (
  "UserId" bigint not null references users on delete cascade,
  "Badge" text not null
    constraint user_badges_badge
      check ("Badge" in ('firstTraining', 'trainings10', 'trainings50', 'trainings100', 'trainings250', 'trainings500', 'streak4',
        'streak12', 'streak26', 'streak52', 'points1000InWeek', 'redZone10', 'targetZoneMaster', 'earlyBird', 'nightOwl', 'explorer',
        'comeback', 'birthdayTraining', 'distance100', 'distance500', 'distance1000', 'classRegular25', 'noNoShow', 'bodyCheck',
        'bodyCheck12', 'fitnessTest', 'fitnessTestUp', 'challengeFinisher', 'challengePodium', 'challengeWinner')),
  -- The first day on which the rule was met, in the athlete's zone.
  "Day" date not null,
  "GivenAt" timestamptz not null,
  primary key ("UserId", "Badge")
);

-- Athletes whose badges are to be checked. Rows are only inserted and deleted, so a row written during a check is not lost.
create table badges_due (
  "BadgesDueId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade
);
create index badges_due_user on badges_due ("UserId");

-- How far finished trainings are processed: one row. Transactions below it have ended.
create table badges_read (
  "One" boolean default true primary key check ("One"),
  "Written" bigint not null
);

-- The first three trainers of a club by occupancy of their classes in a past month (decision 0103).
create table trainer_awards (
  "ClubId" bigint not null references clubs on delete cascade,
  -- Its first day.
  "Month" date not null,
  "UserId" bigint not null references users on delete cascade,
  "Rank" integer not null constraint trainer_awards_rank check ("Rank" between 1 and 3),
  -- The figures at that time.
  "Classes" integer not null,
  "Seats" integer not null,
  "Booked" integer not null,
  "At" timestamptz not null,
  primary key ("ClubId", "Month", "UserId")
);
create index trainer_awards_user on trainer_awards ("UserId");

insert into levels_read ("One", "Written") values (true, pg_current_xact_id()::text::bigint);

insert into badges_read ("One", "Written") values (true, pg_current_xact_id()::text::bigint);
