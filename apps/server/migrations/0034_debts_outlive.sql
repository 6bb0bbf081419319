-- What was given up stays when the subscription it was of is removed: of whom, of what, by whom and why; and without a name when the
-- person deletes her account, as her payments do.
alter table write_offs drop constraint "write_offs_UserSubscriptionId_fkey";
alter table write_offs
  add column "ClubId" bigint references clubs on delete cascade,
  add column "UserId" bigint references users on delete set null,
  add column "SubscriptionName" text,
  add column "Currency" text;
update write_offs set
  "ClubId" = held."ClubId",
  "UserId" = held."UserId",
  "SubscriptionName" = held."SubscriptionName",
  "Currency" = held."Currency"
  from user_subscriptions held where held."UserSubscriptionId" = write_offs."UserSubscriptionId";
alter table write_offs
  alter column "ClubId" set not null,
  alter column "SubscriptionName" set not null,
  alter column "Currency" set not null;
create index write_offs_user on write_offs ("UserId", "ClubId");

-- Money that paid for a subscription says so for ever, also of one that is removed: its amount and day stay protected.
alter table transactions drop constraint "transactions_UserSubscriptionId_fkey";

-- The suspension a refund ended, for whoever takes that refund off the books.
alter table user_subscriptions
  add column "SuspendedWhenRefunded" date,
  add column "ReactivationWhenRefunded" date;
