-- What a challenge gives: each goal has its credits, and once it is over for good its places stand and its awards are given.
alter table challenges
  -- Credits for each of the goals, rising; of those planned before there were rewards: none.
  add column "Rewards" integer[] not null default '{}',
  -- When its awards were given; null until then.
  add column "AwardedAt" timestamptz;
-- Those that were over before anything was promised give nothing.
update challenges set "AwardedAt" = now() where "EndDate" < current_date - 3;

-- What counted when the awards were given; null until then.
alter table challenge_participants
  add column "Total" bigint,
  add column "Trainings" integer,
  add column "Duration" bigint,
  add column "LastDay" date;
update challenge_participants part set ("Total", "Trainings", "Duration", "LastDay") = (
  select coalesce(sum(case challenge."Type"
      when 'Points' then day."Points"
      when 'Trainings' then day."Trainings"
      when 'ActiveDays' then 1
      when 'Duration' then day."Duration"
      when 'Calories' then day."Calories"
      when 'ZoneTime' then (
        select sum((array[day."Zone0Time", day."Zone1Time", day."Zone2Time", day."Zone3Time", day."Zone4Time", day."Zone5Time"])[zone + 1])
        from (select distinct zone from unnest(challenge."ValidZones") zone) valid)
      end), 0), coalesce(sum(day."Trainings"), 0), coalesce(sum(day."Duration"), 0), coalesce(max(day."Day"), challenge."EndDate")
  from training_days day where day."UserId" = part."UserId" and day."ClubId" = challenge."ClubId"
    and day."Day" between challenge."StartDate" and challenge."EndDate")
from challenges challenge
where challenge."ChallengeId" = part."ChallengeId" and challenge."AwardedAt" is not null;

create table challenge_awards (
  "ChallengeId" bigint not null,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  -- 1 bronze, 2 silver, 3 gold.
  "Tier" integer not null constraint challenge_awards_tier check ("Tier" between 1 and 3),
  "Credits" integer not null,
  "At" timestamptz not null,
  primary key ("ChallengeId", "UserId"),
  foreign key ("ChallengeId", "ClubId") references challenges ("ChallengeId", "ClubId") on delete cascade
);
create index challenge_awards_user on challenge_awards ("UserId", "At");
create index challenge_awards_club on challenge_awards ("ClubId");

-- Credits that a challenge gave.
alter table ledger_entries drop constraint "ledger_entries_Reason_check";
alter table ledger_entries add constraint "ledger_entries_Reason_check" check (
  "Reason" in ('Purchase', 'Refund', 'Booking', 'GiveBack', 'Adjustment', 'Assigned', 'Expired', 'Reward')
);
