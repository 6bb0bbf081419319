-- What a refund did to what its purchase had bought; null: it had bought nothing, or nothing was asked then.
alter table transactions add column "Effect" text check ("Effect" in ('End', 'Keep', 'TakeBack'));
alter table transactions add check ("Effect" is null or "Type" = 'Refund');

-- Refunded: it ended with a refund, and all that was paid for it is back.
alter table user_subscriptions drop constraint "user_subscriptions_StateReason_check";
alter table user_subscriptions add constraint "user_subscriptions_StateReason_check" check (
  "StateReason" in ('Immediately', 'Refunded', 'PeriodEnd', 'UnpaidExternal', 'Date', 'Tickets')
);
