-- Which payment an order of Kind Debt pays, beside its amount: the installment, or the day from which the period is due.
alter table payment_orders
  add column "InstallmentNumber" integer check ("InstallmentNumber" > 0),
  add column "Period" date;
create index payment_orders_debt on payment_orders ("UserSubscriptionId") where "State" = 'Open' and "Kind" = 'Debt';

-- Pages of the provider where a member enters another card for a subscription.
create table payment_card_changes (
  "ExtCheckoutId" text primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserSubscriptionId" bigint not null references user_subscriptions on delete cascade,
  "CreatedAt" timestamptz not null default now(),
  -- When the card was passed on, or the page had expired without one.
  "DoneAt" timestamptz
);
create index payment_card_changes_open on payment_card_changes ("CreatedAt") where "DoneAt" is null;
create index payment_card_changes_club on payment_card_changes ("ClubId");
create index payment_card_changes_subscription on payment_card_changes ("UserSubscriptionId");
