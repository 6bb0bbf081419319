-- What the screens of a room show instead of the wall, and what the room wants to reach together.
create table room_scenes (
  "RoomSceneId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- Null: all rooms.
  "DisplayGroupId" bigint references display_groups on delete cascade,
  "Scene" text not null default 'Wall' check ("Scene" in ('Wall', 'Ranking', 'Summary')),
  -- Null: nothing was called yet.
  "SceneAt" timestamptz,
  "Goal" integer,
  -- When it was set or taken away.
  "GoalAt" timestamptz,
  constraint room_scenes_room unique nulls not distinct ("ClubId", "DisplayGroupId")
);
create index room_scenes_group on room_scenes ("DisplayGroupId");
