import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { IdentityHanded } from '../../database/schema.generated.ts';

export type HandedAct = IdentityHanded['Does'];

export interface HandedRow {
  readonly Subject: string;
  readonly Voucher: string;
  readonly Email: string;
  readonly Does: HandedAct;
  readonly AccountId: string | null;
  readonly Landing: string;
}
const columns = ['Subject', 'Voucher', 'Email', 'Does', 'AccountId', 'Landing'] as const;

export async function insertAccessLink(
  trx: Queryable,
  row: HandedRow & { readonly TokenHash: string; readonly MadeBy: number | null; readonly ExpiresAt: Date },
): Promise<void> {
  await trx
    .deleteFrom('identity_handed')
    .where('Subject', '=', row.Subject)
    .where('Voucher', '=', row.Voucher)
    .where('UsedAt', 'is', null)
    .execute();
  await trx.insertInto('identity_handed').values(row).execute();
}

export const openHanded = (db: Queryable, tokenHash: string): Promise<HandedRow | undefined> =>
  db
    .selectFrom('identity_handed')
    .select(columns)
    .where('TokenHash', '=', tokenHash)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();

/**
 * The account must be locked. A new password removes all other links, because another person may have set the former password.
 * Otherwise only unused password links from other staff or mails are removed.
 */
export async function redeemAccessLink(
  trx: Queryable,
  tokenHash: string,
  accountId: string,
  does: readonly HandedAct[],
): Promise<boolean> {
  const row = await trx
    .updateTable('identity_handed')
    .set({ UsedAt: sql<Date>`now()`, AccountId: accountId, MadeBy: null })
    .where('TokenHash', '=', tokenHash)
    .where('Does', 'in', does)
    .where('UsedAt', 'is', null)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .returning(['Subject', 'Voucher', 'Does'])
    .executeTakeFirst();
  if (row === undefined) return false;
  const { Subject, Voucher, Does } = row;
  await trx
    .deleteFrom('identity_handed')
    .where('AccountId', '=', accountId)
    .where('TokenHash', '<>', tokenHash)
    .where(({ and, eb, or, val }) =>
      or([val(Does === 'Password'), and([eb('UsedAt', 'is', null), eb('Does', '=', 'Password'), eb('Voucher', '<>', Voucher)])]),
    )
    .execute();
  await trx
    .deleteFrom('identity_handed')
    .where('Subject', '=', Subject)
    .where('Voucher', '=', Voucher)
    .where('UsedAt', 'is not', null)
    .where('TokenHash', '<>', tokenHash)
    .execute();
  return true;
}

export async function isHandedTo(
  db: Queryable,
  accountId: string,
  { subject, voucher }: { readonly subject?: string; readonly voucher?: string },
): Promise<boolean> {
  let found = db
    .selectFrom('identity_handed')
    .select('Subject')
    .where('AccountId', '=', accountId)
    .where('UsedAt', 'is not', null);
  if (subject !== undefined) found = found.where('Subject', '=', subject);
  if (voucher !== undefined) found = found.where('Voucher', '=', voucher);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

export async function accountsHandedTo(db: Queryable, subject: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_handed')
    .select('AccountId')
    .where('Subject', '=', subject)
    .where('UsedAt', 'is not', null)
    .execute();
  return rows.flatMap(({ AccountId }) => AccountId ?? []);
}

export async function purgeHanded(db: Queryable): Promise<void> {
  await db.deleteFrom('identity_handed').where('UsedAt', 'is', null).where('ExpiresAt', '<=', sql<Date>`now()`).execute();
}

/** Ends the unused links for the subject. With `madeBy` only the links of that user, whose permission may have changed. */
export async function endHanded(
  trx: Queryable,
  { subject, madeBy }: { readonly subject: string; readonly madeBy?: number },
): Promise<void> {
  await trx
    .deleteFrom('identity_handed')
    .where('UsedAt', 'is', null)
    .where(({ eb, or }) => or([eb('Subject', '=', subject), ...(madeBy === undefined ? [] : [eb('MadeBy', '=', madeBy)])]))
    .execute();
}

export async function endHandedPasswords(trx: Queryable, accountId: string): Promise<void> {
  await trx
    .deleteFrom('identity_handed')
    .where('UsedAt', 'is', null)
    .where('Does', '=', 'Password')
    .where('AccountId', '=', accountId)
    .execute();
}
