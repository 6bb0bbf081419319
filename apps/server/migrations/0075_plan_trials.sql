-- Days before the first charge of a plan that renews, for a member who never held its type.
alter table subscription_plans
  add column "TrialDays" integer check ("TrialDays" between 3 and 365),
  add constraint subscription_plans_trial check ("TrialDays" is null or "RecurrenceEvery" is not null);

-- The day of the first charge when free days come before it.
alter table payment_orders add column "FirstChargeOn" date;
