import type { TriedMail } from '@clubpulse/rules/accounts/users/mailbox';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** The letter to the address that was tried last; undefined where none was, or it is forgotten. */
export async function lastTriedMail(db: Queryable, email: string): Promise<TriedMail | undefined> {
  const { rows } = await sql<TriedMail>`
    select "TriedAt", "SentAt", "RefusedAt", "Attempts", "LastError" from mails
    where lower("To") = ${email.toLowerCase()} and "TriedAt" is not null order by "TriedAt" desc limit 1`.execute(db);
  return rows[0];
}
