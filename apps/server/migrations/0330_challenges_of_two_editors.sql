-- Two who edit a challenge at once: the second is told. And whether trainings that a hand wrote down count in it: in those that were planned before,
-- where they did, they go on to (decision 0113).
alter table challenges
  add column "RowVersion" integer not null default 0,
  add column "ManualEntries" boolean not null default true;
alter table challenges alter column "ManualEntries" set default false;
