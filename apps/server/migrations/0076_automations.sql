-- What a club does automatically when something happens to a member. Content: AutomationContent of the contract.
create table automations (
  "AutomationId" bigint generated always as identity primary key,
  "ClubId" bigint not null references clubs on delete cascade,
  "Content" jsonb not null,
  -- Only what becomes due after this instant is done. Null: switched off.
  "OnSince" timestamptz,
  "CreatedAt" timestamptz not null,
  "RowVersion" integer not null default 0
);
create index automations_club on automations ("ClubId", "AutomationId");
create index automations_on on automations ("ClubId") where "OnSince" is not null;

-- One row per automation, person and cause: the unique key prevents that a repeated job acts twice.
create table automation_runs (
  "AutomationRunId" bigint generated always as identity primary key,
  "AutomationId" bigint not null references automations on delete cascade,
  "ClubId" bigint not null,
  "UserId" bigint not null,
  -- The row or day that caused it, such as the id of a class or the year of a birthday.
  "Cause" text not null,
  "At" timestamptz not null,
  "State" text not null constraint automation_runs_state check ("State" in ('Done', 'Failed')),
  "Did" text[] not null constraint automation_runs_did check ("Did" <@ array['Message', 'Task', 'Tag', 'Credits']),
  "Reason" text
    constraint automation_runs_reason
      check ("Reason" in ('NotReached', 'InsufficientSmsCredits', 'LicenseRequired', 'SmsNotAvailable', 'AssigneeGone', 'TagGone',
        'Other')),
  constraint automation_runs_once unique ("AutomationId", "UserId", "Cause"),
  constraint automation_runs_person foreign key ("ClubId", "UserId") references club_people on delete cascade,
  check ("State" = 'Done' or "Reason" is not null)
);
create index automation_runs_club on automation_runs ("ClubId", "At" desc, "AutomationRunId" desc);
create index automation_runs_user on automation_runs ("ClubId", "UserId");

-- Sent by an automation: it has no author, and is not in the club's list of messages.
alter table messages add column "IsAutomatic" boolean not null default false;
