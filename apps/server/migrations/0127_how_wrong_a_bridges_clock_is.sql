-- What was found of a bridge by what it sends: how many seconds its clock is ahead (null: right, or not known), and what was refused last.
alter table bridges
  add column "ClockSeconds" integer,
  add column "LastRefusal" text
    check ("LastRefusal" in ('reading', 'count', 'clock', 'length', 'json', 'shape', 'empty', 'version')),
  add column "LastRefusalAt" timestamptz;
