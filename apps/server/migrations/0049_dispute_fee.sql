-- What the provider keeps for a dispute, in minor units of its currency; null when it is not known.
alter table payment_disputes add column "Fee" integer;
