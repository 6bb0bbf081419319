-- How mail to an address fared last: of each address the mails that were tried.
create index mails_tried on mails (lower("To"), "TriedAt" desc) where "TriedAt" is not null;
