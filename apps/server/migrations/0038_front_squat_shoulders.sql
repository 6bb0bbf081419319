-- The front rack holds the bar at the end range of the shoulders, as the back squat does. Added as in 0032.
update exercises set "Demands" = array(select distinct unnest("Demands" || string_to_array(described.added, '|')) order by 1)
from (values
  ('frontSquat', 'shoulderEndRange')
) as described (key, added)
where exercises."Key" = described.key and exercises."Demands" is not null;
