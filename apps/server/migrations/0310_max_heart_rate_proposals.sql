-- A higher maximum heart rate that a training showed (decision 0114): the newest of each athlete, whatever she answered.
create table max_heart_rate_proposals (
  "UserId" bigint primary key references users on delete cascade,
  -- What she held for 30 s, and what is proposed of it.
  "Observed" smallint not null,
  "Proposed" smallint not null,
  -- When the training began in which it was.
  "TrainedAt" timestamptz not null,
  "ProposedAt" timestamptz not null,
  -- Null: she has not answered yet.
  "Accepted" boolean,
  constraint max_heart_rate_proposals_bpm check ("Proposed" between 100 and 220 and "Observed" between "Proposed" and 240)
);
