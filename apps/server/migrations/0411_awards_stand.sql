-- What a challenge gave stays given, as its places do: without her whose account ended, and without a club of the brand that was deleted.
alter table challenge_awards
  drop constraint challenge_awards_pkey,
  add column "ChallengeAwardId" bigint generated always as identity primary key,
  alter column "UserId" drop not null,
  alter column "ClubId" drop not null,
  drop constraint "challenge_awards_UserId_fkey",
  add constraint "challenge_awards_UserId_fkey" foreign key ("UserId") references users on delete set null,
  drop constraint "challenge_awards_ClubId_fkey",
  add constraint "challenge_awards_ClubId_fkey" foreign key ("ClubId") references clubs on delete set null;
create unique index challenge_awards_one on challenge_awards ("ChallengeId", "UserId");

-- A club that is deleted takes its rows along before its roles are looked at: who trains in another one of the brand's goes on through that one.
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
