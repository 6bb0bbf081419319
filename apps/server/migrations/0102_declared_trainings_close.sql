-- A file that came while something else of the athlete waited left its training open, and nobody looked at it again. Such trainings are
-- computed once more, which closes them and says so like any other end.
insert into training_due ("UserId", "FromSecond", "ToSecond")
select "UserId", min("Begin"), max("End") - interval '1 second'
from trainings
where "ClosedAt" is null and "Source" <> 'Heart'
group by "UserId"
on conflict ("UserId") do update set
  "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond");
