-- The last attempt: the beginning of the response, and its milliseconds.
alter table webhook_deliveries
  add column "Answer" text constraint webhook_deliveries_answer check (char_length("Answer") <= 1000),
  add column "Took" integer constraint webhook_deliveries_took check ("Took" >= 0);
create index webhook_deliveries_counted on webhook_deliveries ("WebhookId", "At", "State");
