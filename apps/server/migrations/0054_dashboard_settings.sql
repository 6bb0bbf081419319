-- How a user arranged the dashboard, for all clubs: lists with range and length in the order of the boxes.
create table dashboard_settings (
  "UserId" bigint primary key references users on delete cascade,
  "Lists" jsonb not null,
  "Extended" boolean not null
);
