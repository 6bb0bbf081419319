-- When and for what members of a club can book a trainer. Clock times are in the club's time zone.
create table trainer_availability (
  "ClubId" bigint not null,
  "TrainerId" bigint not null,
  "IsOpen" boolean not null,
  "Name" text not null,
  -- Weekly hours; a gap between two of them is a break.
  "Hours" jsonb not null,
  "Exceptions" jsonb not null,
  "Lengths" jsonb not null,
  "BufferMinutes" integer not null check ("BufferMinutes" between 0 and 120),
  "CalendarVisibilityDays" integer not null check ("CalendarVisibilityDays" between 1 and 180),
  "BookingBeforeHours" integer not null check ("BookingBeforeHours" >= 0),
  "CancelBeforeHours" integer not null check ("CancelBeforeHours" >= 0),
  "DisplayGroupId" bigint,
  "ClassSubscriptionIds" bigint[] not null,
  "RowVersion" integer not null,
  primary key ("ClubId", "TrainerId"),
  constraint trainer_availability_club_person foreign key ("ClubId", "TrainerId") references club_people on delete cascade,
  foreign key ("DisplayGroupId", "ClubId") references display_groups ("DisplayGroupId", "ClubId") on delete set null ("DisplayGroupId")
);
create index trainer_availability_room on trainer_availability ("DisplayGroupId") where "DisplayGroupId" is not null;
