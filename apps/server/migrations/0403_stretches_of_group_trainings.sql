-- What people train in together is not on from its begin to its end: a class that was tapped by mistake runs for seconds and again at its
-- hour, and one that is moved goes on in another room (decision 0159). When and where it ran is kept beside it.
create table group_training_stretches (
  "GroupTrainingId" bigint not null references group_trainings on delete cascade,
  "Begin" timestamptz not null,
  -- Null: it runs.
  "End" timestamptz,
  -- Null: all rooms. As in the stored minutes, it stays when the room goes.
  "DisplayGroupId" bigint,
  primary key ("GroupTrainingId", "Begin"),
  constraint group_training_stretches_order check ("Begin" <= "End")
);
create unique index group_training_stretches_running on group_training_stretches ("GroupTrainingId") where "End" is null;

-- Of what ran until now nobody knows more than that it ran in its room.
insert into group_training_stretches ("GroupTrainingId", "Begin", "End", "DisplayGroupId")
select "GroupTrainingId", "Begin", "End", "DisplayGroupId" from group_trainings;

-- A class that is deleted while it stands before its wall ends there, and so does what runs of it.
create or replace function group_trainings_end() returns trigger language plpgsql as $$
begin
  if new."LiveTrainingId" is null and new."ClassSessionId" is null then
    new."End" := coalesce(new."End", greatest(now(), new."Begin"));
    update group_training_stretches set "End" = greatest(new."End", "Begin")
    where "GroupTrainingId" = new."GroupTrainingId" and "End" is null;
  end if;
  return new;
end $$;
