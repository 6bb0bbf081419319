-- The embedded identity provider: accounts people sign in with, what the provider stores, mailed links, failed attempts;
-- and the outbox of mails.

create table identity_accounts (
  -- The subject of tokens.
  "AccountId" text primary key,
  "Email" text not null,
  "EmailVerified" boolean not null default false,
  -- argon2id, with its parameters and salt.
  "PasswordHash" text not null,
  "IsAdmin" boolean not null default false,
  "IsEditor" boolean not null default false,
  "CreatedAt" timestamptz not null default now()
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

-- Links sent by mail; the token itself is in the mail only.
create table identity_links (
  "TokenHash" text primary key,
  "AccountId" text not null references identity_accounts on delete cascade,
  "Purpose" text not null check ("Purpose" in ('verify', 'reset')),
  "ExpiresAt" timestamptz not null
);
create index identity_links_account on identity_links ("AccountId", "Purpose");

-- Attempts counted per account and per address, whoever of several servers saw them.
create table identity_attempts (
  "Key" text primary key,
  "Count" integer not null,
  "ExpiresAt" timestamptz not null
);

-- Mails are written in the transaction that wants them sent, and sent afterwards.
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
  "LastError" text
);
create index mails_waiting on mails ("NextAttemptAt") where "SentAt" is null;
