-- Demands that a review by a physiotherapist found missing, with all exercises of the same kind. Added as in 0032.
-- Squats bend the ankle under load (JOSPT, Lateral ankle ligament sprains, 2021). Pulls with bent elbows need a strong grip (JOSPT, Lateral
-- elbow pain, 2022). A weight in the hands hangs from the shoulders (JOSPT, Rotator cuff tendinopathy, 2025). A trap bar is lifted with the
-- trunk bent as other deadlifts. A raised straight leg stretches the sciatic nerve (NASS, Lumbar disc herniation, 2012).
update exercises set "Demands" = array(select distinct unnest("Demands" || string_to_array(described.added, '|')) order by 1)
from (values
  ('bodyweightSquat', 'ankleLoad'),
  ('barbellBackSquat', 'ankleLoad'),
  ('frontSquat', 'ankleLoad'),
  ('gobletSquat', 'ankleLoad|shoulderLoad'),
  ('sumoSquat', 'ankleLoad|shoulderLoad'),
  ('hackSquat', 'ankleLoad'),
  ('smithSquat', 'ankleLoad'),
  ('legPress', 'ankleLoad'),
  ('walkingLunge', 'shoulderLoad'),
  ('bulgarianSplitSquat', 'shoulderLoad'),
  ('conventionalDeadlift', 'shoulderLoad'),
  ('sumoDeadlift', 'shoulderLoad'),
  ('trapBarDeadlift', 'shoulderLoad|headDown|headMoves'),
  ('romanianDeadlift', 'shoulderLoad'),
  ('dumbbellRomanianDeadlift', 'shoulderLoad'),
  ('singleLegDeadlift', 'shoulderLoad'),
  ('barbellRow', 'shoulderLoad'),
  ('tBarRow', 'shoulderLoad'),
  ('dumbbellRow', 'shoulderLoad'),
  ('invertedRow', 'shoulderLoad'),
  ('seatedCableRow', 'grip'),
  ('rowMachine', 'grip'),
  ('bandRow', 'grip'),
  ('latPulldown', 'grip'),
  ('closeGripPulldown', 'grip'),
  ('straightArmPulldown', 'grip'),
  ('bandPulldown', 'grip'),
  ('deadBug', 'overhead'),
  ('hollowHold', 'overhead'),
  ('vUp', 'overhead'),
  ('straightLegRaise', 'hamstringLoad')
) as described (key, added)
where exercises."Key" = described.key and exercises."Demands" is not null;
