-- A ticket that comes back revives a subscription whose tickets ran out, so the daily job looks at those too; when their day has
-- come as well they are over by date and leave the index.
drop index user_subscriptions_daily;
create index user_subscriptions_daily on user_subscriptions ("ClubId")
  where "State" not in ('NonRenewed', 'Canceled') and ("State" <> 'Expired' or "StateReason" = 'Tickets');
