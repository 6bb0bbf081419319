-- A thread is the conversation of a member with the staff of a club about one subject. One user of the staff answers it, or nobody.
create table threads (
  "ThreadId" bigint generated always as identity primary key,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  -- The message that the member replied to.
  "MessageId" bigint references messages on delete set null,
  "Title" text not null,
  "HolderId" bigint references users on delete set null,
  -- Since when the member waits for an answer. Null: the staff wrote last.
  "WaitsSince" timestamptz,
  "LastAt" timestamptz not null,
  "ClosedAt" timestamptz,
  "ClosedById" bigint references users on delete set null,
  "MemberReadAt" timestamptz,
  -- When the answers that the member has not read are mailed. Null: none waits.
  "MailAt" timestamptz,
  "RowVersion" integer not null default 0,
  constraint threads_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade,
  constraint threads_of_message unique ("MessageId", "UserId")
);
create index threads_club on threads ("ClubId", "WaitsSince") where "ClosedAt" is null;
create index threads_closed on threads ("ClubId", "LastAt" desc) where "ClosedAt" is not null;
create index threads_user on threads ("UserId", "LastAt" desc);
create index threads_person on threads ("ClubId", "UserId");
create index threads_holder on threads ("HolderId") where "HolderId" is not null;
create index threads_closer on threads ("ClosedById") where "ClosedById" is not null;

create table thread_entries (
  "ThreadEntryId" bigint generated always as identity primary key,
  "ThreadId" bigint not null references threads on delete cascade,
  -- The member of the thread.
  "ClubId" bigint not null,
  "UserId" bigint not null,
  -- Message: what the member replied to. Taken, Given, Freed: who answers from now on.
  "Kind" text not null constraint thread_entries_kind
    check ("Kind" in ('Message', 'Reply', 'Answer', 'StaffNote', 'OwnNote', 'Taken', 'Given', 'Freed', 'Closed')),
  "AuthorId" bigint references users on delete set null,
  "ToId" bigint references users on delete set null,
  "Text" text not null default '',
  "At" timestamptz not null,
  constraint thread_entries_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index thread_entries_thread on thread_entries ("ThreadId", "ThreadEntryId" desc);
create index thread_entries_person on thread_entries ("ClubId", "UserId");
-- Counted for the limit of replies within an hour.
create index thread_entries_replies on thread_entries ("UserId", "At") where "Kind" = 'Reply';
create index thread_entries_author on thread_entries ("AuthorId") where "AuthorId" is not null;
create index thread_entries_to on thread_entries ("ToId") where "ToId" is not null;
