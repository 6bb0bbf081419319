-- Several clubs may know a training, each its own part of it. What staff writes about it is written for one of them, and read by no other.
alter table training_comments add "ClubId" bigint references clubs on delete set null;
create index training_comments_club on training_comments ("ClubId") where "ClubId" is not null;

-- What staff wrote before was for a club where the training was and where its author works; who works there no more wrote for where it counted.
update training_comments comment set "ClubId" = coalesce((
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
  order by place.far, place."ClubId" limit 1
), (
  select training."ClubId" from trainings training where training."TrainingId" = comment."TrainingId"
), (
  select min(part."ClubId") from training_parts part where part."TrainingId" = comment."TrainingId"))
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

-- Who was in a class within a longer training of her own is found again.
insert into training_due ("UserId", "FromSecond", "ToSecond")
select part."UserId", min(training."Begin"), max(training."End") - interval '1 second'
from training_parts part
join trainings training on training."TrainingId" = part."TrainingId" and training."GroupTrainingId" is null
where exists (
  select from group_trainings together
  where together."ClubId" = part."ClubId" and together."Begin" < part."End" and coalesce(together."End", 'infinity') > part."Begin")
group by part."UserId"
on conflict ("UserId") do update set
  "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond"),
  "NextAt" = clock_timestamp(), "RefreshAt" = clock_timestamp();
