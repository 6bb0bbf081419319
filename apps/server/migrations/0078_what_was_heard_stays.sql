-- What stood where somebody declared a training: whoever takes the word back has it again (decision 0052).
alter table trainings add column "HeardBefore" jsonb;

-- A name that was its room's, club's or class's became the athlete's own when the training was corrected, and its link said it. Those that are
-- called as their place still is have none of their own.
update trainings training set "HasOwnName" = false
where "HasOwnName" and (
  exists (select from display_groups room where room."DisplayGroupId" = training."DisplayGroupId" and room."Name" = training."Name")
  or exists (select from clubs club where club."ClubId" = training."ClubId" and club."Name" = training."Name")
  or exists (select from classes class where class."ClubId" = training."ClubId" and class."Name" = training."Name"
    and class."Begin" < training."End" and class."End" > training."Begin"));
