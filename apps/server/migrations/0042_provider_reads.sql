-- Each read of an object of the provider takes a number before it begins. A row does not take an older read than it shows.
create sequence provider_reads;
alter table user_subscriptions
  add column "ReadNumber" bigint not null default 0,
  -- When the sweep last asked the provider about it.
  add column "AskedAt" timestamptz;
alter table payment_accounts
  add column "ReadNumber" bigint not null default 0,
  -- AccessRemoved: the club took the platform off its account at the provider.
  add column "InactiveReason" text check ("InactiveReason" in ('AccessRemoved'));

-- When the sweep last asked the provider about the page of an order.
alter table payment_orders add column "AskedAt" timestamptz;

-- Why a message was given up.
alter table payment_events add column "Error" text;
drop index payment_events_waiting;
create index payment_events_waiting on payment_events ("ReceivedAt") where "HandledAt" is null and "Error" is null;
