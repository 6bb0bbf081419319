-- The screens of a room show their wall while what it runs goes on behind it (decision 0151).
alter table room_workouts add column "BehindWall" boolean not null default false;
