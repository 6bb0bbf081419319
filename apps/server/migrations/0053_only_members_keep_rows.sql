-- What goes with a person's last role in a club is written only while she has one. Whoever writes it holds her role until the end of the
-- transaction: a leaving that comes meanwhile waits, and then takes the new row along; one that came first leaves nobody to write it for.
-- The argument is the column that says whose the row is. The code is that of writes that crossed: tried again, the act finds that she is gone.
create function of_a_member() returns trigger language plpgsql as $$
declare
  her bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if her is null then
    return new;
  end if;
  perform from user_roles where "UserId" = her and "ClubId" = new."ClubId" for key share;
  if not found then
    raise exception '% of somebody who is not in the club', tg_table_name using errcode = '40001';
  end if;
  return new;
end $$;

create trigger class_participants_of_a_member before insert on class_participants
  for each row execute function of_a_member('UserId');
create trigger expirations_of_a_member before insert on expirations
  for each row execute function of_a_member('UserId');
create trigger ledger_accounts_of_a_member before insert on ledger_accounts
  for each row execute function of_a_member('UserId');
create trigger notes_of_a_member before insert on notes
  for each row execute function of_a_member('UserId');
create trigger policy_reminders_of_a_member before insert on policy_reminders
  for each row execute function of_a_member('UserId');
create trigger recurring_bookings_of_a_member before insert on recurring_bookings
  for each row execute function of_a_member('UserId');
create trigger subscription_requests_of_a_member before insert on subscription_requests
  for each row execute function of_a_member('UserId');
create trigger user_subscriptions_of_a_member before insert on user_subscriptions
  for each row execute function of_a_member('UserId');
create trigger tasks_of_a_member before insert on tasks
  for each row execute function of_a_member('ReceiverId');
create trigger check_ins_of_a_member before insert on check_ins
  for each row execute function of_a_member('UserId');
