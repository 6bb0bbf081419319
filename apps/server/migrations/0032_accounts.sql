-- Where somebody's heart-rate zones lie, by the day from which it holds: an old training keeps the zones of its day. Without a row
-- they follow from her age.
create table zone_settings (
  "UserId" bigint not null references users on delete cascade,
  "Since" date not null,
  "ZoneMode" text not null constraint zone_settings_mode check ("ZoneMode" in ('auto', 'customPercent', 'customBpm', 'hrr')),
  -- Null: by age.
  "OwnMaxHeartRate" integer,
  "RestingHeartRate" integer,
  -- Upper limits of zones 1 to 4: percent of the maximum or beats a minute, as the mode says.
  "Zone1Limit" integer,
  "Zone2Limit" integer,
  "Zone3Limit" integer,
  "Zone4Limit" integer,
  primary key ("UserId", "Since"),
  constraint zone_settings_whole check (
    case "ZoneMode"
      when 'customPercent' then num_nulls("Zone1Limit", "Zone2Limit", "Zone3Limit", "Zone4Limit") = 0
      when 'customBpm' then num_nulls("OwnMaxHeartRate", "Zone1Limit", "Zone2Limit", "Zone3Limit", "Zone4Limit") = 0
      when 'hrr' then "RestingHeartRate" is not null
      else true
    end)
);

-- Who watches whom: 1 is told of what she does, 2 follows, 3 said that she does neither.
create table watches (
  "WatcherId" bigint not null references users on delete cascade,
  "WatchedId" bigint not null references users on delete cascade,
  "Type" integer not null constraint watches_type check ("Type" between 1 and 3),
  "NotifyWatcher" boolean not null,
  "At" timestamptz not null default now(),
  primary key ("WatcherId", "WatchedId"),
  constraint watches_another check ("WatcherId" <> "WatchedId")
);
create index watches_watched on watches ("WatchedId");
