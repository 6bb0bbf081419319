-- Zones of a challenge by points say from now on whose points count; until then they had no meaning there, whatever was sent.
update challenges set "ValidZones" = '{}' where "Type" <> 'ZoneTime' and "ValidZones" <> '{}';
