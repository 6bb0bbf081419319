-- On which days a manager or owner gets the morning mail of a club, and for events of the staff whether they are mailed at once, in the
-- morning mail or not at all: {"JoinAsked": "Digest"}. An event that is not named has its default.
alter table notification_hours
  add column "Digest" text not null default 'EveryDay'
    constraint notification_hours_digest check ("Digest" in ('EveryDay', 'Weekdays', 'Never')),
  add column "StaffMail" jsonb not null default '{}';

-- The morning mail is made at most once per user, club and day. A row without a mail: there was nothing to write.
create table digests (
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "Day" date not null,
  primary key ("ClubId", "UserId", "Day")
);
create index digests_user on digests ("UserId");
create index digests_day on digests ("Day");
