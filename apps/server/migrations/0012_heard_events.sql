-- Kinds of event that somebody listens to: only these are queued to be brought to their listeners. Each server adds its own when it
-- starts.
create table heard_events ("Type" text primary key);
