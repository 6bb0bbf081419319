-- What a provider said of an account before it was hers is of whoever had it then: what waits to be read is brought to nobody else. Who agrees
-- anew while her connection holds has had it all the time.
alter table wearable_connections add "AccountSince" timestamptz;
update wearable_connections set "AccountSince" = "ConnectedAt";
alter table wearable_connections alter "AccountSince" set not null;
