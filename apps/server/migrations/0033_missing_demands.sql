-- Demands that were missing, added as in 0032.
update exercises set "Demands" = array(select distinct unnest("Demands" || string_to_array(described.added, '|')) order by 1)
from (values
  ('nordicCurl', 'wristSupport|armSupport'),
  ('cableKickback', 'hamstringLoad'),
  ('marchInPlace', 'deepHip'),
  ('rowErg', 'ankleLoad'),
  ('foamRollQuads', 'abdominalPressure|isometric|armSupport'),
  ('childsPose', 'shoulderEndRange'),
  ('worldsGreatestStretch', 'shoulderEndRange'),
  ('adductorStretch', 'spineFlexion'),
  ('pallofPress', 'isometric'),
  ('hackSquat', 'shoulderLoad'),
  ('chestPressMachine', 'shoulderLoad')
) as described (key, added)
where exercises."Key" = described.key and exercises."Demands" is not null;
