-- Who came to which day of a course (decision 0021). A class of one day keeps its marks in class_participants.
create table course_attendance (
  "ClassParticipantId" bigint not null references class_participants on delete cascade,
  -- Begin of the day.
  "Day" timestamptz not null,
  "Attendance" text not null check ("Attendance" in ('Present', 'Absent')),
  "NoShow" boolean not null default false,
  primary key ("ClassParticipantId", "Day")
);

-- Courses were marked once for all their days: what is known of somebody is known of the first.
insert into course_attendance ("ClassParticipantId", "Day", "Attendance", "NoShow")
select p."ClassParticipantId", c."Begin", p."Attendance", p."NoShow"
from class_participants p join classes c on c."ClassId" = p."ClassId"
where c."ClassType" = 'Course' and p."Attendance" is not null;
update class_participants p set "Attendance" = null, "NoShow" = false
from classes c where c."ClassId" = p."ClassId" and c."ClassType" = 'Course' and p."Attendance" is not null;

-- Each day of a course that somebody missed counts.
alter table booking_strikes drop constraint "booking_strikes_ClassId_UserId_Kind_key";
alter table booking_strikes add constraint booking_strikes_once unique ("ClassId", "UserId", "Kind", "ClassBegin");

-- Whether somebody may join a course that has begun, for the days that are left.
alter table club_booking_settings add column "JoinCoursesLate" boolean not null default false;
alter table club_booking_settings alter column "JoinCoursesLate" drop default;
