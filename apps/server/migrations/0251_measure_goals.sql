-- Water and muscle are worked out by further formulas, of bioimpedance or of weight and height.
alter table measures drop constraint measures_method,
  add constraint measures_method check ("Method" in (
    'Scale', 'JacksonPollock7', 'JacksonPollock3', 'DurninWomersley', 'Navy', 'Deurenberg', 'Watson', 'Friedewald',
    'Queens', 'Rockport', 'Cooper', 'Astrand', 'YmcaCycle', 'Shuttle', 'Sun', 'Janssen', 'Lee'
  ));

-- What somebody wants a measure to become (decision 0110). It is hers, whoever set it.
create table measure_goals (
  "UserId" bigint not null references users on delete cascade,
  "Key" text not null,
  -- In the unit of the catalogue.
  "Value" double precision not null,
  -- The day until when; null: none was said.
  "Due" date,
  "SetAt" timestamptz not null,
  -- Null: whoever set it has no account any more.
  "ByUserId" bigint references users on delete set null,
  primary key ("UserId", "Key")
);
create index measure_goals_by on measure_goals ("ByUserId") where "ByUserId" is not null;
