-- How somebody came to be of a club; null: nobody wrote it down then.
alter table user_roles add column "CameBy" text
  constraint user_roles_came_by check ("CameBy" in ('Email', 'Link', 'Import', 'Desk', 'Self'));
-- Whom a file brought is told from whom somebody invited by hand.
alter table invitations add column "FromFile" boolean not null default false;

-- Of those who are there what their invitations and the events still tell.
with told as (
  select distinct on ("ClubId", ("Payload"->>'Target')::bigint) "ClubId", ("Payload"->>'Target')::bigint as "UserId",
    case "Type" when 'RoleGiven' then 'Desk' else 'Link' end as way
  from events
  where "Type" = 'RoleGiven' and "Payload"->>'Role' = 'Athlete' or "Type" = 'InvitationAccepted' and "Payload"->>'Email' is null
  order by "ClubId", ("Payload"->>'Target')::bigint, "At" desc
)
update user_roles r set "CameBy" = case
    when r."SelfJoined" then 'Self'
    when exists (select from invitations i where i."ClubId" = r."ClubId" and i."AcceptedBy" = r."UserId" and i."Kind" = 'Email') then 'Email'
    else (select told.way from told where told."ClubId" = r."ClubId" and told."UserId" = r."UserId") end
where r."Role" = 'Athlete';
