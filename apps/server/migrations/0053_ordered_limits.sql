-- How often the holder of an ordered subscription may book. As with the other terms, an order is paid back when the type of the day
-- on which it is given differs.
alter table payment_orders
  add column "MaxWeeklyBookings" integer check ("MaxWeeklyBookings" > 0),
  add column "MaxMonthlyBookings" integer check ("MaxMonthlyBookings" > 0);

update payment_orders o
set "MaxWeeklyBookings" = t."MaxWeeklyBookings", "MaxMonthlyBookings" = t."MaxMonthlyBookings"
from class_subscriptions t
where o."ClassSubscriptionId" = t."ClassSubscriptionId";
