-- What somebody did in a challenge that gave its awards, once she is not there any more: it keeps the places of the others, and says nothing of who she was.
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
