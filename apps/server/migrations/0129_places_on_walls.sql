-- Who stands where on the walls of a room, so that a server that begins anew shows everybody where they stood. What was shown is nobody's
-- history: it is written over whenever somebody comes or goes.
alter table room_scenes
  -- Ids of athletes by place, of demo users below zero; null is a free place.
  add column "Places" bigint[] not null default '{}',
  -- Of each place its guest's number, 0 where none is called so.
  add column "Guests" integer[] not null default '{}',
  -- Places the wall is cut up for: free ones at the end stay until a quiet moment.
  add column "PlacesKept" integer not null default 0;
