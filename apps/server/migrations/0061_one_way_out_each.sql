-- How much a mail hurries, as the queue counts it: the smaller goes first.
alter table mails add column "Priority" smallint not null default 0;
-- When a server that did not answer is asked again: until then nothing is sent to it.
alter table webhooks add column "AgainAt" timestamptz;
