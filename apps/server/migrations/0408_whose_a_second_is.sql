-- In a minute of a club: the seconds that no club heard and she brought herself, by a file, a wearable or her own strap (decision 0161). `Beats` has what the
-- club heard, and no second stands in both. In a minute of no club all are hers, and stand in `Beats`. Of what is stored already nobody knows.
alter table heart_minute add column "OwnBeats" bytea;
-- Nothing that stands could break it, and there may be years of it.
alter table heart_minute add constraint heart_minute_own_beats
  check ("OwnBeats" is null or ("ClubId" is not null and octet_length("OwnBeats") = 60)) not valid;

-- Beats without the seconds in which others have one; null: nothing is left.
create function without_beats(beats bytea, others bytea) returns bytea immutable strict language plpgsql as $$
declare
  remaining bytea := beats;
begin
  for i in 0 .. 59 loop
    if get_byte(others, i) <> 0 then remaining := set_byte(remaining, i, 0); end if;
  end loop;
  return case when rtrim(remaining, '\x00'::bytea) = '' then null else remaining end;
end $$;
