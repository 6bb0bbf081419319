-- Events whose recipients were computed, marked in the transaction that queues the mail: exactly once.
create table notices (
  "EventId" bigint primary key,
  "At" timestamptz not null
);
create index notices_at on notices ("At");

-- Notifications in the app: a copy for each reader, deleted after ninety days.
create table notifications (
  "NotificationId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint references clubs on delete cascade,
  "Event" text not null,
  "Audience" text not null check ("Audience" in ('User', 'Manager')),
  "ActorId" bigint references users on delete set null,
  "TargetId" bigint references users on delete cascade,
  -- The event it was made of; null where no event was written. Events are deleted at another time.
  "ClubLogEntryId" bigint,
  -- What it leads to: a class, where there is one.
  "SubjectId" bigint,
  "Payload" jsonb not null,
  "State" text not null default 'New' check ("State" in ('New', 'Read', 'Removed')),
  "CreatedAt" timestamptz not null,
  "RemovedAt" timestamptz,
  -- Of a reminder: the begin of the day it is about. A course has several, and a moved class begins at another time.
  "Day" timestamptz,
  -- When the mail that quiet hours delayed is sent; null: none waits.
  "MailAt" timestamptz,
  check (("State" = 'Removed') = ("RemovedAt" is not null))
);
-- Each reader is notified of an event once, and reminded of a class once.
create unique index notifications_once on notifications ("ClubLogEntryId", "UserId") where "ClubLogEntryId" is not null;
create index notifications_newest on notifications ("UserId", "CreatedAt" desc, "NotificationId" desc) where "State" <> 'Removed';
create index notifications_new on notifications ("UserId") where "State" = 'New';
create index notifications_club on notifications ("ClubId");
create index notifications_actor on notifications ("ActorId") where "ActorId" is not null;
create index notifications_target on notifications ("TargetId") where "TargetId" is not null;
create index notifications_old on notifications ("CreatedAt");
create index notifications_removed on notifications ("RemovedAt") where "RemovedAt" is not null;
create unique index notifications_reminded on notifications ("UserId", "SubjectId", "Day") where "Event" = 'ClassReminder';

-- How far the events are processed: one row.
create table notifications_read (
  "One" boolean default true primary key check ("One"),
  -- Transactions below it have ended, and their events were processed.
  "Written" bigint not null default 0,
  -- Earlier events notify no user.
  "NotBefore" timestamptz
);

-- Quiet hours for mails, and how long before a class a member is reminded; without a row the defaults hold.
create table notification_hours (
  "UserId" bigint primary key references users on delete cascade,
  "QuietFrom" text,
  "QuietUntil" text,
  -- Null: not at all.
  "ReminderMinutes" integer,
  check (("QuietFrom" is null) = ("QuietUntil" is null))
);

-- Messages of a club to its members, in one language or several: {"it": {"Title": …, "Text": …}}.
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
  -- Number of recipients chosen, those without a channel included.
  "Chosen" integer not null,
  -- Parts of SMS to people who left the club since: the total of a month stays.
  "SmsPartsGone" integer not null default 0,
  -- Where the button leads: {"Kind": "Class", "ClassId": …}, {"Kind": "Calendar"}, {"Kind": "Subscriptions"}, {"Kind": "Web", "Url": …}.
  -- Null: no button. Its label is in the texts.
  "Target" jsonb,
  "PictureUri" text
);
create index messages_club on messages ("ClubId", "SentAt" desc);
create index messages_author on messages ("AuthorId") where "AuthorId" is not null;
-- Searched for each picture that may be deleted.
create index messages_picture on messages ("PictureUri") where "PictureUri" is not null;

-- One row per recipient, with the state of each channel. Null: not on this channel.
create table message_recipients (
  "MessageId" bigint not null references messages on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "App" text constraint recipients_app check ("App" in ('Waiting', 'Sent')),
  "Email" text constraint recipients_email check ("Email" in ('Waiting', 'Sent', 'Failed')),
  -- Taken: in process; without a result it is not tried again.
  "Sms" text constraint recipients_sms check ("Sms" in ('Waiting', 'Taken', 'Sent', 'Failed')),
  "SmsParts" integer not null default 0,
  -- In the outbox, which deletes it after a while.
  "MailId" bigint references mails on delete set null,
  -- The end of the reader's quiet hours.
  "NotBefore" timestamptz,
  "ReadAt" timestamptz,
  -- Values of the reader when a message with placeholders was sent, so that every channel shows the same: {"LastSeen": …, "Credits": …,
  -- "SubscriptionName": …}. Null: no placeholders.
  "Facts" jsonb,
  primary key ("MessageId", "UserId")
);
create index recipients_user on message_recipients ("UserId", "MessageId" desc);
create index recipients_mail on message_recipients ("MailId") where "MailId" is not null;
create index recipients_waiting on message_recipients ("MessageId")
  where "App" = 'Waiting' or "Email" = 'Waiting' or ("Sms" in ('Waiting', 'Taken'));

-- News of the installation's administrators, in each language of the product.
create table news (
  "NewsId" bigint generated by default as identity primary key,
  "PublishedAt" timestamptz not null,
  "RowVersion" integer not null default 0
);
create index news_newest on news ("PublishedAt" desc, "NewsId" desc);

create table news_texts (
  "NewsId" bigint not null references news on delete cascade,
  "Language" text not null constraint news_texts_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Title" text not null,
  "Text" text not null,
  primary key ("NewsId", "Language")
);

-- The code a member shows at the desk: it identifies the member in one club, once, for some minutes, and gives no access.
create table check_in_codes (
  "Code" text primary key,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "ExpiresAt" timestamptz not null,
  -- A code used at a kiosk stays until it expires: read there again it gives the same answer.
  "KioskId" bigint references kiosks on delete cascade,
  "SpentAt" timestamptz,
  constraint check_in_codes_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade,
  constraint check_in_codes_spent check (("KioskId" is null) = ("SpentAt" is null))
);
create index check_in_codes_user on check_in_codes ("UserId", "ClubId");
create index check_in_codes_kiosk on check_in_codes ("KioskId");

-- Browsers that receive a person's notifications, until their session ends or the push service drops them.
create table push_devices (
  "PushDeviceId" bigint generated by default as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  -- The session in which it was switched on, with the embedded provider.
  "GrantId" text,
  "Endpoint" text not null unique,
  "P256dh" text not null,
  "Auth" text not null,
  "CreatedAt" timestamptz not null
);
create index push_devices_user on push_devices ("UserId");

-- Addresses that receive a club's events. "Written": transactions below it have ended, and their events were processed.
create table webhooks (
  "WebhookId" bigint generated by default as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Url" text not null,
  "Topics" text[] not null
    constraint webhooks_topics check ("Topics" <@ array['Members', 'Bookings', 'Classes', 'Subscriptions', 'Money']),
  -- It signs deliveries, so it is stored in the clear.
  "Secret" text not null,
  "State" text not null constraint webhooks_state check ("State" in ('Connected', 'Disconnected', 'Stopped')),
  "Since" timestamptz not null,
  "Written" bigint not null default pg_current_xact_id()::text::bigint,
  "Failures" integer not null default 0,
  "LastError" text,
  "LastAt" timestamptz,
  -- When a server that did not answer is tried again: nothing is sent before.
  "AgainAt" timestamptz
);
create index webhooks_club on webhooks ("ClubId");

-- Deliveries, deleted after a week; without an event it is a ping.
create table webhook_deliveries (
  "WebhookDeliveryId" bigint generated by default as identity primary key,
  "WebhookId" bigint not null references webhooks on delete cascade,
  "EventId" bigint,
  "Event" text not null,
  "Data" jsonb not null,
  "At" timestamptz not null,
  "State" text not null default 'Waiting' constraint webhook_deliveries_state check ("State" in ('Waiting', 'Delivered', 'Failed')),
  "Tries" integer not null default 0,
  "Status" integer,
  "Error" text,
  "NextAt" timestamptz,
  constraint webhook_deliveries_once unique ("WebhookId", "EventId")
);
create index webhook_deliveries_newest on webhook_deliveries ("WebhookId", "WebhookDeliveryId" desc);
create index webhook_deliveries_old on webhook_deliveries ("At");

-- A draft of its author, or, with a moment, a message that is scheduled.
create table planned_messages (
  "PlannedMessageId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "AuthorId" bigint not null references users on delete cascade,
  "Content" jsonb not null,
  "SavedAt" timestamptz not null,
  "SendAt" timestamptz,
  -- Why it was not sent: the ErrorType of the refusal.
  "Refused" text
    constraint planned_messages_refused
      check ("Refused" in ('AudienceChanged', 'InsufficientSmsCredits', 'LicenseRequired', 'SmsNotAvailable', 'InsufficientRights',
        'MessageTargetGone')),
  "RowVersion" integer not null default 0,
  check ("Refused" is null or "SendAt" is not null)
);
create index planned_messages_club on planned_messages ("ClubId", "SendAt");
create index planned_messages_author on planned_messages ("AuthorId", "ClubId");
create index planned_messages_picture on planned_messages (("Content" ->> 'PictureUri')) where ("Content" ->> 'PictureUri') is not null;

create table training_programs (
  "TrainingProgramId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Title" text not null,
  "SortTitle" text collate "C" generated always as (left(folded("Title"), 120)) stored not null,
  "Description" text not null,
  "MediaId" uuid references media_files on delete set null,
  "FileName" text not null,
  "Bytes" bigint not null,
  "State" text not null constraint training_programs_state check ("State" in ('Uploading', 'Ready')),
  -- Its last day, in the club's zone.
  "ValidUntil" date,
  -- Shared with every member since then, later ones included.
  "EverybodySince" timestamptz,
  "AddedById" bigint references users on delete set null,
  "AddedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  unique ("TrainingProgramId", "ClubId")
);
create index training_programs_club on training_programs ("ClubId", "SortTitle");
create index training_programs_media on training_programs ("MediaId");
create index training_programs_adder on training_programs ("AddedById");

create table training_program_shares (
  "TrainingProgramId" bigint not null,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "SharedAt" timestamptz not null,
  "ValidUntil" date,
  primary key ("TrainingProgramId", "UserId"),
  foreign key ("TrainingProgramId", "ClubId") references training_programs ("TrainingProgramId", "ClubId") on delete cascade,
  constraint training_program_shares_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index training_program_shares_program on training_program_shares ("TrainingProgramId", "ClubId");
create index training_program_shares_user on training_program_shares ("UserId", "ClubId");

-- When a member first opened the program.
create table training_program_opens (
  "TrainingProgramId" bigint not null,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "OpenedAt" timestamptz not null,
  primary key ("TrainingProgramId", "UserId"),
  foreign key ("TrainingProgramId", "ClubId") references training_programs ("TrainingProgramId", "ClubId") on delete cascade,
  constraint training_program_opens_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index training_program_opens_program on training_program_opens ("TrainingProgramId", "ClubId");
create index training_program_opens_user on training_program_opens ("UserId", "ClubId");

-- Help videos of the installation; each is hosted by a video service.
create table support_videos (
  "SupportVideoId" bigint generated always as identity primary key,
  "Title" text not null,
  "SortTitle" text collate "C" generated always as (left(folded("Title"), 120)) stored not null,
  "Description" text not null,
  "For" text not null constraint support_videos_for check ("For" in ('Athlete', 'Trainer', 'Manager')),
  "Language" text not null constraint support_videos_language check ("Language" in ('en', 'it', 'es', 'fr')),
  "Source" text not null constraint support_videos_source check ("Source" in ('YouTube', 'Vimeo')),
  "ExternalId" text not null,
  "RowVersion" integer not null default 0
);
create index support_videos_sorted on support_videos ("SortTitle", "SupportVideoId");

insert into notifications_read ("One", "Written") values (true, pg_current_xact_id()::text::bigint);
