-- What happened, written in the transaction that did it.
create table events (
  "EventId" bigint generated always as identity primary key,
  "ClubId" bigint,
  "Type" text not null,
  "Payload" jsonb not null,
  "At" timestamptz not null default clock_timestamp(),
  -- Processed in the order of transactions: no clock can hide an event, and one whose transaction ends late is found.
  "Written" bigint default pg_current_xact_id()::text::bigint
);
create index events_club on events ("ClubId", "EventId");
-- Events are written in the order of time: a small BRIN index finds the last day.
create index events_at on events using brin ("At");
create index events_written on events using brin ("Written");
-- For erasing the address and nickname of a deleted person from events.
create index events_target on events (("Payload" ->> 'Target')) where ("Payload" ->> 'Email') is not null;
create index events_address on events (lower("Payload" ->> 'Email')) where ("Payload" ->> 'Email') is not null;
-- The club log is the smaller part of all events: a list should not filter the rest.
create index events_club_log on events ("ClubId", "At" desc, "EventId" desc)
  where ("Type" in ('TransactionAdded', 'TransactionUpdated', 'TransactionDeleted', 'DebtWrittenOff', 'OrderFulfilled',
    'UserSubscriptionAdd', 'UserSubscriptionUpdate', 'UserSubscriptionDelete', 'UserSubscriptionSuspend', 'UserSubscriptionReactivate',
    'SubscriptionDeclined', 'CreditsAdd', 'CreditsSub', 'ClubJoined', 'RoleGiven', 'RoleTaken', 'BrandOwnerAdded', 'BrandOwnerRemoved',
    'UserLeftClub', 'MembersImported', 'JoinAnswered', 'CreatedInvitation', 'InvitationResent', 'InvitationChanged',
    'InvitationAccepted', 'AccessHandedOver', 'PeopleExported', 'DeskProfileCorrected', 'ClientStageChanged', 'GuestMarked',
    'StaffMarked', 'BookingBanned', 'StrikeForgiven', 'ExpirationAdded', 'ExpirationUpdated', 'ExpirationDeleted', 'PoliciesNotAccepted',
    'FamilyAsked', 'FamilyAgreed', 'FamilyEnded', 'UserTagsChanged', 'ClubTagFilled', 'ClubTagEmptied', 'ClassAdded', 'ClassUpdated',
    'ClassPublished', 'ClassUnpublished', 'ClassDeleted', 'ScheduleChanged', 'StartedLive', 'StoppedLive', 'WorkoutSheetShared',
    'TrainingProgramShared', 'ChallengeAdded', 'ChallengeUpdated', 'ChallengeEnabled', 'ChallengeDisabled', 'ChallengeDeleted',
    'ChallengeAwardsGiven', 'ChallengeInvited', 'ChallengeParticipantAdded', 'ChallengeParticipantRemoved', 'ClubMessageSent',
    'ClubMessagePlanned', 'ClubMessageTakenBack', 'ClubCreated', 'ClubUpdated', 'BookingSettingsUpdated', 'PaymentSettingsUpdated',
    'SubscriptionTypeAdded', 'SubscriptionTypeUpdated', 'SubscriptionTypeDeleted', 'CreditsPackageAdded', 'CreditsPackageUpdated',
    'CreditsPackageDeleted', 'PolicyPublished', 'PolicyUnpublished', 'ClubTagAdded', 'ClubTagUpdated', 'ClubTagDeleted',
    'FactorDemanded', 'FactorDemandLifted', 'LicenseGiven', 'LicenseUpdated', 'LicenseDeleted', 'RoomCreated', 'RoomUpdated',
    'RoomDeleted', 'BridgeRegistered', 'BridgeUpdated', 'BridgeDeleted', 'DisplayPaired', 'DisplayUpdated', 'DisplayUnpaired',
    'KioskCreated', 'KioskPaired', 'KioskDeleted', 'AppCodeRequested', 'AppRegistered', 'AppDeleted', 'DemoUserAdded', 'DemoUserUpdated',
    'DemoUserDeleted', 'WebhookConnected', 'WebhookDisconnected', 'WebhookDeleted')) and (("Type" not in ('CreditsAdd', 'CreditsSub'))
    or ("Payload" ->> 'Reason') = 'Adjustment');

-- Fails a statement of several writes when one of its guards is not met, so that none is written (platform/database/statements).
create function demand(met boolean) returns boolean language plpgsql as $$
begin
  if met then return true; end if;
  raise exception 'A guard of this statement was not met.' using errcode = 'CP001';
end $$;

-- Text for search: without case and accents. It needs no extension.
create function folded(words text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Secrets and marks of this installation (signing keys, the seed of the demo).
create table installation (
  "Key" text primary key,
  "Value" jsonb not null
);

create table identity_accounts (
  -- The subject of tokens.
  "AccountId" text primary key,
  "Email" text not null,
  "EmailVerified" boolean not null default false,
  -- argon2id, with its parameters and salt.
  "PasswordHash" text not null,
  "IsAdmin" boolean not null default false,
  "IsEditor" boolean not null default false,
  "CreatedAt" timestamptz not null default now(),
  -- Made by a link that was handed over: who handed it over may set its password again.
  "HandedOver" boolean not null default false
);
create unique index identity_accounts_email on identity_accounts (lower("Email"));

-- Sessions, grants, codes, refresh tokens and interactions, by the provider's own model names.
create table identity_payloads (
  "Model" text not null,
  "Id" text not null,
  "Payload" jsonb not null,
  "GrantId" text generated always as ("Payload" ->> 'grantId') stored,
  "Uid" text generated always as ("Payload" ->> 'uid') stored,
  "AccountId" text generated always as ("Payload" ->> 'accountId') stored,
  "ExpiresAt" timestamptz,
  "ConsumedAt" timestamptz,
  primary key ("Model", "Id")
);
create index identity_payloads_grant on identity_payloads ("GrantId") where "GrantId" is not null;
create index identity_payloads_uid on identity_payloads ("Model", "Uid") where "Uid" is not null;
create index identity_payloads_account on identity_payloads ("AccountId") where "AccountId" is not null;
create index identity_payloads_expiry on identity_payloads ("ExpiresAt");

create function tell_of_grant() returns trigger language plpgsql as $$
begin
  perform pg_notify('clubpulse_grant', old."Id");
  return null;
end $$;

create trigger identity_grants_told after delete on identity_payloads
  for each row when (old."Model" = 'Grant') execute function tell_of_grant();

-- Links sent by mail; the token itself is only in the mail.
create table identity_links (
  "TokenHash" text primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "Purpose" text not null check ("Purpose" in ('verify', 'reset', 'email', 'undo')),
  "ExpiresAt" timestamptz not null,
  -- The address of the account once the link is used.
  "Email" text,
  constraint identity_links_moves check (("Email" is not null) = ("Purpose" in ('email', 'undo')))
);
create index identity_links_account on identity_links ("AccountId", "Purpose");

-- Attempts counted per account and per address, over all servers.
create table identity_attempts (
  "Key" text primary key,
  "Count" integer not null,
  "ExpiresAt" timestamptz not null
);

-- The outbox: written in the transaction that wants the mail sent, and sent afterwards.
create table mails (
  "MailId" bigint generated always as identity primary key,
  "To" text not null,
  "Subject" text not null,
  "Text" text not null,
  "Html" text not null,
  "CreatedAt" timestamptz not null default now(),
  "SentAt" timestamptz,
  "Attempts" integer not null default 0,
  "NextAttemptAt" timestamptz not null default now(),
  "LastError" text,
  -- The last attempt.
  "TriedAt" timestamptz,
  -- When the mail server refused the mailbox for good: it is not tried again.
  "RefusedAt" timestamptz,
  -- As the job queue counts it: the smaller goes first.
  "Priority" smallint not null default 0
);
create index mails_waiting on mails ("NextAttemptAt") where "SentAt" is null;
create index mails_refused on mails ("To") where "RefusedAt" is not null;
-- The last attempt for an address.
create index mails_tried on mails (lower("To"), "TriedAt" desc) where "TriedAt" is not null;

-- The answer to a request with an Idempotency-Key, written in the transaction that acted: a repeated request finds either nothing or the
-- whole answer. A concurrent one waits at the primary key.
create table idempotency_keys (
  "UserId" bigint not null,
  "Key" text not null,
  "Call" text not null,
  -- SHA-256 of path, query and body.
  "RequestHash" text not null,
  "Answer" jsonb,
  "At" timestamptz not null default now(),
  primary key ("UserId", "Key")
);
create index idempotency_keys_at on idempotency_keys ("At");

-- One per grant: a signed-in browser.
create table identity_sessions (
  "GrantId" text primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "UserAgent" text not null,
  "StartedAt" timestamptz not null default now(),
  -- When the owner last proved the identity.
  "ProvedAt" timestamptz not null,
  -- When it last got a token: while in use, at most the life of one ago.
  "LastUsedAt" timestamptz not null default now(),
  -- What a new passkey of this session must sign.
  "Challenge" text
);
create index identity_sessions_account on identity_sessions ("AccountId");

-- Security events of an account, deleted after 90 days.
create table identity_events (
  "EventId" bigint generated always as identity primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "Kind" text not null
    constraint identity_events_kind
      check ("Kind" in ('signedIn', 'signedInPasskey', 'wrongPassword', 'wrongCode', 'recoveryUsed', 'passwordChanged', 'passwordReset',
        'emailAsked', 'emailChanged', 'emailUndone', 'totpAdded', 'totpRemoved', 'passkeyAdded', 'passkeyRemoved', 'codesMade',
        'sessionEnded', 'factorsReset')),
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
  -- Null: shown, but no code was entered yet.
  "ConfirmedAt" timestamptz,
  -- The last step whose code was used: no code is valid twice.
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

-- Access links that staff hands over where no mail can be sent: the hash of each token, its subject, and the account that used it.
create table identity_handed (
  "TokenHash" text primary key,
  -- Whom it is for, and who vouches, as ids of the caller: an account that used it is found by both.
  "Subject" text not null,
  "Voucher" text not null,
  "Email" text not null,
  -- Account: creates one with the address, or is claimed by the existing one with its password. Password: sets a new one. Proof: is
  -- claimed by the account with its password.
  "Does" text not null constraint identity_handed_does check ("Does" in ('Account', 'Password', 'Proof')),
  "AccountId" text references identity_accounts on delete cascade,
  -- Where its page finally leads.
  "Landing" text not null,
  -- Until it is used.
  "MadeBy" bigint,
  "ExpiresAt" timestamptz not null,
  "UsedAt" timestamptz,
  constraint identity_handed_account check ("AccountId" is not null or "Does" = 'Account' and "UsedAt" is null)
);
create index identity_handed_subject on identity_handed ("Subject", "Voucher");
create index identity_handed_of_account on identity_handed ("AccountId");
create index identity_handed_made_by on identity_handed ("MadeBy") where "MadeBy" is not null;

create function account_rights_end() returns trigger language plpgsql as $$
begin
  delete from identity_handed where "UsedAt" is null and "Does" = 'Password' and "AccountId" = old."AccountId";
  if old."IsAdmin" and not new."IsAdmin" or old."IsEditor" and not new."IsEditor" then
    delete from identity_sessions where "AccountId" = old."AccountId";
    delete from identity_payloads where "AccountId" = old."AccountId";
  end if;
  return null;
end $$;

create trigger identity_accounts_rights after update of "IsAdmin", "IsEditor" on identity_accounts
  for each row when (old."IsAdmin" <> new."IsAdmin" or old."IsEditor" <> new."IsEditor") execute function account_rights_end();
