-- A training that became part of another one gives it its link too: the code goes on opening, and is not shown as the other's own (decision 0052).
alter table training_links
  drop constraint training_links_pkey,
  drop constraint training_links_code,
  add primary key ("Code"),
  add column "IsInherited" boolean not null default false;
create unique index training_links_own on training_links ("TrainingId") where not "IsInherited";
create index training_links_training on training_links ("TrainingId");
