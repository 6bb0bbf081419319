-- What is written about a training: comments, and what the athlete and her trainers make of it, once each.
create table training_comments (
  "CommentId" bigint generated always as identity primary key,
  "TrainingId" bigint not null references trainings on delete cascade,
  -- Whose training it is.
  "UserId" bigint not null references users on delete cascade,
  -- Null: she has no account any more.
  "AuthorId" bigint references users on delete set null,
  "Kind" text not null constraint training_comments_kind check ("Kind" in ('Comment', 'Feedback')),
  "Text" text not null,
  "Effort" integer constraint training_comments_effort check ("Effort" between 1 and 10),
  "CreatedAt" timestamptz not null,
  constraint training_comments_own_effort check ("Effort" is null or "Kind" = 'Feedback')
);
create index training_comments_training on training_comments ("TrainingId", "CommentId");
create index training_comments_user on training_comments ("UserId");
create index training_comments_author on training_comments ("AuthorId") where "AuthorId" is not null;
create unique index training_comments_feedback on training_comments ("TrainingId", "AuthorId") where "Kind" = 'Feedback';
