-- The message of a run: a member who replies to it is not reached by the automation again (decision 0210).
alter table automation_runs
  add column "MessageId" bigint references messages on delete set null,
  drop constraint automation_runs_state,
  add constraint automation_runs_state check ("State" in ('Done', 'Failed', 'Stopped')),
  drop constraint automation_runs_reason,
  add constraint automation_runs_reason
    check ("Reason" in ('NotReached', 'InsufficientSmsCredits', 'LicenseRequired', 'SmsNotAvailable', 'AssigneeGone', 'TagGone',
      'Answered', 'Other'));
create index automation_runs_message on automation_runs ("MessageId") where "MessageId" is not null;
