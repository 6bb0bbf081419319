-- At which station of a circuit somebody said that she begins, by her id: for as long as it runs.
alter table room_workouts add column "Began" jsonb not null default '{}';
