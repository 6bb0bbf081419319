-- How far the events are told is counted by the transactions that wrote them: no clock can hide one, and one whose transaction ends
-- late is found. Those of before are told, or no news any more.
alter table events add column "Written" bigint;
alter table events alter column "Written" set default pg_current_xact_id()::text::bigint;
create index events_written on events using brin ("Written");

alter table notifications_read
  drop column "Through",
  -- Transactions below it have ended, and what they wrote was looked at.
  add column "Written" bigint not null default 0,
  -- What happened until then is told to nobody.
  add column "NotBefore" timestamptz;
update notifications_read set "Written" = pg_current_xact_id()::text::bigint;
