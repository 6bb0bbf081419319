-- What a club corrected in the profile of a member, with the values before and after, for the days in which it can be undone.
create table desk_corrections (
  "DeskCorrectionId" bigint generated always as identity primary key,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "By" bigint references users on delete set null,
  "At" timestamptz not null,
  "Values" jsonb not null,
  constraint desk_corrections_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index desk_corrections_person on desk_corrections ("ClubId", "UserId");
create index desk_corrections_user on desk_corrections ("UserId");
create index desk_corrections_by on desk_corrections ("By") where "By" is not null;
