-- Two roles that grant only the calls that name them (decision 0185).
alter table user_roles drop constraint "user_roles_Role_check";
alter table user_roles add constraint "user_roles_Role_check"
  check ("Role" in ('Owner', 'Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'));

alter table invitations drop constraint invitations_role;
alter table invitations add constraint invitations_role
  check ("Role" in ('Manager', 'Trainer', 'FrontDesk', 'Accountant', 'Athlete'));
