-- Trainings that need no comment: somebody of the staff said so, for all who work in the club.
create table training_comments_waived (
  "TrainingId" bigint primary key references trainings on delete cascade,
  -- Whose training it is.
  "UserId" bigint not null references users on delete cascade,
  -- Null: who said it has no account any more.
  "ByUserId" bigint references users on delete set null,
  "At" timestamptz not null
);
create index training_comments_waived_user on training_comments_waived ("UserId");
create index training_comments_waived_by on training_comments_waived ("ByUserId") where "ByUserId" is not null;
