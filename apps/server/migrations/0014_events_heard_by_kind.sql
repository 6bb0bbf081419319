-- Whether somebody listens to a kind of event is said where the kind is declared, so no write has to look it up.
drop table heard_events;
