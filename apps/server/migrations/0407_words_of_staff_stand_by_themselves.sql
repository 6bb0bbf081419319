-- What staff wrote down and something of hers had joined, or lay under, was kept in her training (0153). It stands by itself again (decision 0160). Where a bridge of
-- its club heard her then, the club keeps what it heard.

create temporary table parted_words on commit drop as
select hers."TrainingId", part."Name", part."TrainingType", part."AverageHeartRate", part."Calories",
  coalesce(word -> 'words' ->> 'Note', hers."Note") as "Note", (word ->> 'Distance')::integer as "Distance",
  (word ->> 'DeclaredHeartRate')::integer as "DeclaredHeartRate", (word ->> 'DeclaredCalories')::integer as "DeclaredCalories",
  coalesce(to_timestamp((word ->> 'begin')::bigint), hers."DeclaredBegin") as "Begin", coalesce(to_timestamp((word ->> 'end')::bigint), hers."DeclaredEnd") as "End",
  hers."Begin" as "HeardFrom", hers."End" as "HeardTo", hers."ClubId",
  -- Of a training that staff wrote down and only straps were heard in, all that is declared is their word.
  hers."Source" = 'Hand' and (word is null or hers."DeclaredById" is not null) as "IsOfStaff"
from trainings hers
cross join lateral (select hers."HeardBefore" -> 'ofStaff') kept (word)
join training_parts part on part."TrainingId" = hers."TrainingId" and part."ClubId" = hers."ClubId" and part."Duration" = part."GapTime"
where hers."ClubSaidByStaff" and (word is not null or hers."Source" = 'Hand');

delete from training_parts part using parted_words word where part."TrainingId" = word."TrainingId" and part."ClubId" = word."ClubId";

-- A file or a word of her own: that is hers alone, and what staff wrote down gets a number of its own, for what hangs on the training is hers for the most part.
update trainings hers set "ClubId" = null, "ClubSaidByStaff" = false, "DisplayGroupId" = null
from parted_words word where word."TrainingId" = hers."TrainingId" and not word."IsOfStaff";

insert into trainings ("UserId", "ClubId", "Source", "ClubSaidByStaff", "Name", "HasOwnName", "TrainingType", "HasOwnType", "Note", "Begin", "End", "DeclaredBegin",
  "DeclaredEnd", "Distance", "DeclaredHeartRate", "DeclaredCalories", "ClosedAt", "Duration", "GapTime", "Zone0Time", "Zone1Time", "Zone2Time", "Zone3Time", "Zone4Time",
  "Zone5Time", "TargetTime", "Points", "AverageHeartRate", "MaxHeartRate", "Calories", "Zone0Bpm", "Zone1Bpm", "Zone2Bpm", "Zone3Bpm", "Zone4Bpm", "Zone5Bpm",
  "TargetLowBpm", "TargetHighBpm", "TargetZoneLowPrc", "TargetZoneHighPrc")
select hers."UserId", word."ClubId", 'Hand', true, word."Name", word."Name" <> '', word."TrainingType", true, word."Note", word."Begin", word."End", word."Begin", word."End",
  word."Distance", word."DeclaredHeartRate", word."DeclaredCalories", coalesce(hers."ClosedAt", word."End"), extract(epoch from word."End" - word."Begin"),
  extract(epoch from word."End" - word."Begin"), 0, 0, 0, 0, 0, 0, 0, 0, word."AverageHeartRate", null, word."Calories",
  hers."Zone0Bpm", hers."Zone1Bpm", hers."Zone2Bpm", hers."Zone3Bpm", hers."Zone4Bpm", hers."Zone5Bpm",
  hers."TargetLowBpm", hers."TargetHighBpm", hers."TargetZoneLowPrc", hers."TargetZoneHighPrc"
from parted_words word join trainings hers on hers."TrainingId" = word."TrainingId" where not word."IsOfStaff";

-- Straps alone: the training is what staff wrote down again, and what was heard is computed anew as one of its own.
delete from training_parts part using parted_words word where part."TrainingId" = word."TrainingId" and word."IsOfStaff";
update trainings set "Begin" = word."Begin", "End" = word."End", "DeclaredBegin" = word."Begin", "DeclaredEnd" = word."End", "HeardBefore" = null,
  "Distance" = coalesce(word."Distance", trainings."Distance"), "Duration" = extract(epoch from word."End" - word."Begin"),
  "GapTime" = extract(epoch from word."End" - word."Begin"), "Zone0Time" = 0, "Zone1Time" = 0, "Zone2Time" = 0, "Zone3Time" = 0, "Zone4Time" = 0, "Zone5Time" = 0,
  "TargetTime" = 0, "Points" = 0, "AverageHeartRate" = word."AverageHeartRate", "MaxHeartRate" = null, "Calories" = word."Calories",
  "Name" = case when word."Name" = '' then trainings."Name" else word."Name" end, "TrainingType" = word."TrainingType", "Note" = word."Note"
from parted_words word where word."TrainingId" = trainings."TrainingId" and word."IsOfStaff";
insert into training_due ("UserId", "FromSecond", "ToSecond")
select hers."UserId", min(word."HeardFrom"), max(word."HeardTo")
from parted_words word join trainings hers on hers."TrainingId" = word."TrainingId" where word."IsOfStaff" group by hers."UserId"
on conflict ("UserId") do update set "FromSecond" = least(training_due."FromSecond", excluded."FromSecond"),
  "ToSecond" = greatest(training_due."ToSecond", excluded."ToSecond");

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
