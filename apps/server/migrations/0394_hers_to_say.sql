-- What no club heard and she says was in one is that club's with what was recorded (decision 0113): an empty part had hidden from its staff what its
-- days, rankings and challenges counted. What staff wrote down keeps it: she did not say so.

delete from training_parts part using trainings whole
where whole."TrainingId" = part."TrainingId" and whole."DeclaredById" is null and part."Duration" = part."GapTime"
  and not exists (select from training_parts heard where heard."TrainingId" = part."TrainingId" and heard."Duration" > heard."GapTime");
