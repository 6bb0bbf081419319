-- Whether a refund that is on the books ends the subscription: it then owes nothing, also after its member left (decision 0029).
create function ended_by_refund(subscription bigint) returns boolean language sql stable as $$
  select exists (
    select from transactions purchase join transactions refund on refund."LinkedTransactionId" = purchase."TransactionId"
    where purchase."UserSubscriptionId" = subscription and refund."Effect" = 'End' and refund."DeletedAt" is null
  )
$$;

-- The subscription as if no refund had ended it: what is stored as a debt when its member leaves, hidden while `ended_by_refund`.
create function before_refund(held user_subscriptions) returns user_subscriptions language plpgsql immutable as $$
begin
  if held."StateReason" = 'Refunded' then held."StateReason" := held."StateReasonWhenRefunded"; end if;
  return held;
end $$;
