-- Both deadlifts from the floor extend the knees too (NSCA, Essentials of strength training and conditioning, 4th edition, 2016, chapter 15).
update exercises set "OtherMuscles" = "OtherMuscles" || array['quadriceps']
where "Key" in ('conventionalDeadlift', 'sumoDeadlift') and not "Edited" and not "OtherMuscles" @> array['quadriceps'];
-- Both lift the legs or the trunk in full, so no light version exists. Added as in 0032.
update exercises set "Demands" = array(select distinct unnest("Demands" || string_to_array(described.added, '|')) order by 1)
from (values
  ('bicycleCrunch', 'ownWeight'),
  ('reverseCrunch', 'ownWeight')
) as described (key, added)
where exercises."Key" = described.key and exercises."Demands" is not null;
