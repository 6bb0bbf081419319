import type { Queryable } from '../database/database.ts';
import { endHandedPasswords } from './handed/handed.store.ts';

export interface AccountRow {
  readonly AccountId: string;
  readonly Email: string;
  readonly EmailVerified: boolean;
  readonly PasswordHash: string;
  readonly IsAdmin: boolean;
  readonly IsEditor: boolean;
}

const columns = ['AccountId', 'Email', 'EmailVerified', 'PasswordHash', 'IsAdmin', 'IsEditor'] as const;

export const accountOf = (db: Queryable, accountId: string): Promise<AccountRow | undefined> =>
  db.selectFrom('identity_accounts').select(columns).where('AccountId', '=', accountId).executeTakeFirst();

export const accountByEmail = (db: Queryable, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('identity_accounts')
    .select(columns)
    .where(({ fn, ref }) => fn('lower', [ref('Email')]), '=', email.toLowerCase())
    .executeTakeFirst();

/** Each change of second factors takes this lock first, so that changes run one after the other. */
export async function lockAccount(trx: Queryable, accountId: string): Promise<void> {
  await trx.selectFrom('identity_accounts').select('AccountId').where('AccountId', '=', accountId).forNoKeyUpdate().execute();
}

export async function insertAccount(db: Queryable, account: AccountRow & { readonly HandedOver?: boolean }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteAccount(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('identity_accounts').where('AccountId', '=', accountId).execute();
}

export async function setVerified(db: Queryable, accountId: string): Promise<void> {
  await db.updateTable('identity_accounts').set({ EmailVerified: true }).where('AccountId', '=', accountId).execute();
  await endHandedPasswords(db, accountId);
}

/** Sets the password of a user who opened a mailed link, and so confirmed the e-mail address. */
export async function setPassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('identity_accounts')
    .set({ PasswordHash: passwordHash, EmailVerified: true })
    .where('AccountId', '=', accountId)
    .execute();
  await endHandedPasswords(db, accountId);
}

export async function setOwnPassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('identity_accounts').set({ PasswordHash: passwordHash }).where('AccountId', '=', accountId).execute();
  await endHandedPasswords(db, accountId);
}

export async function setEmail(db: Queryable, accountId: string, email: string): Promise<boolean> {
  if ((await accountByEmail(db, email)) !== undefined) return false;
  await db
    .updateTable('identity_accounts')
    .set({ Email: email, EmailVerified: true })
    .where('AccountId', '=', accountId)
    .execute();
  await endHandedPasswords(db, accountId);
  return true;
}
