-- A message that waited is judged again when it goes: a mail that may not go by then has failed.
alter table message_recipients drop constraint recipients_email;
alter table message_recipients add constraint recipients_email check ("Email" in ('Waiting', 'Sent', 'Failed'));
