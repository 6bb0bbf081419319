-- Of what is due next, what was paid already: the rest is the balance.
alter table user_subscriptions add column "PartPaid" integer not null default 0
  constraint user_subscriptions_part_paid check ("PartPaid" >= 0);

-- Of a payment: what of the sum it was for is left to pay after it; null where it paid for nothing that is due.
alter table transactions add column "LeftDue" integer constraint transactions_left_due check ("LeftDue" >= 0);
