-- What no club heard and she says was in one is that club's with what was recorded (decision 0113): an empty part had hidden from its staff what its
-- days, rankings and challenges counted. What staff wrote down keeps it, whatever joins it: she did not say so.

alter table trainings add column "ClubSaidByStaff" boolean not null default false;

-- Of what a file joined nobody knows any more who had said the club: there it stays hidden.
update trainings whole set "ClubSaidByStaff" = true
where "ClubId" is not null and ("DeclaredById" is not null or ("Source" in ('File', 'Wearable')
  and exists (select from training_parts part where part."TrainingId" = whole."TrainingId" and part."Duration" = part."GapTime")));

delete from training_parts part using trainings whole
where whole."TrainingId" = part."TrainingId" and not whole."ClubSaidByStaff" and part."Duration" = part."GapTime"
  and not exists (select from training_parts heard where heard."TrainingId" = part."TrainingId" and heard."Duration" > heard."GapTime");
