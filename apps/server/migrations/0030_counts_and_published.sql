-- What was sent to people who left the club since stays counted, by channel.
alter table messages
  add "Gone" integer not null default 0,
  add "AppGone" integer not null default 0,
  add "EmailGone" integer not null default 0,
  add "SmsGone" integer not null default 0;

-- Timers and intensity flows are offered to the rooms of the club once they are published.
alter table timers add "Published" boolean not null default true;
alter table intensity_flows add "Published" boolean not null default true;
