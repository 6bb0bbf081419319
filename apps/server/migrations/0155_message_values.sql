-- What the club knew of somebody when a message that says it was sent to her, so that it reads the same on each way and ever after:
-- {"LastSeen": …, "Credits": …, "SubscriptionName": …}. Null: the message says nothing of it.
alter table message_recipients add column "Facts" jsonb;
