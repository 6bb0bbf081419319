-- The club of which she says herself that a training was there, the whole of it (decision 0113). Where a hand wrote it down and no other club has a part of it, she did.
alter table trainings add column "SaidClubId" bigint references clubs on delete set null;
create index trainings_said on trainings ("SaidClubId") where "SaidClubId" is not null;
update trainings set "SaidClubId" = "ClubId"
where "ClubId" is not null and not "ClubSaidByStaff" and timed_by_hand("Source", "HeardBefore")
  and not exists (select from training_parts part where part."TrainingId" = trainings."TrainingId");

-- What staff wrote down is a word alone (0160): what was heard of it is computed anew as a training of its own.
insert into training_due ("UserId", "FromSecond", "ToSecond")
select "UserId", min("Begin"), max("End") from trainings
where "ClubSaidByStaff" and "Source" = 'Hand' and "Duration" > "GapTime" group by "UserId"
on conflict ("UserId") do update set "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond");
