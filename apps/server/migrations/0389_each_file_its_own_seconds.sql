-- Of several files of what a hand wrote down each counts for its own seconds (decision 0113): two of a minute at its ends made a day of ten hours count.

create or replace function timed_by_hand(source text, before jsonb) returns boolean immutable parallel safe
return source = 'Hand' or before @? '$.recorded[0].begin';

create or replace function counted_seconds(source text, before jsonb, heard integer, duration integer) returns integer immutable parallel safe
return case when timed_by_hand(source, before)
  then greatest(heard, coalesce((
    select sum((file ->> 'end')::bigint - (file ->> 'begin')::bigint) from jsonb_array_elements(before -> 'recorded') file
  ), 0)::integer)
  else duration end;

-- Which seconds of what stands each of several files had, nobody wrote down: there it is what it was. Changed rows are counted anew by their trigger.
update trainings set "HeardBefore" = case jsonb_typeof("HeardBefore" -> 'recorded')
    when 'object' then jsonb_set("HeardBefore", '{recorded}', jsonb_build_array("HeardBefore" -> 'recorded'))
    else "HeardBefore" - 'recorded'
  end
where "HeardBefore" ? 'recorded' and jsonb_typeof("HeardBefore" -> 'recorded') <> 'array';
