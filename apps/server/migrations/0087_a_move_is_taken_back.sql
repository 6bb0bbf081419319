-- What the last move of the staff took somebody from, so that it can be taken back: the stage, since when she stood there, and when she
-- had left that stage before. Empty once it was taken back, or what she holds moved her since.
alter table memberships
  add column "MovedFrom" text
    constraint memberships_moved_from check ("MovedFrom" in ('lead', 'lead-qualified', 'prospect', 'trial', 'client')),
  add column "MovedFromSince" timestamptz,
  add column "MovedFromLeft" timestamptz;

create or replace function hold_moves_stage() returns trigger language plpgsql as $$
begin
  update memberships set "ClientStage" = case when new."Price" > 0 then 'client' else 'trial' end, "StageSince" = now(),
    "MovedFrom" = null, "MovedFromSince" = null, "MovedFromLeft" = null
  where "ClubId" = new."ClubId" and "UserId" = new."UserId" and "ClientStage" <> 'client'
    and (new."Price" > 0 or "ClientStage" <> 'trial');
  return null;
end $$;
