-- Who confirmed which exercises of a sheet with conditions, and when. Empty for sheets without conditions and for older ones.
alter table workout_sheets add column "Confirmations" jsonb not null default '[]';
