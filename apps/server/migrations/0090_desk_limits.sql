-- Limits of the front desk, in minor units. A club without a row has the default limits (deskLimitsSchema).
create table desk_limits (
  "ClubId" bigint primary key references clubs on delete cascade,
  "RefundMost" integer not null check ("RefundMost" >= 0),
  "DifferenceNotified" integer not null check ("DifferenceNotified" >= 0)
);
