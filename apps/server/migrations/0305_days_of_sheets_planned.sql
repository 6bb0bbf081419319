-- On which dates which day of a sheet is planned: a list of {"Date", "Day"}, by date.
alter table workout_sheets add column "PlannedDays" jsonb not null default '[]';
-- What the generator decided and left out, where the sheet is one of its own; null: somebody wrote it.
alter table workout_sheets add column "Decisions" jsonb;
