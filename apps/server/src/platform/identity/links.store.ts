import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export type LinkPurpose = 'verify' | 'reset' | 'email' | 'undo';

/**
 * Keeps the newest link of a purpose only: asking again makes the older mail worthless. Of those that lead back to an address each
 * stays that leads to another one, however often an account that was taken over is moved.
 */
export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; accountId: string; purpose: LinkPurpose; expiresAt: Date; email?: string },
): Promise<void> {
  const email = link.email ?? null;
  // Of two that ask at once the second deletes what the first wrote.
  await sql`select 1 from identity_accounts where "AccountId" = ${link.accountId} for no key update`.execute(db);
  await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', link.accountId)
    .where('Purpose', '=', link.purpose)
    .where((where) => where.or([where.val(link.purpose !== 'undo'), where('Email', '=', email)]))
    .execute();
  const { tokenHash: TokenHash, accountId: AccountId, purpose: Purpose, expiresAt: ExpiresAt } = link;
  await db.insertInto('identity_links').values({ TokenHash, AccountId, Purpose, ExpiresAt, Email: email }).execute();
}

/** False where there was none, or none that still led anywhere. */
export async function deleteLinks(db: Queryable, accountId: string, purpose: LinkPurpose): Promise<boolean> {
  const rows = await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', purpose)
    .returning(sql<boolean>`"ExpiresAt" > now()`.as('held'))
    .execute();
  return rows.some(({ held }) => held);
}

/** The ways back to addresses that the account had later: all of them live equally long, so who ends later was made later. */
export async function deleteLaterWaysBack(db: Queryable, accountId: string, than: Date): Promise<void> {
  await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', 'undo')
    .where('ExpiresAt', '>=', than)
    .execute();
}

/** The address that the account waits to have. */
export async function newEmailOf(db: Queryable, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_links')
    .select('Email')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', 'email')
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.Email ?? undefined;
}

export interface AddressLink {
  readonly AccountId: string;
  readonly Email: string;
  readonly ExpiresAt: Date;
}

/** Uses up a link that moves an address. */
export async function takeAddressLink(
  db: Queryable,
  purpose: 'email' | 'undo',
  tokenHash: string,
): Promise<AddressLink | undefined> {
  const row = await db
    .deleteFrom('identity_links')
    .where('TokenHash', '=', tokenHash)
    .where('Purpose', '=', purpose)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .returning(['AccountId', 'Email', 'ExpiresAt'])
    .executeTakeFirst();
  return row && row.Email !== null ? { ...row, Email: row.Email } : undefined;
}

/** The account of an unused, unexpired link, and the address it leads to where it moves one. */
export async function accountOfLink(
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<{ AccountId: string; Email: string | null } | undefined> {
  return db
    .selectFrom('identity_links')
    .select(['AccountId', 'Email'])
    .where('TokenHash', '=', tokenHash)
    .where('Purpose', '=', purpose)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
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
