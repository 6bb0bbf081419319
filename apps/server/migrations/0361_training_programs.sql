-- Files that a club hands to its members arrive by the same door as videos; they are saved where they are opened, and count for no licence.
alter table media_files add column "SavedAs" text;

create table training_programs (
  "TrainingProgramId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Title" text not null,
  "SortTitle" text collate "C" not null generated always as (left(folded("Title"), 120)) stored,
  "Description" text not null,
  "MediaId" uuid references media_files on delete set null,
  "FileName" text not null,
  "Bytes" bigint not null,
  "State" text not null constraint training_programs_state check ("State" in ('Uploading', 'Ready')),
  -- Its last day, of the club's calendar.
  "ValidUntil" date,
  -- Every member has it since then, those who join later too.
  "EverybodySince" timestamptz,
  "AddedById" bigint references users on delete set null,
  "AddedAt" timestamptz not null,
  "RowVersion" integer not null default 0,
  unique ("TrainingProgramId", "ClubId")
);
create index training_programs_club on training_programs ("ClubId", "SortTitle");
create index training_programs_media on training_programs ("MediaId");
create index training_programs_adder on training_programs ("AddedById");

create table training_program_shares (
  "TrainingProgramId" bigint not null,
  "ClubId" bigint not null,
  "UserId" bigint not null references users on delete cascade,
  "SharedAt" timestamptz not null,
  "ValidUntil" date,
  primary key ("TrainingProgramId", "UserId"),
  foreign key ("TrainingProgramId", "ClubId") references training_programs ("TrainingProgramId", "ClubId") on delete cascade
);
create index training_program_shares_program on training_program_shares ("TrainingProgramId", "ClubId");
create index training_program_shares_user on training_program_shares ("UserId", "ClubId");
create trigger user_roles_left_training_program_shares after delete on user_roles
  for each row execute function goes_with_her('training_program_shares', 'UserId');
create trigger training_program_shares_of_a_member before insert on training_program_shares
  for each row execute function of_a_member('UserId');

-- When somebody opened it first.
create table training_program_opens (
  "TrainingProgramId" bigint not null,
  "ClubId" bigint not null,
  "UserId" bigint not null references users on delete cascade,
  "OpenedAt" timestamptz not null,
  primary key ("TrainingProgramId", "UserId"),
  foreign key ("TrainingProgramId", "ClubId") references training_programs ("TrainingProgramId", "ClubId") on delete cascade
);
create index training_program_opens_program on training_program_opens ("TrainingProgramId", "ClubId");
create index training_program_opens_user on training_program_opens ("UserId", "ClubId");
create trigger user_roles_left_training_program_opens after delete on user_roles
  for each row execute function goes_with_her('training_program_opens', 'UserId');
create trigger training_program_opens_of_a_member before insert on training_program_opens
  for each row execute function of_a_member('UserId');
