-- Whoever works on what a member holds locks the subscription first, then its tickets and her credits. The triggers of a role's end fire in
-- the order of their names, which has the accounts first: a refund and a leaving waited for each other.
create function ledger_accounts_leave() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    perform from user_subscriptions where "UserId" = old."UserId" and "ClubId" = old."ClubId" order by "UserSubscriptionId" for update;
    delete from ledger_accounts where "UserId" = old."UserId" and "ClubId" = old."ClubId";
  end if;
  return null;
end $$;

drop trigger user_roles_left_ledger_accounts on user_roles;
create trigger user_roles_left_ledger_accounts after delete on user_roles
  for each row execute function ledger_accounts_leave();
