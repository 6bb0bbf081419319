-- The circuit of a class begins with the class: what became of it stands among what its room was to run, once for each class and hour.
alter table room_slots add "ClassId" bigint references classes on delete cascade;
create unique index room_slots_class on room_slots ("ClassId", "Begin") where "ClassId" is not null;
