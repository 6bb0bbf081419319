-- A challenge is of a club or of all clubs of a brand, for everybody there or for whom the staff invites; it ranks, has goals, or sets each her own target.
alter table challenges
  alter column "ClubId" drop not null,
  add column "BrandId" bigint references brands on delete cascade,
  add constraint challenges_scope check (num_nonnulls("ClubId", "BrandId") = 1),
  add column "Kind" text not null default 'Tiers' constraint challenges_kind check ("Kind" in ('Tiers', 'Goals', 'Personal')),
  add column "Mode" text not null default 'Open' constraint challenges_mode check ("Mode" in ('Open', 'Invitation')),
  -- Of goals: who reaches one has what those before it give as well.
  add column "Incremental" boolean not null default false,
  -- What a single training needs to count: a share of its heartbeats in the target zone, minutes.
  add column "MinTargetPrc" integer constraint challenges_target check ("MinTargetPrc" between 1 and 100),
  add column "MinMinutes" integer constraint challenges_minutes check ("MinMinutes" between 1 and 1440),
  -- Only so many of somebody's trainings count, those that bring most.
  add column "BestTrainings" integer constraint challenges_best check ("BestTrainings" >= 1),
  -- Of a personal one: the least that anybody's own target is, in what the type counts.
  add column "OwnTarget" integer constraint challenges_own_target check ("OwnTarget" >= 1),
  add constraint challenges_personal check ("Kind" <> 'Personal' or "OwnTarget" is not null),
  add column "PictureUri" text,
  -- When who takes part was told that it began, that it is over, that it was cancelled: each is told once.
  add column "StartedAt" timestamptz,
  add column "EndedAt" timestamptz,
  add column "CanceledAt" timestamptz;
create index challenges_brand on challenges ("BrandId", "EndDate") where "BrandId" is not null;
create index challenges_picture on challenges ("PictureUri") where "PictureUri" is not null;

-- What was told until now.
update challenges set
  "StartedAt" = case when "StartDate" <= done."LastDay" then now() end,
  "EndedAt" = case when "EndDate" < done."LastDay" then now() end
from club_daily_jobs done
where done."ClubId" = challenges."ClubId" and done."Job" = 'challenges';

-- In a brand's one "ClubId" is the club through which she takes part, and where what she wins is given.
alter table challenge_participants
  drop constraint "challenge_participants_ChallengeId_ClubId_fkey",
  add constraint challenge_participants_challenge foreign key ("ChallengeId") references challenges on delete cascade,
  -- Of a personal one, when its awards were given: what she did, and what her own target was.
  add column "Done" bigint,
  add column "OwnTarget" bigint;
alter table challenge_awards
  drop constraint "challenge_awards_ChallengeId_ClubId_fkey",
  add constraint challenge_awards_challenge foreign key ("ChallengeId") references challenges on delete cascade,
  add column "Rank" integer;
alter table challenges drop constraint "challenges_ChallengeId_ClubId_key";

-- Whoever leaves one club of a brand goes on through another one of its clubs where she trains.
drop trigger user_roles_left_challenge_participants on user_roles;
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
create trigger user_roles_left_challenge_invitations after delete on user_roles
  for each row execute function goes_with_her('challenge_invitations', 'UserId');
create trigger challenge_invitations_of_a_member before insert on challenge_invitations
  for each row execute function of_a_member('UserId');

alter table images drop constraint images_kind;
alter table images add constraint images_kind
  check ("Kind" in ('person', 'logo', 'class', 'exercise', 'slide', 'halfSlide', 'message', 'challenge'));
