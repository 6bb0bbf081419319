import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export type LinkPurpose = 'verify' | 'reset' | 'email' | 'undo';

/**
 * Replaces older links of the same purpose. Undo links to different e-mail addresses remain, because an intruder may change the
 * address several times.
 */
export async function insertLink(
  db: Queryable,
  link: { tokenHash: string; accountId: string; purpose: LinkPurpose; expiresAt: Date; email?: string },
): Promise<void> {
  const email = link.email ?? null;
  // Locks the account, so that the second of two parallel requests deletes the link of the first.
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

export async function deleteLinks(db: Queryable, accountId: string, purpose: LinkPurpose): Promise<boolean> {
  const rows = await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', purpose)
    .returning(sql<boolean>`"ExpiresAt" > now()`.as('held'))
    .execute();
  return rows.some(({ held }) => held);
}

/** Deletes undo links to later e-mail addresses. All have equal lifetimes, so a later expiry means a later address. */
export async function deleteLaterWaysBack(db: Queryable, accountId: string, than: Date): Promise<void> {
  await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', 'undo')
    .where('ExpiresAt', '>=', than)
    .execute();
}

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

export async function deleteNewEmail(db: Queryable, accountId: string, email: string): Promise<void> {
  await db
    .deleteFrom('identity_links')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', 'email')
    .where('Email', '=', email)
    .execute();
}

export async function hasUndo(db: Queryable, accountId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_links')
    .select('Email')
    .where('AccountId', '=', accountId)
    .where('Purpose', '=', 'undo')
    .where('Email', '=', email)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AddressLink {
  readonly AccountId: string;
  readonly Email: string;
  readonly ExpiresAt: Date;
}

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
