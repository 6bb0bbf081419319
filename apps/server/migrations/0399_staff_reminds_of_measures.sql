-- On which day of the club its staff last reminded a member of measures that are old: once a day (decision 0156).
create table measure_reminders (
  "ClubId" bigint not null references clubs on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "Day" date not null,
  primary key ("ClubId", "UserId")
);
create index measure_reminders_user on measure_reminders ("UserId");
create trigger user_roles_left_measure_reminders after delete on user_roles
  for each row execute function goes_with_her('measure_reminders', 'UserId');
create trigger measure_reminders_of_a_member before insert on measure_reminders
  for each row execute function of_a_member('UserId');
