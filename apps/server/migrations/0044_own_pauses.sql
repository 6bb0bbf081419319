-- What a club lets its members decide about subscriptions that the provider renews.
alter table clubs
  add column "MembersMayPause" boolean not null default false,
  add column "MaxPauseDays" integer not null default 60 check ("MaxPauseDays" between 7 and 365),
  add column "PausesPerYear" integer not null default 2 check ("PausesPerYear" between 1 and 12);

alter table user_subscriptions
  -- The pause that the member planned: its first day, and the day on which the subscription goes on. On its first day it becomes
  -- a suspension.
  add column "PausesOn" date,
  add column "ResumesOn" date,
  -- First days of all pauses that the member planned and did not withdraw.
  add column "OwnPauses" text[] not null default '{}',
  -- The card or account that pays at the provider, such as `Visa 4242`.
  add column "PaymentMeans" text,
  add constraint user_subscriptions_pause check (("PausesOn" is null) = ("ResumesOn" is null) and "PausesOn" < "ResumesOn");

-- The running subscription after whose paid period an ordered one starts.
alter table payment_orders add column "Replaces" bigint;
