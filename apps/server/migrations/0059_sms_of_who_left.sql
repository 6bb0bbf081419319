-- Parts of SMS that went out to people who are gone from the club since: what a month sent stays sent.
alter table messages add column "SmsPartsGone" integer not null default 0;

create function sms_parts_stay() returns trigger language plpgsql as $$
begin
  update messages m set "SmsPartsGone" = m."SmsPartsGone" + gone.parts
  from (select "MessageId", sum("SmsParts") as parts from went where "Sms" in ('Sent', 'Taken') group by "MessageId") gone
  where m."MessageId" = gone."MessageId";
  return null;
end $$;
create trigger message_recipients_sms_stay after delete on message_recipients
  referencing old table as went for each statement execute function sms_parts_stay();
