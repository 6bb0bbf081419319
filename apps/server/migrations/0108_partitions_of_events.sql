-- Moves no row: existing events become one partition. Waits for locks briefly, and is tried again.
set local lock_timeout = '2s';
set local timezone = 'UTC';

-- Attaching a complete table blocks neither reads nor writes of the parent. Rows of the default partition move.
create function ensure_partition(parent text, key text, name text, first timestamptz, until timestamptz) returns void
language plpgsql as $$
begin
  -- Two servers may create it at once.
  perform pg_advisory_xact_lock(7264001, hashtext(name));
  if to_regclass(name) is not null then return; end if;
  execute format('create table %I (like %I including defaults including constraints including indexes including storage)', name, parent);
  if to_regclass(parent || '_default') is not null then
    execute format('lock table %I in access exclusive mode', parent || '_default');
    execute format(
      'with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *) insert into %5$I select * from moved',
      parent || '_default', key, first, until, name
    );
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, first, until);
end $$;

create or replace function ensure_heart_month(month date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', month)::date;
  name text := 'heart_minute_' || to_char(first, 'YYYY_MM');
begin
  -- Earlier ones are in `heart_minute_old`.
  if first < '2025-01-01' or to_regclass(name) is not null then return; end if;
  perform ensure_partition(
    'heart_minute', 'Minute', name, first::timestamp at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
end $$;

create function ensure_events_year(year integer) returns void language plpgsql set timezone = 'UTC' as $$
declare
  name text := 'events_' || year;
  old_until integer := (
    select substring(pg_get_expr(relpartbound, oid) from 'TO \(''(\d{4})')::integer from pg_class where oid = to_regclass('events_old'));
begin
  if year < old_until or to_regclass(name) is not null then return; end if;
  perform ensure_partition('events', 'At', name, make_timestamptz(year, 1, 1, 0, 0, 0), make_timestamptz(year + 1, 1, 1, 0, 0, 0));
end $$;

alter table events rename to events_old;
alter table events_old drop constraint events_pkey;
alter table events_old add constraint events_old_pkey primary key using index events_key;
alter index events_club rename to events_old_club;
alter index events_at rename to events_old_at;
alter index events_written rename to events_old_written;
alter index events_target rename to events_old_target;
alter index events_address rename to events_old_address;
alter index events_club_log rename to events_old_club_log;

create table events (
  "EventId" bigint not null,
  "ClubId" bigint,
  "Type" text not null,
  "Payload" jsonb not null,
  "At" timestamptz not null default clock_timestamp(),
  -- Processed in the order of transactions: no clock can hide an event, and one whose transaction ends late is found.
  "Written" bigint default pg_current_xact_id()::text::bigint,
  "Logged" boolean not null default false,
  primary key ("EventId", "At")
) partition by range ("At");
create index events_club on events ("ClubId", "EventId");
create index events_at on events using brin ("At");
create index events_written on events using brin ("Written");
create index events_target on events (("Payload" ->> 'Target')) where ("Payload" ->> 'Email') is not null;
create index events_address on events (lower("Payload" ->> 'Email')) where ("Payload" ->> 'Email') is not null;
create index events_club_log on events ("ClubId", "At" desc, "EventId" desc) where "Logged";

-- A sequence instead of an identity, which PostgreSQL 15 and 16 do not allow here.
do $$
declare
  following bigint := nextval(pg_get_serial_sequence('events_old', 'EventId'));
  until text := (
    select substring(pg_get_constraintdef(oid) from '\d{4}') || '-01-01 00:00:00+00' from pg_constraint
    where conrelid = 'events_old'::regclass and conname = 'events_old');
begin
  alter table events_old alter "EventId" drop identity;
  execute format('create sequence "events_EventId_seq" start %s owned by events."EventId"', following);
  alter table events alter "EventId" set default nextval('"events_EventId_seq"');
  execute format('alter table events attach partition events_old for values from (minvalue) to (%L)', until);
  alter table events_old drop constraint events_old;
end $$;

create table events_default partition of events default;
select ensure_events_year(extract(year from now())::integer + ahead) from generate_series(0, 2) ahead;
select ensure_heart_month((now() + ahead * interval '1 month')::date) from generate_series(0, 2) ahead;
