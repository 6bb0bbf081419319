-- outside a transaction
-- Prepares partitions of `events` while other processes write events. No step blocks them, and each may run again.
drop index concurrently if exists events_key;
-- next step
create unique index concurrently events_key on events ("EventId", "At");
-- next step
-- All rows before the first partition, which begins in one to two years: 0108 need not read them again.
do $$ begin
  alter table events drop constraint if exists events_old;
  execute format(
    'alter table events add constraint events_old check ("At" < %L) not valid',
    extract(year from now() at time zone 'UTC' + interval '1 month') + 1 || '-01-01 00:00:00+00'
  );
end $$;
-- next step
alter table events validate constraint events_old;
