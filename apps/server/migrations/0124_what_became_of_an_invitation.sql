-- What became of an invitation's mails stays with it: the outbox forgets, and a mail that arrives says nothing of the one before.
alter table invitations
  add column "LastSuccessAt" timestamptz,
  add column "LastError" text,
  add column "LastTriedAt" timestamptz;

update invitations set "LastSuccessAt" = mail."SentAt", "LastError" = mail."LastError", "LastTriedAt" = coalesce(mail."TriedAt", mail."SentAt")
from mails mail where mail."MailId" = invitations."MailId";

create function invitation_mail_was_tried() returns trigger language plpgsql as $$
begin
  update invitations set
    "LastSuccessAt" = coalesce(new."SentAt", "LastSuccessAt"),
    "LastError" = coalesce(new."LastError", "LastError"),
    "LastTriedAt" = new."TriedAt"
  where "MailId" = new."MailId";
  return null;
end $$;
create trigger mails_tried_invitations after update of "TriedAt" on mails
  for each row when (new."TriedAt" is distinct from old."TriedAt") execute function invitation_mail_was_tried();
