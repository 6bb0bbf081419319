-- The expected day of a bank debit that the bank has not taken yet.
alter table payment_orders add column "DebitOn" date;
alter table user_subscriptions add column "DebitOn" date;
