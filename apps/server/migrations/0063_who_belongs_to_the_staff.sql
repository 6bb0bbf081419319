-- A member whom the club counts among its own people and who has no rights by that: who helps at the desk, the family of who runs it.
alter table club_athletes add column "IsStaff" boolean not null default false;
create index club_athletes_staff on club_athletes ("ClubId", "UserId") where "IsStaff";
