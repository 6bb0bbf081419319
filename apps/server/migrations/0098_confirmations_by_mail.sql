-- Another e-mail address that the desk proposes to a member, until the member confirms it. "Present": the address that it replaces.
create table email_proposals (
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "Email" text not null,
  "Present" text not null,
  "By" bigint references users on delete set null,
  "At" timestamptz not null,
  primary key ("ClubId", "UserId"),
  constraint email_proposals_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index email_proposals_user on email_proposals ("UserId");
create index email_proposals_by on email_proposals ("By") where "By" is not null;

-- The code with which staff confirm that they remove their own role. "Tries": wrong codes.
create table leave_codes (
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "CodeHash" text not null,
  "ExpiresAt" timestamptz not null,
  "Tries" integer not null default 0,
  primary key ("ClubId", "UserId"),
  constraint leave_codes_person foreign key ("ClubId", "UserId") references club_people on delete cascade
);
create index leave_codes_user on leave_codes ("UserId");
