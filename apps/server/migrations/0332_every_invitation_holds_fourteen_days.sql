-- Those of files that nobody was written to waited ninety days: each has at most the fourteen of all, counted from today.
update invitations invitation
set "ExpiresAt" = ((now() at time zone club."TimeZone")::date + 15)::timestamp at time zone club."TimeZone"
from clubs club
where club."ClubId" = invitation."ClubId" and invitation."Kind" = 'Email'
  and invitation."AcceptedAt" is null and invitation."ExpiredAt" is null
  and invitation."ExpiresAt" > ((now() at time zone club."TimeZone")::date + 15)::timestamp at time zone club."TimeZone";
