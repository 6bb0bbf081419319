import { type RawBuilder, sql } from 'kysely';

/** True if the mailbox does not exist and no later mail was delivered. `TriedAt` makes the index usable. */
export const isUndeliverable = (address: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from mails refused where lower(refused."To") = lower(${address}) and refused."TriedAt" is not null and refused."RefusedAt" is not null
    and not exists (select from mails later where lower(later."To") = lower(refused."To") and later."TriedAt" is not null
      and later."SentAt" > refused."RefusedAt"))`;
