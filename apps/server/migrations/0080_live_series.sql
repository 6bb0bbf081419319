-- Live trainings of every week, made at once: what was led stays when its series is deleted.
create table recurrent_live_trainings (
  "RecurrentLiveTrainingId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "ScheduleStartDate" date not null,
  "ScheduleEndDate" date not null,
  constraint recurrent_live_trainings_order check ("ScheduleStartDate" <= "ScheduleEndDate")
);
create index recurrent_live_trainings_club on recurrent_live_trainings ("ClubId");
alter table live_trainings add column "RecurrentLiveTrainingId" bigint references recurrent_live_trainings on delete set null;
create index live_trainings_recurrent on live_trainings ("RecurrentLiveTrainingId") where "RecurrentLiveTrainingId" is not null;
