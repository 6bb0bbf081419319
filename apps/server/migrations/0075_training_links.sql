-- A link that opens one training to whoever has it, until its athlete takes it back.
create table training_links (
  "TrainingId" bigint primary key references trainings on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "Code" text not null constraint training_links_code unique,
  "CreatedAt" timestamptz not null
);
create index training_links_user on training_links ("UserId");
