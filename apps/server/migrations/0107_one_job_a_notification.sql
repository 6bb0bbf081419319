-- A ping is fetched by a job of its own: `Of` is what came through the door with it, `Entry` its place in that.
alter table wearable_inbox add "Of" bigint;
alter table wearable_inbox add "Entry" integer;
alter table wearable_inbox add constraint wearable_inbox_ping check (("Of" is null) = ("Entry" is null));
-- Its pings stand apart, each by itself: whatever is tried again of the rest, they are not taken out of it anew.
alter table wearable_inbox add "PingsApart" boolean not null default false;

-- Of two words about one activity that came together the later one holds: the place of what was read last.
alter table wearable_activities add "SummaryEntry" bigint not null default 0;
alter table wearable_activities add "DetailsEntry" bigint not null default 0;

-- Tokens that the provider gave before it said whose they are, or before it was kept here, are given back too.
alter table wearable_goodbyes alter "ProviderUserId" drop not null;
