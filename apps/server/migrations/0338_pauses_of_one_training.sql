-- Of a training the five hundred longest pauses are kept, and none of less than five seconds: files brought tens of thousands of spans.
update trainings set "Pauses" = (
  select coalesce(jsonb_agg(pause order by pause -> 'begin'), '[]')
  from (
    select pause from jsonb_array_elements("Pauses") pause
    where (pause ->> 'end')::bigint - (pause ->> 'begin')::bigint >= 5
    order by (pause ->> 'end')::bigint - (pause ->> 'begin')::bigint desc, pause -> 'begin'
    limit 500
  ) longest
)
where "Pauses" <> '[]';
alter table trainings add constraint "trainings_Pauses_few" check (jsonb_array_length("Pauses") <= 500);
