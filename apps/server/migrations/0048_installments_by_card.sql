-- Installments that a provider charges have left it when all are paid or it is ended. A late message is about the order's one.
create index payment_orders_ext_subscription on payment_orders ("ExtSubscriptionId") where "ExtSubscriptionId" is not null;

-- Of installments that the provider gave up, the club collects what is left.
create or replace function owed_of(held user_subscriptions, day date, out "Amount" integer, out "Since" date) language plpgsql stable as $$
declare
  ended constant boolean := coalesce(held."StateReason" = 'Immediately', false);
  part integer := held."PartPaid";
  due date := (held."DueDateUTC" at time zone 'UTC')::date;
  first_day constant date := coalesce(held."PeriodsFrom", held."ActivationDate");
  each_period constant interval :=
    case held."RecurrenceUnit" when 'Day' then interval '1 day' when 'Month' then interval '1 month' else interval '1 year' end
      * held."RecurrenceEvery";
  one record;
  since date;
  passed integer := 0;
begin
  "Amount" := 0;
  if held."StateReason" = 'Refunded' then return; end if;
  if held."ExtSubscriptionId" is not null and not (held."Installments" > 1 and held."PaymentStatus" is not distinct from 'PaymentFailed') then
    return;
  end if;
  if exists (select from user_subscription_installments i where i."UserSubscriptionId" = held."UserSubscriptionId") then
    for one in
      select i."Amount" as amount, i."DueDate" as due from user_subscription_installments i
      where i."UserSubscriptionId" = held."UserSubscriptionId" and i."PaidAt" is null and i."WrittenOffAt" is null order by i."Number"
    loop
      exit when part = 0 and (one.due > day or (ended and coalesce(one.due > held."DeactivationDate", true)));
      "Amount" := "Amount" + one.amount - part;
      "Since" := least("Since", one.due);
      part := 0;
    end loop;
    return;
  end if;
  if held."ExtStatus" in ('paid', 'written-off') or held."Price" = 0 then return; end if;
  loop
    since := least(held."ActivationDate", due);
    exit when part = 0 and (since > day or (ended and coalesce(since > held."DeactivationDate", true)));
    "Amount" := "Amount" + held."Price" - part;
    "Since" := least("Since", since);
    part := 0;
    exit when each_period is null or held."RenewsOn" is null or due is null;
    if due < first_day then
      due := first_day;
    else
      while (first_day + passed * each_period)::date <= due loop passed := passed + 1; end loop;
      due := (first_day + passed * each_period)::date;
    end if;
    exit when due >= held."RenewsOn";
  end loop;
end $$;
