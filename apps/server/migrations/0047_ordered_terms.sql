-- What an ordered subscription contains, besides its recurrence. An order is paid back when the plan or the type of the day on
-- which it is given differs.
alter table payment_orders
  add column "DurationDays" integer check ("DurationDays" > 0),
  add column "MaxActivities" integer check ("MaxActivities" > 0);

update payment_orders o
set
  "DurationDays" = case
    when o."RecurrenceEvery" is null then coalesce(
      (select p."DurationDays" from subscription_plans p where p."SubscriptionPlanId" = o."SubscriptionPlanId"),
      t."DurationDays"
    )
  end,
  "MaxActivities" = t."MaxActivities"
from class_subscriptions t
where o."ClassSubscriptionId" = t."ClassSubscriptionId";
