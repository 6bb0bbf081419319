-- Whoever has a role in a club, once. What a club stores about one of its people refers to this row: it is written only while the row is there,
-- and goes with it.
create table club_people (
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  primary key ("ClubId", "UserId")
);
create index club_people_user on club_people ("UserId");

insert into club_people select distinct "ClubId", "UserId" from user_roles where "ClubId" is not null;

-- Who gives a role and who takes the last one at the same time wait for each other on the row.
create function keep_club_people() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into club_people select new."ClubId", new."UserId" where new."ClubId" is not null
      on conflict ("ClubId", "UserId") do update set "UserId" = excluded."UserId";
  else
    perform from club_people where "ClubId" = old."ClubId" and "UserId" = old."UserId" for update;
    delete from club_people where "ClubId" = old."ClubId" and "UserId" = old."UserId"
      and not exists (select from user_roles where "ClubId" = old."ClubId" and "UserId" = old."UserId");
  end if;
  return null;
end $$;
-- Its name puts it behind the triggers user_roles_left_*, which work on rows that are to go.
create trigger user_roles_people after insert or delete on user_roles for each row execute function keep_club_people();

-- Rows that no trigger guarded.
delete from check_in_codes c where not exists (select from club_people p where p."ClubId" = c."ClubId" and p."UserId" = c."UserId");
delete from invitations i where "AcceptedBy" is not null
  and not exists (select from club_people p where p."ClubId" = i."ClubId" and p."UserId" = i."AcceptedBy");
update files f set "ShownToClubId" = null where "ShownToClubId" is not null
  and not exists (select from club_people p where p."ClubId" = f."ShownToClubId" and p."UserId" = f."UserId");

alter table check_ins
  drop constraint "check_ins_ClubId_fkey",
  drop constraint "check_ins_UserId_fkey",
  add constraint check_ins_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table check_in_codes
  drop constraint "check_in_codes_ClubId_fkey",
  drop constraint "check_in_codes_UserId_fkey",
  add constraint check_in_codes_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table class_session_heard
  drop constraint "class_session_heard_ClubId_fkey",
  drop constraint "class_session_heard_UserId_fkey",
  add constraint class_session_heard_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table challenge_invitations
  drop constraint "challenge_invitations_ClubId_fkey",
  drop constraint "challenge_invitations_UserId_fkey",
  add constraint challenge_invitations_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table challenge_participants
  drop constraint "challenge_participants_ClubId_fkey",
  drop constraint "challenge_participants_UserId_fkey",
  add constraint challenge_participants_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table class_participants
  drop constraint "class_participants_UserId_fkey",
  add constraint class_participants_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table expirations
  drop constraint "expirations_ClubId_fkey",
  drop constraint "expirations_UserId_fkey",
  add constraint expirations_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table family_invitations
  drop constraint "family_invitations_ClubId_fkey",
  drop constraint "family_invitations_PayerId_fkey",
  add constraint family_invitations_club_person foreign key ("ClubId", "PayerId") references club_people on delete cascade;
alter table family_members
  drop constraint "family_members_ClubId_fkey",
  drop constraint "family_members_UserId_fkey",
  drop constraint "family_members_PayerId_fkey",
  add constraint family_members_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade,
  add constraint family_members_payer_club_person foreign key ("ClubId", "PayerId") references club_people on delete cascade;
alter table files
  drop constraint "files_ClubId_fkey",
  drop constraint "files_ShownToClubId_fkey",
  add constraint files_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade,
  add constraint files_shown_club_person foreign key ("ShownToClubId", "UserId") references club_people on delete set null ("ShownToClubId");
alter table first_trainings
  drop constraint "first_trainings_ClubId_fkey",
  drop constraint "first_trainings_UserId_fkey",
  add constraint first_trainings_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table invitations
  drop constraint "invitations_AcceptedBy_fkey",
  add constraint invitations_club_person foreign key ("ClubId", "AcceptedBy") references club_people on delete cascade;
alter table ledger_accounts
  drop constraint "ledger_accounts_ClubId_fkey",
  drop constraint "ledger_accounts_UserId_fkey",
  add constraint ledger_accounts_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table live_training_participants
  drop constraint "live_training_participants_ClubId_fkey",
  drop constraint "live_training_participants_UserId_fkey",
  add constraint live_training_participants_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table measure_reminders
  drop constraint "measure_reminders_ClubId_fkey",
  drop constraint "measure_reminders_UserId_fkey",
  add constraint measure_reminders_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table notes
  drop constraint "notes_ClubId_fkey",
  drop constraint "notes_UserId_fkey",
  add constraint notes_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table policy_reminders
  drop constraint "policy_reminders_ClubId_fkey",
  drop constraint "policy_reminders_UserId_fkey",
  add constraint policy_reminders_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table recurring_bookings
  drop constraint "recurring_bookings_ClubId_fkey",
  drop constraint "recurring_bookings_UserId_fkey",
  add constraint recurring_bookings_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table subscription_requests
  drop constraint "subscription_requests_ClubId_fkey",
  drop constraint "subscription_requests_UserId_fkey",
  add constraint subscription_requests_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table tasks
  drop constraint "tasks_ReceiverId_fkey",
  add constraint tasks_club_person foreign key ("ClubId", "ReceiverId") references club_people on delete cascade;
alter table training_program_opens
  drop constraint "training_program_opens_UserId_fkey",
  add constraint training_program_opens_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table training_program_shares
  drop constraint "training_program_shares_UserId_fkey",
  add constraint training_program_shares_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
-- Keeps its key to the club as well: a club that is deleted has to reach its subscriptions before the key to their types is checked.
alter table user_subscriptions
  drop constraint "user_subscriptions_UserId_fkey",
  add constraint user_subscriptions_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table video_plays
  drop constraint "video_plays_UserId_fkey",
  add constraint video_plays_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;
alter table workout_sheet_shares
  drop constraint "workout_sheet_shares_ClubId_fkey",
  drop constraint "workout_sheet_shares_UserId_fkey",
  add constraint workout_sheet_shares_club_person foreign key ("ClubId", "UserId") references club_people on delete cascade;

drop trigger challenge_invitations_of_a_member on challenge_invitations;
drop trigger challenge_participants_of_a_member on challenge_participants;
drop trigger check_ins_of_a_member on check_ins;
drop trigger class_participants_of_a_member on class_participants;
drop trigger class_session_heard_of_a_member on class_session_heard;
drop trigger expirations_of_a_member on expirations;
drop trigger family_invitations_of_a_member on family_invitations;
drop trigger family_members_of_a_member on family_members;
drop trigger family_members_of_a_paying_member on family_members;
drop trigger files_of_a_member on files;
drop trigger first_trainings_of_a_member on first_trainings;
drop trigger ledger_accounts_of_a_member on ledger_accounts;
drop trigger live_training_participants_of_a_member on live_training_participants;
drop trigger measure_reminders_of_a_member on measure_reminders;
drop trigger notes_of_a_member on notes;
drop trigger policy_reminders_of_a_member on policy_reminders;
drop trigger recurring_bookings_of_a_member on recurring_bookings;
drop trigger subscription_requests_of_a_member on subscription_requests;
drop trigger tasks_of_a_member on tasks;
drop trigger training_program_opens_of_a_member on training_program_opens;
drop trigger training_program_shares_of_a_member on training_program_shares;
drop trigger user_subscriptions_of_a_member on user_subscriptions;
drop trigger video_plays_of_a_member on video_plays;
drop trigger workout_sheet_shares_of_a_member on workout_sheet_shares;
drop trigger user_roles_left_challenge_invitations on user_roles;
drop trigger user_roles_left_check_in_codes on user_roles;
drop trigger user_roles_left_check_ins on user_roles;
drop trigger user_roles_left_class_participants on user_roles;
drop trigger user_roles_left_class_session_heard on user_roles;
drop trigger user_roles_left_expirations on user_roles;
drop trigger user_roles_left_family_invitations on user_roles;
drop trigger user_roles_left_first_trainings on user_roles;
drop trigger user_roles_left_invitations on user_roles;
drop trigger user_roles_left_live_training_participants on user_roles;
drop trigger user_roles_left_measure_reminders on user_roles;
drop trigger user_roles_left_notes on user_roles;
drop trigger user_roles_left_policy_reminders on user_roles;
drop trigger user_roles_left_recurring_bookings on user_roles;
drop trigger user_roles_left_stages_left on user_roles;
drop trigger user_roles_left_subscription_requests on user_roles;
drop trigger user_roles_left_training_program_opens on user_roles;
drop trigger user_roles_left_training_program_shares on user_roles;
drop trigger user_roles_left_user_subscriptions on user_roles;
drop trigger user_roles_left_video_plays on user_roles;
drop trigger user_roles_left_workout_sheet_shares on user_roles;
drop function of_a_member();
drop function goes_with_her();
