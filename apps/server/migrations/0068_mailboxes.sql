-- How mail to an address fared last: of each address the mails that were tried.
create index mails_tried on mails (lower("To"), "TriedAt" desc) where "TriedAt" is not null;
-- Which invitations wait for somebody, in whatever club.
create index invitations_of_address on invitations (lower("Email")) where "Email" is not null;
