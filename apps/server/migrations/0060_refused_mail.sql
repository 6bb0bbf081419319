-- When the mail server said for good that there is no such mailbox: it is not asked again.
alter table mails add column "RefusedAt" timestamptz;
create index mails_refused on mails ("To") where "RefusedAt" is not null;
