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
