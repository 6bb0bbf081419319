-- What staff write down stands beside what she has of that time, which may begin at the same second (decision 0160). Of hers no two begin at once.

drop index trainings_user_begin;
create index trainings_user_begin on trainings ("UserId", "Begin", "DeclaredBegin");
create unique index trainings_hers_begin on trainings ("UserId", "Begin", "DeclaredBegin") nulls not distinct where not "ClubSaidByStaff";
