-- What is paid owes nothing, unless it has installments: lists and sums of debts read only the other subscriptions of a club.
create index user_subscriptions_owing on user_subscriptions ("ClubId", "UserId")
  where "Price" > 0 and ("ExtStatus" is distinct from 'paid' or "Installments" > 1);
-- Month and day as one number, such as 229: the birthdays of some days are found without reading all members.
create index users_birthdays on users ((extract(month from "BirthDate") * 100 + extract(day from "BirthDate"))) include ("UserId", "BirthDate");
