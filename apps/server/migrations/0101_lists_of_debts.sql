-- What is paid owes nothing, unless it has installments: lists and sums of debts read only the other subscriptions of a club.
create index user_subscriptions_owing on user_subscriptions ("ClubId", "UserId")
  where "Price" > 0 and ("ExtStatus" is distinct from 'paid' or "Installments" > 1);
