-- Several clubs may know a training, each its own part of it. What staff writes about it is written for one of them, and read by no other.
alter table training_comments add "ClubId" bigint references clubs on delete set null;
create index training_comments_club on training_comments ("ClubId") where "ClubId" is not null;

-- What staff wrote before was for a club where the training was and where its author works. Of who works in none of them nobody knows for
-- which: it is hers whose training it is, and no other club reads it.
update training_comments comment set "ClubId" = (
  select place."ClubId" from (
    select training."ClubId", 0 as far from trainings training where training."TrainingId" = comment."TrainingId"
    union all
    select part."ClubId", 1 from training_parts part where part."TrainingId" = comment."TrainingId"
    union all
    select role."ClubId", 2 from user_roles role where role."UserId" = comment."UserId" and role."Role" = 'Athlete') place
  join clubs club on club."ClubId" = place."ClubId"
  where exists (select from user_roles staff where staff."UserId" = comment."AuthorId"
    and (staff."Role" in ('Trainer', 'Manager') and staff."ClubId" = club."ClubId"
      or staff."Role" = 'Owner' and staff."BrandId" = club."BrandId"))
  order by place.far, place."ClubId" limit 1)
where comment."AuthorId" is distinct from comment."UserId";

-- That a training needs no word is said by each club for itself.
alter table training_comments_waived add "ClubId" bigint references clubs on delete cascade;
update training_comments_waived waived set "ClubId" = training."ClubId"
from trainings training where training."TrainingId" = waived."TrainingId";
delete from training_comments_waived where "ClubId" is null;
alter table training_comments_waived alter "ClubId" set not null;
alter table training_comments_waived drop constraint training_comments_waived_pkey;
alter table training_comments_waived add primary key ("TrainingId", "ClubId");
create index training_comments_waived_club on training_comments_waived ("ClubId");

-- What she trained in with others is of its own club, which need not be that where most of the training was.
alter table trainings add "GroupClubId" bigint references clubs on delete set null;
create index trainings_group_club on trainings ("GroupClubId") where "GroupClubId" is not null;
update trainings set "GroupClubId" = together."ClubId"
from group_trainings together where together."GroupTrainingId" = trainings."GroupTrainingId";

-- Who was in a class within a longer training of her own is found again. None of a club began longer before a part than its longest took:
-- so each part looks at a short range of the index; of those that run the first is enough.
with longest as materialized (
  select "ClubId", max("End" - "Begin") as took, min("Begin") filter (where "End" is null) as running
  from group_trainings group by "ClubId"
)
insert into training_due ("UserId", "FromSecond", "ToSecond")
select part."UserId", min(training."Begin"), max(training."End") - interval '1 second'
from training_parts part
join longest on longest."ClubId" = part."ClubId"
join trainings training on training."TrainingId" = part."TrainingId" and training."GroupTrainingId" is null
where longest.running < part."End" or exists (
  select from group_trainings together
  where together."ClubId" = part."ClubId" and together."Begin" > part."Begin" - longest.took and together."Begin" < part."End"
    and together."End" > part."Begin")
group by part."UserId"
on conflict ("UserId") do update set
  "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond"),
  "NextAt" = clock_timestamp(), "RefreshAt" = clock_timestamp();
