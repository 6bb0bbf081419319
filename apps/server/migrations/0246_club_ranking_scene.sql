-- A screen shows the club's ranking of thirty days.
alter table room_scenes drop constraint "room_scenes_Scene_check";
alter table room_scenes add constraint "room_scenes_Scene_check" check ("Scene" in ('Wall', 'Ranking', 'Summary', 'ClubRanking'));
