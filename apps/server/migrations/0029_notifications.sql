-- What somebody is told in the app: a copy for each reader, kept for ninety days.
create table notifications (
  "NotificationId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint references clubs on delete cascade,
  "Event" text not null,
  "Audience" text not null check ("Audience" in ('User', 'Manager')),
  "ActorId" bigint references users on delete set null,
  "TargetId" bigint references users on delete cascade,
  -- The event it was made of; null where no event was written. Events are forgotten at another time.
  "ClubLogEntryId" bigint,
  -- What it is about and leads to: a class, where there is one.
  "SubjectId" bigint,
  "Payload" jsonb not null,
  "State" text not null default 'New' check ("State" in ('New', 'Read', 'Removed')),
  "CreatedAt" timestamptz not null,
  "RemovedAt" timestamptz,
  check (("State" = 'Removed') = ("RemovedAt" is not null))
);
-- Each reader hears of an event once, and is reminded of a class once.
create unique index notifications_once on notifications ("ClubLogEntryId", "UserId") where "ClubLogEntryId" is not null;
create unique index notifications_reminded on notifications ("UserId", "SubjectId") where "Event" = 'ClassReminder';
create index notifications_newest on notifications ("UserId", "CreatedAt" desc, "NotificationId" desc) where "State" <> 'Removed';
create index notifications_new on notifications ("UserId") where "State" = 'New';
create index notifications_club on notifications ("ClubId");
create index notifications_actor on notifications ("ActorId") where "ActorId" is not null;
create index notifications_target on notifications ("TargetId") where "TargetId" is not null;
create index notifications_old on notifications ("CreatedAt");
create index notifications_removed on notifications ("RemovedAt") where "RemovedAt" is not null;

-- How far the events are read: one row.
create table notifications_read (
  "One" boolean primary key default true check ("One"),
  "Through" timestamptz not null
);
insert into notifications_read ("Through") values (now());

-- When somebody does not want mails, and how long before a class she is reminded; without a row as by default.
create table notification_hours (
  "UserId" bigint primary key references users on delete cascade,
  "QuietFrom" text,
  "QuietUntil" text,
  -- Null: not at all.
  "ReminderMinutes" integer,
  check (("QuietFrom" is null) = ("QuietUntil" is null))
);
-- Which classes begin soon.
create index classes_soon on classes ("Begin") where "PublishState" = 'Published' and "CanceledAt" is null;
