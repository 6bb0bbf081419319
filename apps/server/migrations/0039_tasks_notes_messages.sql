-- What the staff of a club has to do, about a member or about nobody; a do-not-call is kept until its day, both ends included.
create table tasks (
  "TaskId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Type" text not null constraint tasks_type check ("Type" in ('generic', 'call', 'do-not-call')),
  "Task" text not null default '',
  -- Null: whoever has time.
  "AssigneeId" bigint references users on delete set null,
  "ReceiverId" bigint references users on delete cascade,
  -- A day of the club; of a do-not-call the last one.
  "DueDate" date,
  "Outcome" text constraint tasks_outcome check ("Outcome" in ('Trial', 'Interested', 'NoAnswer', 'NotInterested')),
  "CreatedAt" timestamptz not null,
  "CompletedAt" timestamptz,
  constraint tasks_text check ("Type" <> 'generic' or "Task" <> ''),
  constraint tasks_whom check ("Type" = 'generic' or "ReceiverId" is not null)
);
create index tasks_open on tasks ("ClubId", "DueDate", "TaskId") where "CompletedAt" is null;
create index tasks_done on tasks ("ClubId", "CompletedAt" desc) where "CompletedAt" is not null;
create index tasks_assignee on tasks ("AssigneeId") where "AssigneeId" is not null;
create index tasks_receiver on tasks ("ReceiverId") where "ReceiverId" is not null;

-- What staff writes down about a member, for each other.
create table notes (
  "NoteId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "Text" text not null constraint notes_text check ("Text" <> ''),
  -- Null: who wrote it has no account any more.
  "AuthorId" bigint references users on delete set null,
  "CreatedAt" timestamptz not null,
  "EditedAt" timestamptz,
  -- History: it matters no more.
  "CompletedAt" timestamptz
);
create index notes_user on notes ("UserId", "ClubId", "CreatedAt" desc);
create index notes_club on notes ("ClubId", "CreatedAt" desc);
create index notes_author on notes ("AuthorId") where "AuthorId" is not null;

-- What a club writes to its members, in one language or several: {"it": {"Title": …, "Text": …}}.
create table messages (
  "MessageId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "AuthorId" bigint references users on delete set null,
  "Language" text not null constraint messages_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Texts" jsonb not null,
  "App" boolean not null,
  "Email" boolean not null,
  "Sms" boolean not null,
  "SentAt" timestamptz not null,
  -- How many were chosen, whom nothing reached among them.
  "Chosen" integer not null
);
create index messages_club on messages ("ClubId", "SentAt" desc);
create index messages_author on messages ("AuthorId") where "AuthorId" is not null;

-- Whom it goes to, once: how it stands on each way. Null: not on this way.
create table message_recipients (
  "MessageId" bigint not null references messages on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "App" text constraint recipients_app check ("App" in ('Waiting', 'Sent')),
  "Email" text constraint recipients_email check ("Email" in ('Waiting', 'Sent')),
  -- Taken: a worker has it in hand; what it does not come back with is not tried again.
  "Sms" text constraint recipients_sms check ("Sms" in ('Waiting', 'Taken', 'Sent', 'Failed')),
  "SmsParts" integer not null default 0,
  -- In the outbox, which forgets it after its time.
  "MailId" bigint references mails on delete set null,
  -- Her quiet hours end; what can wait waits.
  "NotBefore" timestamptz,
  "ReadAt" timestamptz,
  primary key ("MessageId", "UserId")
);
create index recipients_user on message_recipients ("UserId", "MessageId" desc);
create index recipients_mail on message_recipients ("MailId") where "MailId" is not null;
create index recipients_waiting on message_recipients ("MessageId")
  where "App" = 'Waiting' or "Email" = 'Waiting' or "Sms" in ('Waiting', 'Taken');

-- As leave_club: whoever has no role in a club any more takes along what its staff has to do about her, wrote of her and sent her.
create function leave_desk() returns trigger language plpgsql as $$
begin
  if old."ClubId" is null or exists (select from user_roles where "UserId" = old."UserId" and "ClubId" = old."ClubId") then
    return null;
  end if;
  -- What she was to do waits for somebody else.
  update tasks set "AssigneeId" = null where "AssigneeId" = old."UserId" and "ClubId" = old."ClubId" and "CompletedAt" is null;
  delete from tasks where "ReceiverId" = old."UserId" and "ClubId" = old."ClubId";
  delete from notes where "UserId" = old."UserId" and "ClubId" = old."ClubId";
  delete from message_recipients r using messages m
    where m."MessageId" = r."MessageId" and m."ClubId" = old."ClubId" and r."UserId" = old."UserId";
  return null;
end $$;
create trigger user_roles_left_desk after delete on user_roles for each row execute function leave_desk();
