-- Workout sheets: a club's, and those that members make for themselves of a club's exercises. What they have people do is one value: it
-- is read and written whole, and names exercises that may be gone since.
create table workout_sheets (
  "WorkoutSheetId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  -- Null: the club's.
  "UserId" bigint references users on delete cascade,
  "Name" text not null,
  "Description" text not null default '',
  "Type" text not null constraint workout_sheets_type check ("Type" in ('regular', 'interval')),
  "Folder" text not null default '',
  "Location" text not null constraint workout_sheets_location check ("Location" in ('club', 'home', 'outdoor')),
  "Intensity" text constraint workout_sheets_intensity check ("Intensity" in ('low', 'moderate', 'high')),
  "Shareable" boolean not null default true,
  "Publishable" boolean not null default true,
  "Template" boolean not null default false,
  "ClonableToPersonal" boolean not null default false,
  "VisibleToAll" boolean not null default false,
  "Published" boolean not null default false,
  "Days" jsonb not null,
  -- Of those days.
  "DayCount" integer not null,
  "ExerciseCount" integer not null,
  "UpdatedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  "SortName" text collate "C" not null generated always as (folded("Name")) stored,
  "SearchText" text collate "C" not null generated always as (folded("Name" || ' ' || "Folder" || ' ' || "Description")) stored,
  constraint workout_sheets_personal check ("UserId" is null or not "Published")
);
create index workout_sheets_club on workout_sheets ("ClubId", "SortName") where "UserId" is null;
create index workout_sheets_of_club on workout_sheets ("ClubId");
create index workout_sheets_user on workout_sheets ("UserId") where "UserId" is not null;

-- With whom of its club a sheet is shared.
create table workout_sheet_shares (
  "WorkoutSheetId" bigint not null references workout_sheets on delete cascade,
  "UserId" bigint not null references users on delete cascade,
  "ClubId" bigint not null references clubs on delete cascade,
  "SharedAt" timestamptz not null,
  primary key ("WorkoutSheetId", "UserId")
);
create index workout_sheet_shares_user on workout_sheet_shares ("UserId", "ClubId");
create index workout_sheet_shares_club on workout_sheet_shares ("ClubId");
create trigger user_roles_left_workout_sheet_shares after delete on user_roles
  for each row execute function goes_with_her('workout_sheet_shares', 'UserId');
create trigger workout_sheet_shares_of_a_member before insert on workout_sheet_shares
  for each row execute function of_a_member('UserId');
