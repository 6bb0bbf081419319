-- A screen sounds where the club wants it to: not by itself, because of two in a room both would.
alter table displays add column "Sound" boolean not null default false;
