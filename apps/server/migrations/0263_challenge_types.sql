-- What a challenge counts is one of these words, and no other is stored.
alter table challenges add constraint challenges_type check ("Type" in (
  'Points', 'Trainings', 'ActiveDays', 'StreakDays', 'Duration', 'ZoneTime', 'Calories', 'ClassAttendance'
));
