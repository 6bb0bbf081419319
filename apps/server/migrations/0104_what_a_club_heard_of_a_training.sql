-- Of a training that was not in one club alone, or that somebody brought along, what each club's bridges heard of it: its own begin and end, figures and
-- points. A club without the consent to her other trainings sees this in the training's place.
create table training_parts (
  "TrainingId" bigint not null references trainings on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "DisplayGroupId" bigint references display_groups on delete set null,
  "Name" text not null,
  "TrainingType" text not null,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  "Duration" integer not null,
  "Zone0Time" integer not null,
  "Zone1Time" integer not null,
  "Zone2Time" integer not null,
  "Zone3Time" integer not null,
  "Zone4Time" integer not null,
  "Zone5Time" integer not null,
  "GapTime" integer not null,
  "TargetTime" integer not null,
  "Points" integer not null,
  "AverageHeartRate" integer,
  "MaxHeartRate" integer,
  "Calories" integer not null,
  primary key ("TrainingId", "ClubId")
);
create index training_parts_club on training_parts ("ClubId", "Begin");
create index training_parts_user on training_parts ("UserId");
create index training_parts_room on training_parts ("DisplayGroupId") where "DisplayGroupId" is not null;

-- Those that stand already are computed anew, which writes what each club heard.
insert into training_due ("UserId", "FromSecond", "ToSecond")
select "UserId", min("Begin"), max("End") - interval '1 second'
from trainings
where exists (
  select from heart_minute heard
  where heard."UserId" = trainings."UserId" and heard."ClubId" is not null
    and heard."Minute" > trainings."Begin" - interval '1 minute' and heard."Minute" < trainings."End"
    and (trainings."Source" <> 'Heart' or heard."ClubId" is distinct from trainings."ClubId" or exists (
      select from heart_minute other
      where other."UserId" = trainings."UserId" and other."ClubId" is distinct from heard."ClubId"
        and other."Minute" > trainings."Begin" - interval '1 minute' and other."Minute" < trainings."End")))
group by "UserId"
on conflict ("UserId") do update set
  "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond");
