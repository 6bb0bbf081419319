-- A class that does not take place stays, with whom it concerns; moved, its people are in another one (decision 0022).
alter table classes
  add column "CanceledAt" timestamptz,
  add column "CanceledBy" bigint references users on delete set null,
  -- What the people are told.
  add column "CancelReason" text,
  -- The class that took over its people; null: they were given back what they had paid.
  add column "MovedToClassId" bigint references classes on delete set null,
  add constraint classes_canceled check (
    "CanceledAt" is not null or ("CanceledBy" is null and "CancelReason" is null and "MovedToClassId" is null)
  ),
  add constraint classes_canceled_published check ("CanceledAt" is null or "PublishState" = 'Published');
create index classes_moved_to on classes ("MovedToClassId") where "MovedToClassId" is not null;

-- Canceled: she was booked or waited when the class was canceled. Nothing is paid and no seat is counted.
alter table class_participants drop constraint "class_participants_State_check";
alter table class_participants add constraint "class_participants_State_check" check ("State" in ('Booked', 'Waiting', 'Canceled'));
-- The class was moved while she was in it: she leaves free until it begins.
alter table class_participants add column "Moved" boolean not null default false;

-- She was told that a seat is open to whoever of the queue takes it first; false again as soon as another is left.
alter table class_participants add column "OpenTold" boolean not null default false check ("State" = 'Waiting' or not "OpenTold");

-- Whom a member calls who cannot book.
alter table clubs add column "Phone" text, add column "Email" text;
