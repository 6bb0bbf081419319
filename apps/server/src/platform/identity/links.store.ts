import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export type LinkPurpose = 'verify' | 'reset';

/** Keeps the newest link of a purpose only: asking again makes the older mail worthless. */
export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; accountId: string; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('identity_links').where('AccountId', '=', link.accountId).where('Purpose', '=', link.purpose).execute();
  await db
    .insertInto('identity_links')
    .values({ TokenHash: link.tokenHash, AccountId: link.accountId, Purpose: link.purpose, ExpiresAt: link.expiresAt })
    .execute();
}

/** The account of an unused, unexpired link. */
export async function accountOfLink(db: Queryable, purpose: LinkPurpose, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_links')
    .select('AccountId')
    .where('TokenHash', '=', tokenHash)
    .where('Purpose', '=', purpose)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.AccountId;
}

/** Uses the link up; of two that try, one gets the account. */
export async function takeLink(db: Queryable, purpose: LinkPurpose, tokenHash: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('identity_links')
    .where('TokenHash', '=', tokenHash)
    .where('Purpose', '=', purpose)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .returning('AccountId')
    .executeTakeFirst();
  return row?.AccountId;
}
