-- Classes start before the wall of their room by themselves, where the club wants it: clubs that exist switch it on when they are ready.
alter table clubs add column "EnableClassSessions" boolean not null default false;
alter table clubs alter column "EnableClassSessions" set default true;

-- A class, or a day of a course, that stands or stood before the wall of its room. When it ends, its name and its room are the class's.
create table class_sessions (
  "ClassSessionId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "ClassId" bigint not null references classes on delete cascade,
  -- Of the class, or of the day of a course.
  "ClassBegin" timestamptz not null,
  -- Who leads it. Null: whoever led it is gone.
  "TrainerId" bigint references users on delete set null,
  "StartedAt" timestamptz not null,
  -- Null: by itself, as below.
  "StartedById" bigint references users on delete set null,
  "StoppedAt" timestamptz,
  "StoppedById" bigint references users on delete set null,
  -- When its end was noted: later than it ended where nobody looked at its hour.
  "ClosedAt" timestamptz,
  constraint class_sessions_order check ("StartedAt" <= "StoppedAt")
);
create index class_sessions_club on class_sessions ("ClubId") where "StoppedAt" is null;
create unique index class_sessions_once on class_sessions ("ClassId", "ClassBegin");
create index class_sessions_started_by on class_sessions ("StartedById") where "StartedById" is not null;
create index class_sessions_stopped_by on class_sessions ("StoppedById") where "StoppedById" is not null;
create index class_sessions_trainer on class_sessions ("TrainerId") where "TrainerId" is not null;
-- What was closed a moment ago is looked at once more.
create index class_sessions_closed on class_sessions ("ClosedAt");
-- What else was led in a room at the hour of a class.
create index class_sessions_of_club on class_sessions ("ClubId", "StoppedAt");
-- One at a time of each trainer, in whichever club.
create unique index class_sessions_one_of_trainer on class_sessions ("TrainerId") where "StoppedAt" is null;

-- Who was marked present because she was heard: never a second time in one seat, so that what staff says of her afterwards stays.
create table class_session_heard (
  "ClassSessionId" bigint not null references class_sessions on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "HeardAt" timestamptz not null,
  primary key ("ClassSessionId", "UserId")
);
create index class_session_heard_user on class_session_heard ("UserId", "ClubId");
create index class_session_heard_club on class_session_heard ("ClubId");
create trigger user_roles_left_class_session_heard after delete on user_roles
  for each row execute function goes_with_her('class_session_heard', 'UserId');
create trigger class_session_heard_of_a_member before insert on class_session_heard
  for each row execute function of_a_member('UserId');
