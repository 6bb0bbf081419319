-- Two who change one of these at once: the second is told. What counts the changes of a row, as other rows have it.
alter table measure_events add column "RowVersion" integer not null default 0;
alter table live_trainings add column "RowVersion" integer not null default 0;
alter table policies add column "RowVersion" integer not null default 0;
alter table tasks add column "RowVersion" integer not null default 0;
alter table expirations add column "RowVersion" integer not null default 0;
alter table notes add column "RowVersion" integer not null default 0;
alter table planned_messages add column "RowVersion" integer not null default 0;
alter table club_booking_settings add column "RowVersion" integer not null default 0;
alter table class_subscriptions add column "RowVersion" integer not null default 0;
alter table credits_packages add column "RowVersion" integer not null default 0;
alter table transactions add column "RowVersion" integer not null default 0;
alter table files add column "RowVersion" integer not null default 0;
