-- Whoever takes a right away, a call, a purge or somebody at the database, every process hears it with the commit: what they
-- remember of callers and tokens, and sockets that are open, end with the right.
create function tell_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('clubpulse_user', old."UserId"::text) where old."UserId" is distinct from new."UserId";
  perform pg_notify('clubpulse_user', new."UserId"::text) where new."UserId" is not null;
  return null;
end $$;
create trigger user_roles_told after insert or update or delete on user_roles for each row execute function tell_of_user();
create trigger users_gone_told after delete on users for each row execute function tell_of_user();
create trigger users_flags_told after update of "IsAdmin", "IsEditor" on users
  for each row when (old."IsAdmin" is distinct from new."IsAdmin" or old."IsEditor" is distinct from new."IsEditor")
  execute function tell_of_user();

create function tell_of_grant() returns trigger language plpgsql as $$
begin
  perform pg_notify('clubpulse_grant', old."Id");
  return null;
end $$;
create trigger identity_grants_told after delete on identity_payloads
  for each row when (old."Model" = 'Grant') execute function tell_of_grant();

-- Tokens say who is an administrator: she who is none any more, or whose account is gone, is signed out.
create function sign_account_out() returns trigger language plpgsql as $$
begin
  delete from identity_payloads where "AccountId" = old."AccountId";
  return null;
end $$;
create trigger identity_accounts_gone after delete on identity_accounts for each row execute function sign_account_out();
create trigger identity_accounts_demoted after update of "IsAdmin", "IsEditor" on identity_accounts
  for each row when ((old."IsAdmin" and not new."IsAdmin") or (old."IsEditor" and not new."IsEditor"))
  execute function sign_account_out();
