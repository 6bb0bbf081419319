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
