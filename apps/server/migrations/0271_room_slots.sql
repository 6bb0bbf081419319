-- What the screens of rooms are to run at an hour, and what became of it.
create table room_slots (
  "RoomSlotId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "DisplayGroupId" bigint not null references display_groups on delete cascade,
  "Begin" timestamptz not null,
  "End" timestamptz not null,
  -- What was chosen, and how it was called then.
  "Content" jsonb not null,
  "Name" text not null,
  "State" text not null default 'Planned' constraint room_slots_state check ("State" in ('Planned', 'Started', 'Missed')),
  -- What it began; it may be over since, and its number is then nobody's.
  "RoomWorkoutId" bigint,
  constraint room_slots_times check ("Begin" < "End")
);
create index room_slots_room on room_slots ("DisplayGroupId", "Begin");
create index room_slots_club on room_slots ("ClubId", "Begin");
