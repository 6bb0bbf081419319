-- Two who write about a training at once, she and her trainer: the second is told. What is heard of it counts none.
alter table trainings add column "RowVersion" integer not null default 0;
