-- Both deadlifts from the floor extend the knees too (NSCA, Essentials of strength training and conditioning, 4th edition, 2016, chapter 15).
update exercises set "OtherMuscles" = "OtherMuscles" || array['quadriceps']
where "Key" in ('conventionalDeadlift', 'sumoDeadlift') and not "Edited" and not "OtherMuscles" @> array['quadriceps'];
