-- What a member shows at the desk: it opens nothing, says who she is in one club, once, and only for some minutes.
create table check_in_codes (
  "Code" text primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ExpiresAt" timestamptz not null
);
create index check_in_codes_user on check_in_codes ("UserId", "ClubId");
create trigger user_roles_left_check_in_codes after delete on user_roles
  for each row execute function goes_with_her('check_in_codes', 'UserId');

-- Who came to the club, when, and who let her in (null: whoever it was is gone).
create table check_ins (
  "CheckInId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "At" timestamptz not null,
  "ByUserId" bigint references users on delete set null
);
create index check_ins_club on check_ins ("ClubId", "At" desc);
create index check_ins_user on check_ins ("UserId", "ClubId", "At" desc);
create index check_ins_by on check_ins ("ByUserId");
create trigger user_roles_left_check_ins after delete on user_roles
  for each row execute function goes_with_her('check_ins', 'UserId');
