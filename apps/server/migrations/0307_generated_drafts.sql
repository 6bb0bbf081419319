-- What the generator made for somebody of a club and she has neither saved nor thrown away: one, the last, on whichever device she opens it.
create table generated_drafts (
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "Draft" jsonb not null,
  "KeptAt" timestamptz not null,
  primary key ("UserId", "ClubId")
);
create index generated_drafts_club on generated_drafts ("ClubId");
create index generated_drafts_kept on generated_drafts ("KeptAt");
