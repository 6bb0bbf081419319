-- Two who change a room, a hub or a screen at once: the second is told. What counts the changes of a row, as other rows have it.
alter table display_groups add column "RowVersion" integer not null default 0;
alter table bridges add column "RowVersion" integer not null default 0;
alter table displays add column "RowVersion" integer not null default 0;
