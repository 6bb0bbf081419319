-- When a running training is to be computed anew. Until then a row whose moment comes is only looked at: seconds that were stored
-- meanwhile say that it goes on.
alter table training_due add column "RefreshAt" timestamptz not null default clock_timestamp();
