-- What files said of themselves is kept as one could have entered it, or the training cannot be saved again: one line, without characters
-- that hide or turn others.
update trainings set
  "Name" = btrim(regexp_replace(
    regexp_replace("Name", '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\U0001D159]', '', 'g'),
    '[ \t\n\r\u2028\u2029]+', ' ', 'g')),
  "SourceName" = btrim(regexp_replace(
    regexp_replace("SourceName", '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\U0001D159]', '', 'g'),
    '[ \t\n\r\u2028\u2029]+', ' ', 'g'))
where "Name" || "SourceName" ~ '[\u0001-\u001F\u007F-\u009F\u00AD\u115F\u1160\u200B\u2028-\u202E\u2060\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\U0001D159]';

-- A training that was heard is a day at most: longer ones are computed anew, each as its days.
insert into training_due ("UserId", "FromSecond", "ToSecond")
select "UserId", min("Begin"), max("End") - interval '1 second'
from trainings where "End" - "Begin" > interval '1 day' and "Source" = 'Heart' group by "UserId"
on conflict ("UserId") do update set
  "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond"),
  "MarkedAt" = clock_timestamp(), "NextAt" = clock_timestamp();

-- Heart rates of long ago, which files bring, are one part: with a month's each, a reading that asks for now had hundreds to look through.
create table heart_minute_old (like heart_minute including all);
do $$
declare
  part record;
begin
  for part in
    select oid::regclass as name from pg_class
    where oid in (select inhrelid from pg_inherits where inhparent = 'heart_minute'::regclass) and relname < 'heart_minute_2025_01'
  loop
    execute format(
      'insert into heart_minute_old ("UserId", "Minute", "ClubId", "DisplayGroupId", "Beats")
       select "UserId", "Minute", "ClubId", "DisplayGroupId", "Beats" from %s', part.name);
    execute format('drop table %s', part.name);
  end loop;
end $$;
alter table heart_minute attach partition heart_minute_old for values from (minvalue) to ('2025-01-01 00:00:00+00');

create or replace function ensure_heart_month(month date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', month)::date;
  name text := 'heart_minute_' || to_char(first, 'YYYY_MM');
begin
  -- Those are in `heart_minute_old`.
  if first < '2025-01-01' then return; end if;
  if to_regclass(name) is not null then return; end if;
  -- Two servers may meet here; DDL needs a lock of its own (server notes).
  perform pg_advisory_xact_lock(7264001, extract(year from first)::int * 12 + extract(month from first)::int);
  execute format(
    'create table if not exists %I partition of heart_minute for values from (%L) to (%L)',
    name, first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00'
  );
end $$;
