-- Ends a statement that writes several things at once when one of its guards was not met: then nothing of it is written
-- (platform/database/write-together).
create function demand(met boolean) returns boolean language plpgsql as $$
begin
  if met then return true; end if;
  raise exception 'A guard of this statement was not met.' using errcode = 'CP001';
end $$;
