-- How a club arranged the dashboard for its staff. A user's own row of dashboard_settings comes first.
create table club_dashboards (
  "ClubId" bigint primary key references clubs on delete cascade,
  "Lists" jsonb not null,
  "Extended" boolean not null
);
