-- How much a mail hurries, as the queue counts it: the smaller goes first.
alter table mails add column "Priority" smallint not null default 0;
-- The mail of an invitation that is known not to have arrived: its club is told of it once.
alter table invitations add column "FailedMailId" bigint;
-- When a server that did not answer is asked again: until then nothing is sent to it.
alter table webhooks add column "AgainAt" timestamptz;
