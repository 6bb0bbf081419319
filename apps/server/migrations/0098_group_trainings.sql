-- What several people train in together: one run of a live training, or of a class before its wall. It outlives both, so what they are
-- called and when they were is kept beside them.
create table group_trainings (
  "GroupTrainingId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- Both null: what it was of is deleted.
  "LiveTrainingId" bigint references live_trainings on delete set null,
  "ClassSessionId" bigint references class_sessions on delete set null,
  "Name" text not null,
  "TrainerId" bigint references users on delete set null,
  -- Null: all rooms. As in the stored minutes, it stays when the room goes: what was heard there is told by it.
  "DisplayGroupId" bigint,
  "RoomName" text,
  "Begin" timestamptz not null,
  -- Null: it runs.
  "End" timestamptz,
  -- Points that its room wanted to reach together.
  "Goal" integer,
  constraint group_trainings_order check ("Begin" <= "End"),
  constraint group_trainings_of_one check (num_nonnulls("LiveTrainingId", "ClassSessionId") <= 1)
);
create unique index group_trainings_live on group_trainings ("LiveTrainingId");
create unique index group_trainings_class on group_trainings ("ClassSessionId");
create index group_trainings_club on group_trainings ("ClubId", "Begin");
create index group_trainings_trainer on group_trainings ("TrainerId") where "TrainerId" is not null;

-- A class that is deleted while it stands before its wall ends there.
create function group_trainings_end() returns trigger language plpgsql as $$
begin
  if new."LiveTrainingId" is null and new."ClassSessionId" is null then
    new."End" := coalesce(new."End", greatest(now(), new."Begin"));
  end if;
  return new;
end $$;
create trigger group_trainings_end before update on group_trainings for each row execute function group_trainings_end();

insert into group_trainings ("ClubId", "LiveTrainingId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End")
select l."ClubId", l."LiveTrainingId", l."Name", l."TrainerId", l."DisplayGroupId", coalesce(g."Name", l."RoomName"), l."StartedAt", l."StoppedAt"
from live_trainings l left join display_groups g on g."DisplayGroupId" = l."DisplayGroupId"
where l."StartedAt" is not null;
insert into group_trainings ("ClubId", "ClassSessionId", "Name", "TrainerId", "DisplayGroupId", "RoomName", "Begin", "End")
select s."ClubId", s."ClassSessionId", c."Name", s."TrainerId", c."DisplayGroupId", g."Name", s."StartedAt", s."StoppedAt"
from class_sessions s join classes c on c."ClassId" = s."ClassId" left join display_groups g on g."DisplayGroupId" = c."DisplayGroupId";

-- Nothing wrote this column before. A training that was heard in the room for most of what ran there, or most of it in what ran, is of it:
-- told by its own room and times here, by its seconds from now on (rules/training/trainings/together).
update trainings set "GroupTrainingId" = null where "GroupTrainingId" is not null;
update trainings t set "GroupTrainingId" = found."GroupTrainingId"
from (
  select distinct on (t."TrainingId") t."TrainingId", g."GroupTrainingId"
  from trainings t join group_trainings g on g."ClubId" = t."ClubId" and g."Begin" < t."End" and coalesce(g."End", now()) > t."Begin"
    and (g."DisplayGroupId" is null or g."DisplayGroupId" = t."DisplayGroupId")
  where t."Duration" > t."GapTime"
    and 2 * (least(coalesce(g."End", now()), t."End") - greatest(g."Begin", t."Begin"))
      >= least(t."End" - t."Begin", coalesce(g."End", now()) - g."Begin")
    and least(coalesce(g."End", now()), t."End") - greatest(g."Begin", t."Begin") >= interval '1 minute'
  order by t."TrainingId", g."DisplayGroupId" is null, least(coalesce(g."End", now()), t."End") - greatest(g."Begin", t."Begin") desc, g."GroupTrainingId"
) found where found."TrainingId" = t."TrainingId";
alter table trainings add constraint trainings_group foreign key ("GroupTrainingId") references group_trainings on delete set null;
create index trainings_group on trainings ("GroupTrainingId") where "GroupTrainingId" is not null;
