-- Automatic messages of the club wait between these hours. Without a row from 21:00 to 08:00.
create table automation_hours (
  "ClubId" bigint primary key references clubs on delete cascade,
  "QuietFrom" text not null
    constraint automation_hours_from
      check ("QuietFrom" in ('17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30')),
  "QuietUntil" text not null
    constraint automation_hours_until
      check ("QuietUntil" in ('05:00', '05:30', '06:00', '06:30', '07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'))
);
