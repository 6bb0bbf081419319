-- The charge of a renewal or installment that failed and is still open at the provider.
alter table user_subscriptions
  add column "FailedAmount" integer check ("FailedAmount" > 0),
  -- In the provider's names, such as `insufficient_funds`.
  add column "DeclineCode" text,
  -- The provider's page of the invoice, where the member confirms the payment or pays in another way.
  add column "InvoiceUrl" text;
