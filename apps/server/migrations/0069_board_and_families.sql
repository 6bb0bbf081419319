-- When each athlete of a club last left a stage of the pipeline, whoever or whatever moved her: what a board says of how many moved on.
create table stages_left (
  "ClubId" bigint not null,
  "UserId" bigint not null,
  "ClientStage" text not null
    constraint stages_left_stage check ("ClientStage" in ('lead', 'lead-qualified', 'prospect', 'trial', 'client')),
  "LeftAt" timestamptz not null,
  primary key ("ClubId", "UserId", "ClientStage"),
  constraint stages_left_membership foreign key ("ClubId", "UserId") references memberships on delete cascade
);
create index stages_left_lately on stages_left ("ClubId", "LeftAt");
create index stages_left_user on stages_left ("UserId");

create function keep_stage_left() returns trigger language plpgsql as $$
begin
  insert into stages_left ("ClubId", "UserId", "ClientStage", "LeftAt")
  values (old."ClubId", old."UserId", old."ClientStage", new."StageSince")
  on conflict ("ClubId", "UserId", "ClientStage") do update set "LeftAt" = excluded."LeftAt";
  return null;
end $$;
create trigger memberships_stage_left after update of "ClientStage" on memberships
  for each row when (old."ClientStage" <> new."ClientStage") execute function keep_stage_left();

create trigger user_roles_left_stages_left after delete on user_roles
  for each row execute function goes_with_her('stages_left', 'UserId');

-- What staff moved before is in the events.
insert into stages_left ("ClubId", "UserId", "ClientStage", "LeftAt")
select m."ClubId", m."UserId", e."Payload"->>'From', max(e."At")
from events e join memberships m on m."ClubId" = e."ClubId" and m."UserId" = (e."Payload"->>'Target')::bigint
where e."Type" = 'ClientStageChanged' and e."Payload"->>'From' is not null
group by 1, 2, 3;

-- Whether who pays for a member may book for her too: she says so herself (decision 0048).
alter table family_members add column "MayBook" boolean not null default false;
