-- Websites on which a browser refused to show the club's timetable or prices, because the club had not allowed them.
create table website_refusals (
  "ClubId" bigint not null references club_websites on delete cascade,
  "Origin" text not null,
  -- In UTC.
  "Day" date not null,
  "Count" integer not null,
  "LastAt" timestamptz not null,
  primary key ("ClubId", "Origin", "Day")
);
