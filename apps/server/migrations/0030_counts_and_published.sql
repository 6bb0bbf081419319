-- What was sent to people who left the club since stays counted, by channel.
alter table messages
  add "Gone" integer not null default 0,
  add "AppGone" integer not null default 0,
  add "EmailGone" integer not null default 0,
  add "SmsGone" integer not null default 0;
