-- A wall keeps no place for somebody who is no athlete of its club any more, whatever the role went by: an account's end takes the roles along.
create function room_scenes_unseat() returns trigger language plpgsql as $$
begin
  update room_scenes set "Places" = array_replace("Places", old."UserId", null)
  where "ClubId" = old."ClubId" and old."UserId" = any("Places");
  return null;
end $$;
create trigger user_roles_unseat after delete on user_roles
for each row when (old."Role" = 'Athlete') execute function room_scenes_unseat();

-- Those who went before.
update room_scenes set "Places" = array(
  select case when place < 0 or exists (
    select from user_roles r where r."ClubId" = room_scenes."ClubId" and r."UserId" = place and r."Role" = 'Athlete') then place end
  from unnest("Places") with ordinality as stood(place, seat) order by seat)
where "Places" <> '{}';
