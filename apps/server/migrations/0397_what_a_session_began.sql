-- What a room begins while a session runs before its wall ends with that session (decision 0078).
alter table room_workouts add column "GroupTrainingId" bigint references group_trainings on delete set null;
create index "room_workouts_GroupTrainingId" on room_workouts ("GroupTrainingId");
