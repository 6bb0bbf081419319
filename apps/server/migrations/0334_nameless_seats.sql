-- What a class that was held keeps of who is gone (decision 0145): that a seat was taken, and whether somebody came. Nothing says whose it was,
-- or that two of them were of one person; so there is no time at which it was written either.
create table nameless_seats (
  "NamelessSeatId" uuid primary key default gen_random_uuid(),
  "ClassId" bigint not null references classes on delete cascade,
  "Place" text not null check ("Place" in ('InSite', 'Remote')),
  "Attendance" text check ("Attendance" in ('Present', 'Absent')),
  "NoShow" boolean not null,
  -- Of a course the days on which she was marked: Begin, Attendance, NoShow.
  "Days" jsonb not null,
  check (not "NoShow" or "Attendance" is not distinct from 'Absent')
);
create index nameless_seats_class on nameless_seats ("ClassId");

-- Who goes with her role or her account; who is taken off a list by hand leaves no seat behind. Before the row goes, because the days of a
-- course go with it. Where the class itself goes there is none any more to keep it for.
create function keep_nameless_seat() returns trigger language plpgsql as $$
begin
  insert into nameless_seats ("ClassId", "Place", "Attendance", "NoShow", "Days")
  select old."ClassId", old."Place", old."Attendance", old."NoShow", (
    select coalesce(jsonb_agg(jsonb_build_object('Begin', to_char(a."Day" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'Attendance', a."Attendance", 'NoShow', a."NoShow") order by a."Day"), '[]')
    from course_attendance a where a."ClassParticipantId" = old."ClassParticipantId")
  from classes c where c."ClassId" = old."ClassId";
  return old;
end $$;
create trigger class_participants_nameless before delete on class_participants
  for each row when (pg_trigger_depth() > 0 and old."State" = 'Booked' and old."ClassEnd" <= now())
  execute function keep_nameless_seat();

-- A seat that is kept stays counted.
drop trigger class_participants_vanished on class_participants;
create trigger class_participants_vanished after delete on class_participants
  for each row when (pg_trigger_depth() > 0 and not (old."State" = 'Booked' and old."ClassEnd" <= now()))
  execute function count_vanished_participant();
