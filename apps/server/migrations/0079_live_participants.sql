-- A room in which a live training runs or is to come is not deleted: it would be one of all rooms. One that is over keeps the room's name.
alter table live_trainings add column "RoomName" text;
create function live_trainings_keep_room() returns trigger language plpgsql as $$
begin
  if exists (select from clubs where "ClubId" = old."ClubId") and exists (
    select from live_trainings where "DisplayGroupId" = old."DisplayGroupId" and "StoppedAt" is null
      and ("StartedAt" is not null or "Begin" + make_interval(mins => "Duration", hours => 12) >= now())
  ) then
    raise exception 'live trainings are to come in the room' using errcode = '23503', constraint = 'live_trainings_room_stays';
  end if;
  update live_trainings set "RoomName" = old."Name" where "DisplayGroupId" = old."DisplayGroupId";
  return old;
end $$;
create trigger display_groups_live_trainings before delete on display_groups
  for each row execute function live_trainings_keep_room();

-- Of a live training: most people, and the subscription type one of whose subscriptions each of them holds. Null: anybody, as many as come.
alter table live_trainings
  add column "MaxParticipants" integer constraint live_trainings_max check ("MaxParticipants" > 0),
  add column "ClassSubscriptionId" bigint references class_subscriptions;
create index live_trainings_subscription on live_trainings ("ClassSubscriptionId") where "ClassSubscriptionId" is not null;

-- Who takes part in a live training.
create table live_training_participants (
  "LiveTrainingId" bigint not null references live_trainings on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "JoinedAt" timestamptz not null,
  -- Null: she herself, or somebody whose account is gone.
  "AddedById" bigint references users on delete set null,
  primary key ("LiveTrainingId", "UserId")
);
create index live_training_participants_user on live_training_participants ("UserId", "ClubId");
create index live_training_participants_club on live_training_participants ("ClubId");
create index live_training_participants_added on live_training_participants ("AddedById") where "AddedById" is not null;

create trigger user_roles_left_live_training_participants after delete on user_roles
  for each row execute function goes_with_her('live_training_participants', 'UserId');
create trigger live_training_participants_of_a_member before insert on live_training_participants
  for each row execute function of_a_member('UserId');
