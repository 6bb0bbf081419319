-- Where her routes began or ended, and the middle of what others do not see around it: a shift of its own for each such place, which no
-- other place tells. The secret that shifted all places of a part of the world alike is of no use any more.
create table route_anchors (
  "RouteAnchorId" bigint generated always as identity primary key,
  "UserId" bigint not null references users on delete cascade,
  "Latitude" double precision not null,
  "Longitude" double precision not null,
  "MiddleLatitude" double precision not null,
  "MiddleLongitude" double precision not null
);
create index route_anchors_user on route_anchors ("UserId");
drop table route_secrets;
