-- Whether she who has the address is known to have it: only then does an identity with the same address find her.
alter table users add column "EmailConfirmed" boolean not null default true;
update users set "EmailConfirmed" = false
from identity_accounts where lower(identity_accounts."Email") = lower(users."Email") and not identity_accounts."EmailVerified";
