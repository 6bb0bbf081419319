-- Since when somebody holds a role: who joined after a policy was published is asked from then on.
alter table user_roles add column "Since" timestamptz not null default now();

-- When staff last reminded a member of the policies: once an hour at most.
create table policy_reminders (
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "At" timestamptz not null,
  primary key ("ClubId", "UserId")
);
create index policy_reminders_user on policy_reminders ("UserId");

-- Events that were looked at for whom they concern, marked in the transaction that queues the mail: once, and never lost.
create table notices (
  "EventId" bigint primary key,
  "At" timestamptz not null
);
create index notices_at on notices ("At");
-- Events are written in the order of time: a few words for each stretch of the table find the last day.
create index events_at on events using brin ("At");
