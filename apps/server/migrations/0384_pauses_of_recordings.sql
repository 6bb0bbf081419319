-- Seconds of a recorded training in which its recorder stood still: nothing of the sport is counted for them.
alter table trainings add column "PauseTime" integer not null default 0 check ("PauseTime" >= 0);
