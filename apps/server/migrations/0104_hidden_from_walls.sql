
-- Athletes whom a trainer took off the walls of a club, so that the next process with their club does not show them again.
create table hidden_from_walls (
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "At" timestamptz not null,
  primary key ("ClubId", "UserId"),
  constraint hidden_from_walls_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index hidden_from_walls_user on hidden_from_walls ("UserId");
