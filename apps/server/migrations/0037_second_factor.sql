-- Where an account is signed in, what happened to it, its second factors, and which clubs want one of their staff.

-- Links that move an address: to a new one, and back.
alter table identity_links drop constraint "identity_links_Purpose_check";
alter table identity_links add constraint "identity_links_Purpose_check" check ("Purpose" in ('verify', 'reset', 'email', 'undo'));
-- The address that the account has once the link is used.
alter table identity_links add column "Email" text;
alter table identity_links add constraint identity_links_moves check (("Email" is not null) = ("Purpose" in ('email', 'undo')));

-- One for each grant: a browser that is signed in.
create table identity_sessions (
  "GrantId" text primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "UserAgent" text not null,
  "StartedAt" timestamptz not null default now(),
  -- When its owner last proved who she is.
  "ProvedAt" timestamptz not null,
  -- When it last got a token: at most the life of one ago while it is used.
  "LastUsedAt" timestamptz not null default now(),
  -- What a new passkey of this session must sign.
  "Challenge" text
);
create index identity_sessions_account on identity_sessions ("AccountId");
create function end_of_grant() returns trigger language plpgsql as $$
begin
  delete from identity_sessions where "GrantId" = old."Id";
  return null;
end $$;
create trigger identity_grants_ended after delete on identity_payloads
  for each row when (old."Model" = 'Grant') execute function end_of_grant();

-- What happened to an account: kept 90 days.
create table identity_events (
  "EventId" bigint generated always as identity primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "Kind" text not null constraint identity_events_kind check ("Kind" in (
    'signedIn', 'signedInPasskey', 'wrongPassword', 'wrongCode', 'recoveryUsed', 'passwordChanged', 'passwordReset', 'emailAsked',
    'emailChanged', 'emailUndone', 'totpAdded', 'totpRemoved', 'passkeyAdded', 'passkeyRemoved', 'codesMade', 'sessionEnded', 'factorsReset')),
  "At" timestamptz not null default now(),
  "UserAgent" text not null,
  -- Network address; null where it is not the person's own.
  "From" text
);
create index identity_events_account on identity_events ("AccountId", "EventId" desc);
create index identity_events_at on identity_events ("At");

-- An authenticator app: six digits every thirty seconds.
create table identity_totp (
  "AccountId" text primary key references identity_accounts on delete cascade,
  "Secret" text not null,
  -- Null: shown, no code of it was typed yet.
  "ConfirmedAt" timestamptz,
  -- The last step whose code was used: none is good twice.
  "LastStep" bigint not null default 0
);

create table identity_passkeys (
  "PasskeyId" bigint generated always as identity primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "CredentialId" text not null constraint identity_passkeys_credential unique,
  -- COSE, in base64url.
  "PublicKey" text not null,
  "Counter" bigint not null,
  "Transports" text[] not null,
  "Name" text not null,
  "AddedAt" timestamptz not null default now(),
  "LastUsedAt" timestamptz
);
create index identity_passkeys_account on identity_passkeys ("AccountId");

create table identity_recovery_codes (
  "AccountId" text not null references identity_accounts on delete cascade,
  "CodeHash" text not null,
  primary key ("AccountId", "CodeHash")
);

-- Clubs that want a second factor of their staff.
create table club_factor_demands (
  "ClubId" bigint primary key references clubs on delete cascade,
  "Since" timestamptz not null default now()
);

-- What every process remembers of a caller's roles depends on both.
create function tell_of_factor() returns trigger language plpgsql as $$
begin
  perform pg_notify('clubpulse_user', "UserId"::text) from user_identities
  where "Subject" = coalesce(new."AccountId", old."AccountId");
  return null;
end $$;
create trigger identity_totp_told after insert or update or delete on identity_totp for each row execute function tell_of_factor();
create trigger identity_passkeys_told after insert or delete on identity_passkeys for each row execute function tell_of_factor();
create function tell_of_demand() returns trigger language plpgsql as $$
declare club bigint := coalesce(new."ClubId", old."ClubId");
begin
  perform pg_notify('clubpulse_user', "UserId"::text) from user_roles
  where "ClubId" = club or "BrandId" = (select "BrandId" from clubs where clubs."ClubId" = club);
  return null;
end $$;
create trigger club_factor_demands_told after insert or delete on club_factor_demands
  for each row execute function tell_of_demand();
