-- What staff write down stands beside what she has of that time, which may begin at the same second (decision 0160). Of hers no two begin at once, and of a
-- club's slips none.

drop index trainings_user_begin;
create unique index trainings_user_begin on trainings ("UserId", "Begin", "DeclaredBegin", (case when "ClubSaidByStaff" then "ClubId" end)) nulls not distinct;
