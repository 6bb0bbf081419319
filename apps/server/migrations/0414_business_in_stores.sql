-- What features write when somebody joins, leaves or is deleted stands in their stores (decision 0163).

drop trigger user_roles_left_challenge_participants on user_roles;
drop trigger challenge_participants_total_stays on challenge_participants;
drop trigger clubs_deleted_challenge_participants on clubs;
drop function challenge_participants_leave, challenge_participants_total_stays, clubs_deleted_challenge_participants;

drop trigger user_roles_left_club_athletes on user_roles;
drop trigger user_roles_left_family_members on user_roles;
drop trigger user_roles_left_files on user_roles;
drop trigger user_roles_left_tasks on user_roles;
drop trigger user_roles_left_ledger_accounts on user_roles;
drop trigger user_roles_left_message_recipients on user_roles;
drop trigger message_recipients_sms_stay on message_recipients;
drop trigger user_roles_unseat on user_roles;
drop trigger user_roles_left_consents on user_roles;
drop trigger user_roles_joining_answered on user_roles;
drop trigger user_roles_keep_nameless_join on user_roles;
drop trigger class_participants_nameless on class_participants;
drop trigger class_participants_vanished on class_participants;
drop function club_athlete_leaves, family_members_leave, files_leave, tasks_leave, ledger_accounts_leave, message_recipient_leaves,
  sms_parts_stay, room_scenes_unseat, consents_end, joining_is_answered, keep_nameless_join, keep_nameless_seat, count_vanished_participant;

drop trigger users_leave on users;
drop trigger user_subscriptions_end on user_subscriptions;
drop trigger user_subscriptions_stage on user_subscriptions;
drop trigger memberships_stage_left on memberships;
drop function user_leaves, subscription_ends, hold_moves_stage, keep_stage_left, leaving_at, is_gone;

-- A membership is of an athlete: it comes with the role by the one trigger that is left here, and goes with it by a key.
alter table user_roles add constraint user_roles_of_club unique ("UserId", "Role", "ClubId");
alter table memberships add column "Role" text not null generated always as ('Athlete') stored check ("Role" in ('Athlete'));
alter table memberships add constraint memberships_of_athlete foreign key ("UserId", "Role", "ClubId")
  references user_roles ("UserId", "Role", "ClubId") on delete cascade;
drop trigger user_roles_left_memberships on user_roles;
create or replace function keep_membership() returns trigger language plpgsql as $$
begin
  insert into memberships ("ClubId", "UserId") values (new."ClubId", new."UserId") on conflict do nothing;
  return null;
end $$;

drop trigger users_erased_events on users;
drop trigger users_erased_heart_minute on users;
drop trigger users_body_history on users;
drop trigger wearable_connections_goodbye on wearable_connections;
drop function events_erased, without_the_person, heart_minute_erased, users_keep_body_history, wearable_goodbye;

drop trigger user_roles_handed_over on user_roles;
drop trigger users_deleted_handed_over on users;
drop trigger users_handed_over on users;
drop trigger identity_accounts_handed_over on identity_accounts;
drop trigger identity_accounts_gone on identity_accounts;
drop trigger identity_grants_ended on identity_payloads;
drop function handed_over_ends, handed_over_ends_with_user, handed_password_ends, end_of_grant;

drop trigger measures_badges on measures;
drop trigger measure_events_badges on measure_events;
drop trigger measures_stand on measures;
drop trigger measure_events_stand on measure_events;
drop trigger measure_events_gone on measure_events;
drop function badges_of_the_measured, stand_touched_measures;

drop trigger group_trainings_end on group_trainings;
drop trigger display_groups_live_trainings on display_groups;
drop trigger mails_tried_invitations on mails;
drop function group_trainings_end, live_trainings_keep_room, invitation_mail_was_tried;

drop trigger club_factor_demands_told on club_factor_demands;
drop trigger identity_passkeys_told on identity_passkeys;
drop trigger identity_totp_told on identity_totp;
drop function tell_of_demand, tell_of_factor;

-- One each, in place of two.
drop trigger users_flags_told on users;
drop trigger users_gone_told on users;
create trigger users_told after update of "IsAdmin", "IsEditor" or delete on users for each row execute function tell_of_user();
-- An operator changes these rights by hand: no store writes them. What was handed over was judged by them.
create function user_rights_end() returns trigger language plpgsql as $$
begin
  delete from identity_handed where "UsedAt" is null
    and ("Subject" = 'users/' || old."UserId" or "MadeBy" = old."UserId" and old."IsAdmin" <> new."IsAdmin");
  return null;
end $$;
create trigger users_rights after update of "IsAdmin", "IsEditor" on users for each row
when (old."IsAdmin" <> new."IsAdmin" or old."IsEditor" <> new."IsEditor") execute function user_rights_end();
drop trigger consents_stay on consents;
drop trigger consents_are_kept on consents;
create trigger consents_stay
before update of "UserId", "ClubId", "Purpose", "Version", "Language", "Granted", "At" or delete on consents
for each row execute function consents_stay();

drop trigger identity_accounts_demoted on identity_accounts;
drop function sign_account_out;
create function account_rights_end() returns trigger language plpgsql as $$
begin
  delete from identity_handed where "UsedAt" is null and "Does" = 'Password' and "AccountId" = old."AccountId";
  if old."IsAdmin" and not new."IsAdmin" or old."IsEditor" and not new."IsEditor" then
    delete from identity_sessions where "AccountId" = old."AccountId";
    delete from identity_payloads where "AccountId" = old."AccountId";
  end if;
  return null;
end $$;
create trigger identity_accounts_rights after update of "IsAdmin", "IsEditor" on identity_accounts for each row
when (old."IsAdmin" <> new."IsAdmin" or old."IsEditor" <> new."IsEditor") execute function account_rights_end();
