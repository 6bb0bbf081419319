-- What staff wrote down and something of hers had joined, or lay under, was kept in her training (0153). It stands by itself again (decision 0160): with a number
-- of its own, for what hangs on the training is hers for the most part. Where a bridge of the club heard her then, the club keeps what it heard.

insert into trainings ("UserId", "ClubId", "Source", "ClubSaidByStaff", "Name", "HasOwnName", "TrainingType", "HasOwnType", "Note", "Begin", "End", "DeclaredBegin",
  "DeclaredEnd", "Distance", "DeclaredHeartRate", "DeclaredCalories", "ClosedAt", "Duration", "GapTime", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time",
  "Zone5Time", "TargetTime", "Points", "AverageHeartRate", "MaxHeartRate", "Calories", "Zone0Bpm", "Zone1Bpm", "Zone2Bpm", "Zone3Bpm", "Zone4Bpm", "Zone5Bpm",
  "TargetLowBpm", "TargetHighBpm", "TargetZoneLowPrc", "TargetZoneHighPrc")
select hers."UserId", hers."ClubId", 'Hand', true, part."Name", part."Name" <> '', part."TrainingType", true,
  coalesce(word -> 'words' ->> 'Note', ''), to_timestamp((word ->> 'begin')::bigint), to_timestamp((word ->> 'end')::bigint), to_timestamp((word ->> 'begin')::bigint),
  to_timestamp((word ->> 'end')::bigint), (word ->> 'Distance')::integer, (word ->> 'DeclaredHeartRate')::integer, (word ->> 'DeclaredCalories')::integer,
  coalesce(hers."ClosedAt", to_timestamp((word ->> 'end')::bigint)), (word ->> 'end')::bigint - (word ->> 'begin')::bigint,
  (word ->> 'end')::bigint - (word ->> 'begin')::bigint, 0, 0, 0, 0, 0, 0, 0, 0, part."AverageHeartRate", null, part."Calories",
  hers."Zone0Bpm", hers."Zone1Bpm", hers."Zone2Bpm", hers."Zone3Bpm", hers."Zone4Bpm", hers."Zone5Bpm",
  hers."TargetLowBpm", hers."TargetHighBpm", hers."TargetZoneLowPrc", hers."TargetZoneHighPrc"
from trainings hers
cross join lateral (select hers."HeardBefore" -> 'ofStaff') kept (word)
join training_parts part on part."TrainingId" = hers."TrainingId" and part."ClubId" = hers."ClubId" and part."Duration" = part."GapTime"
where hers."ClubSaidByStaff" and word is not null;

with parted as (
  delete from training_parts part using trainings hers
  where hers."TrainingId" = part."TrainingId" and hers."ClubId" = part."ClubId" and part."Duration" = part."GapTime"
    and hers."ClubSaidByStaff" and hers."HeardBefore" ? 'ofStaff'
  returning part."TrainingId"
)
update trainings set "ClubId" = null, "ClubSaidByStaff" = false, "DisplayGroupId" = null
where "TrainingId" in (select "TrainingId" from parted);

update trainings set "HeardBefore" = "HeardBefore" - 'ofStaff' where "HeardBefore" ? 'ofStaff';

create or replace view club_trainings as
select t."TrainingId", t."UserId", t."ClubId", t."DisplayGroupId", t."Name", t."TrainingType", t."Begin", t."End", t."ClosedAt",
  t."Duration", t."Zone0Time", t."Zone1Time", t."Zone2Time", t."Zone3Time", t."Zone4Time", t."Zone5Time", t."GapTime", t."TargetTime", t."Points",
  t."AverageHeartRate", t."MaxHeartRate", t."Calories",
  -- Seconds with a heart rate.
  t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time" as "Heard",
  -- It is what a club heard of a training that was not that club's alone.
  false as "IsPart",
  -- The club's lists have it, as it stands here.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId") as "IsKnown",
  -- Of what is known: its staff reads it where she shares it; else it was heard elsewhere, and nobody reads more of it than that she trained.
  true as "IsSeen",
  -- Of what is known: she says herself that it was in the club, so what no club heard of it is that club's.
  t."Source" <> 'Heart' and not t."ClubSaidByStaff" as "IsHerWord",
  -- The club counts it where hands count: as it stands. Not where it was not one club's alone: there each has its part.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId") as "CountsAsSaid",
  -- The club counts it (0113), and then what of it.
  not exists (select from training_parts part where part."TrainingId" = t."TrainingId")
    and counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") > 0 as "Counts",
  counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") as "CountedDuration",
  case when 2 * counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") < t."Duration"
    then (t."Calories"::bigint * counted_seconds(t."Source", t."HeardBefore", t."Zone0Time" + t."Zone1Time" + t."Zone2Time" + t."Zone3Time" + t."Zone4Time" + t."Zone5Time", t."Duration") / t."Duration")::integer
    else t."Calories" end as "CountedCalories",
  -- Metres. Of no way whose ends are hidden (0057).
  case when timed_by_hand(t."Source", t."HeardBefore") or t."Distance" is null
    or exists (select from training_series way where way."TrainingId" = t."TrainingId" and way."Latitude" is not null)
    then 0 else t."Distance" end as "CountedDistance"
from trainings t
union all
select p."TrainingId", p."UserId", p."ClubId", p."DisplayGroupId", p."Name", p."TrainingType", p."Begin", p."End",
  (select whole."ClosedAt" from trainings whole where whole."TrainingId" = p."TrainingId"),
  p."Duration", p."Zone0Time", p."Zone1Time", p."Zone2Time", p."Zone3Time", p."Zone4Time", p."Zone5Time", p."GapTime", p."TargetTime", p."Points",
  p."AverageHeartRate", p."MaxHeartRate", p."Calories",
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time",
  true, true,
  p."IsOfClub", false, p."IsOfClub",
  p."Zone0Time" + p."Zone1Time" + p."Zone2Time" + p."Zone3Time" + p."Zone4Time" + p."Zone5Time" > 0,
  p."Duration", p."Calories", 0
from (
  select part.*,
    part."Zone0Time" + part."Zone1Time" + part."Zone2Time" + part."Zone3Time" + part."Zone4Time" + part."Zone5Time" > 0 as "IsOfClub"
  from training_parts part
) p;
