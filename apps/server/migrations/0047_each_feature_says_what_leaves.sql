-- What of a person goes with her last role in a club is said table by table, each by a trigger of its own, `user_roles_left_<table>`: a
-- feature that comes adds its trigger and edits nobody's. A test holds the triggers to what the features' manifests say.
create function is_gone(left_role user_roles) returns boolean language sql stable as $$
  select left_role."ClubId" is not null
    and not exists (select from user_roles where "UserId" = left_role."UserId" and "ClubId" = left_role."ClubId")
$$;

-- The plain case: the rows of a club's table ("ClubId") whose second argument, a column, says that they are hers.
create function goes_with_her() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    execute format('delete from %I where %I = $1 and "ClubId" = $2', tg_argv[0], tg_argv[1]) using old."UserId", old."ClubId";
  end if;
  return null;
end $$;

-- A block runs on, strikes are remembered: leaving and joining again lifts neither. A day of any zone is over a day later.
create function club_athlete_leaves() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    update club_athletes set "IsGuest" = false where "UserId" = old."UserId" and "ClubId" = old."ClubId" and "IsGuest";
    delete from club_athletes where "UserId" = old."UserId" and "ClubId" = old."ClubId"
      and ("NoBookingsUntil" is null or "NoBookingsUntil" < leaving_at()::date - 1);
  end if;
  return null;
end $$;

create function tasks_leave() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    -- What she was to do waits for somebody else.
    update tasks set "AssigneeId" = null where "AssigneeId" = old."UserId" and "ClubId" = old."ClubId" and "CompletedAt" is null;
    delete from tasks where "ReceiverId" = old."UserId" and "ClubId" = old."ClubId";
  end if;
  return null;
end $$;

create function message_recipient_leaves() returns trigger language plpgsql as $$
begin
  if is_gone(old) then
    delete from message_recipients r using messages m
      where m."MessageId" = r."MessageId" and m."ClubId" = old."ClubId" and r."UserId" = old."UserId";
  end if;
  return null;
end $$;

drop trigger user_roles_left on user_roles;
drop trigger user_roles_left_desk on user_roles;
drop function leave_club();
drop function leave_desk();
alter trigger user_roles_membership_ends on user_roles rename to user_roles_left_memberships;
alter trigger user_roles_consents_end on user_roles rename to user_roles_left_consents;

create trigger user_roles_left_class_participants after delete on user_roles
  for each row execute function goes_with_her('class_participants', 'UserId');
create trigger user_roles_left_club_athletes after delete on user_roles
  for each row execute function club_athlete_leaves();
create trigger user_roles_left_expirations after delete on user_roles
  for each row execute function goes_with_her('expirations', 'UserId');
create trigger user_roles_left_invitations after delete on user_roles
  for each row execute function goes_with_her('invitations', 'AcceptedBy');
create trigger user_roles_left_ledger_accounts after delete on user_roles
  for each row execute function goes_with_her('ledger_accounts', 'UserId');
create trigger user_roles_left_message_recipients after delete on user_roles
  for each row execute function message_recipient_leaves();
create trigger user_roles_left_notes after delete on user_roles
  for each row execute function goes_with_her('notes', 'UserId');
create trigger user_roles_left_policy_reminders after delete on user_roles
  for each row execute function goes_with_her('policy_reminders', 'UserId');
create trigger user_roles_left_recurring_bookings after delete on user_roles
  for each row execute function goes_with_her('recurring_bookings', 'UserId');
create trigger user_roles_left_subscription_requests after delete on user_roles
  for each row execute function goes_with_her('subscription_requests', 'UserId');
create trigger user_roles_left_tasks after delete on user_roles
  for each row execute function tasks_leave();
create trigger user_roles_left_user_subscriptions after delete on user_roles
  for each row execute function goes_with_her('user_subscriptions', 'UserId');
