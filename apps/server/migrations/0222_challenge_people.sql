-- What a list says of a challenge.
alter table challenges add column "ShortDescription" text not null default '';
-- Whom the staff took out: she counts no more, and does not join again by herself.
alter table challenge_participants add column "RemovedAt" timestamptz;
