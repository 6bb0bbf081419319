-- Who accepted before she had proved that the address is hers: what the invitation knows of her, her name too, waits.
alter table invitations add column "WaitsForProof" boolean not null default false;
update invitations set "WaitsForProof" = true where "AcceptedBy" is not null and "Profile" <> '{}';
