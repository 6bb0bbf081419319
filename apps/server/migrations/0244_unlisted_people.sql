-- Who asked not to stand in rankings of clubs (reference 13.2): what is counted of her stays, and nobody is shown it in a ranking.
create table unlisted_people (
  "UserId" bigint primary key references users on delete cascade,
  "Since" timestamptz not null
);
