-- The circuit of a class was begun by a press, for that hour of the class, in the room: with the class it does not begin once more (decision
-- 0078). What ran of it may be too short to be kept.
create table circuit_presses (
  "ClassId" bigint not null references classes on delete cascade,
  "Begin" timestamptz not null,
  "DisplayGroupId" bigint not null,
  "BridgeWorkoutId" bigint not null,
  -- What it began; it may be over since, and its number is then nobody's.
  "RoomWorkoutId" bigint not null,
  primary key ("ClassId", "Begin", "RoomWorkoutId")
);
