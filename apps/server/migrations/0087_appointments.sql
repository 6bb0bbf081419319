-- A class that a member booked as an appointment of its trainer. It is canceled when its member leaves it.
alter table classes add column "IsAppointment" boolean not null default false;
