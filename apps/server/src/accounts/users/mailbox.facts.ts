import type { TriedMail } from '@clubpulse/rules/accounts/users/mailbox';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function lastTriedMail(db: Queryable, email: string): Promise<TriedMail | undefined> {
  const { rows } = await sql<TriedMail>`
    select "TriedAt", "SentAt", "RefusedAt", "Attempts", "LastError" from mails
    where lower("To") = ${email.toLowerCase()} and "TriedAt" is not null order by "TriedAt" desc limit 1`.execute(db);
  return rows[0];
}
