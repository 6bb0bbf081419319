-- A link that sets a password is for an account of which nobody else knows anything. It ends with what it was made on: when the account
-- gets another password, another address or a proof of its own, and when it becomes an administrator's or editor's.
create function handed_password_ends() returns trigger language plpgsql as $$
begin
  delete from identity_handed where "UsedAt" is null and "Does" = 'Password' and "AccountId" = new."AccountId";
  return null;
end $$;
create trigger identity_accounts_handed_over
  after update of "Email", "EmailVerified", "PasswordHash", "IsAdmin", "IsEditor" on identity_accounts
  for each row when (
    old."Email" <> new."Email" or old."EmailVerified" <> new."EmailVerified" or old."PasswordHash" <> new."PasswordHash"
    or old."IsAdmin" <> new."IsAdmin" or old."IsEditor" <> new."IsEditor"
  ) execute function handed_password_ends();

-- What was handed to somebody ends when she becomes an administrator or editor or proves her address, what an administrator handed over
-- when she is none any more, and both with the person.
create function handed_over_ends_with_user() returns trigger language plpgsql as $$
begin
  delete from identity_handed
  where "UsedAt" is null and ("Subject" = 'users/' || old."UserId"
    or "MadeBy" = old."UserId" and (tg_op = 'DELETE' or old."IsAdmin" <> new."IsAdmin"));
  return null;
end $$;
create trigger users_handed_over
  after update of "IsAdmin", "IsEditor", "EmailConfirmed" on users
  for each row when (
    old."IsAdmin" <> new."IsAdmin" or old."IsEditor" <> new."IsEditor" or old."EmailConfirmed" <> new."EmailConfirmed"
  ) execute function handed_over_ends_with_user();
create trigger users_deleted_handed_over after delete on users for each row execute function handed_over_ends_with_user();

-- What an account came by that somebody may have taken over since: until now whoever set its password anew kept what other clubs had said of
-- it. Who was handed what and set which password is not told apart any more, so of accounts of which several clubs said something, and whose
-- password one of them set, only that club's word stays.
delete from identity_handed word
where word."UsedAt" is not null and exists (
  select from identity_handed reset
  where reset."AccountId" = word."AccountId" and reset."Does" = 'Password' and reset."UsedAt" > word."UsedAt"
    and reset."Voucher" <> word."Voucher"
);
