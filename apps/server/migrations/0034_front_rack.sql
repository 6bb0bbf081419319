-- The front rack bends the wrists back under the bar. Added as in 0032.
update exercises set "Demands" = array(select distinct unnest("Demands" || string_to_array(described.added, '|')) order by 1)
from (values
  ('frontSquat', 'wristSupport'),
  ('powerClean', 'wristSupport')
) as described (key, added)
where exercises."Key" = described.key and exercises."Demands" is not null;
