-- Who pays in a club for whom who agreed (decision 0042): a member is paid for by one person at most.
create table family_members (
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "PayerId" bigint not null references users on delete cascade,
  "Since" timestamptz not null,
  primary key ("ClubId", "UserId"),
  check ("UserId" <> "PayerId")
);
create index family_members_payer on family_members ("PayerId", "ClubId");
create index family_members_user on family_members ("UserId");

-- Asked by the payer, or by the desk for her: for an address, so that asking tells nobody whether its owner is in the club.
create table family_invitations (
  "FamilyInvitationId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "PayerId" bigint not null references users on delete cascade,
  "Email" text not null check ("Email" = lower("Email")),
  "AskedAt" timestamptz not null,
  unique ("ClubId", "PayerId", "Email")
);
create index family_invitations_payer on family_invitations ("PayerId");
create index family_invitations_email on family_invitations ("Email");

-- Whichever of the two leaves the club, it ends.
create function family_members_leave() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    delete from family_members where "ClubId" = old."ClubId" and old."UserId" in ("UserId", "PayerId");
  end if;
  return null;
end $$;
create trigger user_roles_left_family_members after delete on user_roles
  for each row execute function family_members_leave();
create trigger family_members_of_a_member before insert on family_members
  for each row execute function of_a_member('UserId');
create trigger family_members_of_a_paying_member before insert on family_members
  for each row execute function of_a_member('PayerId');

create trigger user_roles_left_family_invitations after delete on user_roles
  for each row execute function goes_with_her('family_invitations', 'PayerId');
create trigger family_invitations_of_a_member before insert on family_invitations
  for each row execute function of_a_member('PayerId');

-- What somebody began to write to members of a club: a draft of its author, or, with a moment, a message that waits for it.
create table planned_messages (
  "PlannedMessageId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "AuthorId" bigint not null references users on delete cascade,
  "Content" jsonb not null,
  "SavedAt" timestamptz not null,
  "SendAt" timestamptz,
  -- Why it did not go, as the ErrorType of the refusal.
  "Refused" text check ("Refused" is null or "SendAt" is not null)
);
create index planned_messages_club on planned_messages ("ClubId", "SendAt");
create index planned_messages_author on planned_messages ("AuthorId", "ClubId");
