-- How somebody came to be of a club; null: nobody wrote it down then.
alter table user_roles add column "CameBy" text
  constraint user_roles_came_by check ("CameBy" in ('Email', 'Link', 'Import', 'Desk', 'Self'));
-- Whom a file brought is told from whom somebody invited by hand.
alter table invitations add column "FromFile" boolean not null default false;

-- Of those who are there what their invitations and the events still tell; each is read once.
with told as materialized (
  select distinct on ("ClubId", ("Payload"->>'Target')::bigint) "ClubId", ("Payload"->>'Target')::bigint as "UserId",
    case "Type" when 'RoleGiven' then 'Desk' else 'Link' end as way
  from events
  where "Type" = 'RoleGiven' and "Payload"->>'Role' = 'Athlete' or "Type" = 'InvitationAccepted' and "Payload"->>'Email' is null
  order by "ClubId", ("Payload"->>'Target')::bigint, "At" desc
), mailed as materialized (
  select distinct "ClubId", "AcceptedBy" as "UserId" from invitations where "Kind" = 'Email' and "AcceptedBy" is not null
), came as materialized (
  select athlete."ClubId", athlete."UserId",
    case when athlete."SelfJoined" then 'Self' when mailed."UserId" is not null then 'Email' else told.way end as way
  from user_roles athlete
  left join mailed on mailed."ClubId" = athlete."ClubId" and mailed."UserId" = athlete."UserId"
  left join told on told."ClubId" = athlete."ClubId" and told."UserId" = athlete."UserId"
  where athlete."Role" = 'Athlete'
)
update user_roles r set "CameBy" = came.way
from came
where r."Role" = 'Athlete' and r."ClubId" = came."ClubId" and r."UserId" = came."UserId" and came.way is not null;
