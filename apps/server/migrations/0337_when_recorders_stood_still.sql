-- When the recorder of a training stood still, from and to in Unix seconds: a silence that is drawn as a pause, not as a lost strap.
alter table trainings add column "Pauses" jsonb not null default '[]';
