-- Ways in that staff hands over where no mail leaves the server: the hash of each token, for whom it is, and which account came by it.
create table identity_handed (
  "TokenHash" text primary key,
  -- Whom it is for, and who says so, in words of whoever asks for it: an account that came by it is known by both.
  "Subject" text not null,
  "Voucher" text not null,
  "Email" text not null,
  -- Account: makes one with the address, or is taken by the one that has it, by its password. Password: sets another one. Proof: is
  -- taken by the account, by its password.
  "Does" text not null constraint identity_handed_does check ("Does" in ('Account', 'Password', 'Proof')),
  "AccountId" text references identity_accounts on delete cascade,
  -- Where its page leads to in the end.
  "Landing" text not null,
  -- Until it was used.
  "MadeBy" bigint,
  "ExpiresAt" timestamptz not null,
  "UsedAt" timestamptz,
  constraint identity_handed_account check ("AccountId" is not null or ("Does" = 'Account' and "UsedAt" is null))
);
create index identity_handed_subject on identity_handed ("Subject", "Voucher");
create index identity_handed_of_account on identity_handed ("AccountId");
create index identity_handed_made_by on identity_handed ("MadeBy") where "MadeBy" is not null;

-- It was made by what was handed over: whoever did may set its password anew.
alter table identity_accounts add column "HandedOver" boolean not null default false;

-- Whose rights changed, her own or those of who handed it over, begins anew: what was decided by them holds no longer.
create function handed_over_ends() returns trigger language plpgsql as $$
declare whose bigint := case when tg_op = 'DELETE' then old."UserId" else new."UserId" end;
begin
  delete from identity_handed where "UsedAt" is null and ("Subject" = 'users/' || whose or "MadeBy" = whose);
  return null;
end $$;
create trigger user_roles_handed_over after insert or delete on user_roles for each row execute function handed_over_ends();
