import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface PasskeyRow {
  readonly PasskeyId: number;
  readonly AccountId: string;
  readonly CredentialId: string;
  readonly PublicKey: string;
  readonly Counter: number;
  readonly Transports: string[];
  readonly Name: string;
  readonly AddedAt: Date;
  readonly LastUsedAt: Date | null;
}

export async function beginTotp(db: Queryable, accountId: string, secret: string): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_totp as totp ("AccountId", "Secret") values (${accountId}, ${secret})
    on conflict ("AccountId") do update set "Secret" = excluded."Secret" where totp."ConfirmedAt" is null returning 1`.execute(
    db,
  );
  await notifyFactor(db, accountId);
  return rows.length > 0;
}

async function notifyFactor(db: Queryable, accountId: string): Promise<void> {
  await sql`select pg_notify('clubpulse_user', "UserId"::text) from user_identities where "Subject" = ${accountId}`.execute(db);
}

export const totpOf = (db: Queryable, accountId: string) =>
  db.selectFrom('identity_totp').select(['Secret', 'ConfirmedAt']).where('AccountId', '=', accountId).executeTakeFirst();

/** Stores the time step of a code. Returns false if a code of this or a later step was accepted before. */
export async function useStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('identity_totp')
    .set({ LastStep: step })
    .where('AccountId', '=', accountId)
    .where('LastStep', '<', step)
    .returning('AccountId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function confirmTotp(db: Queryable, accountId: string): Promise<void> {
  await db.updateTable('identity_totp').set({ ConfirmedAt: sql`now()` }).where('AccountId', '=', accountId).execute();
  await notifyFactor(db, accountId);
}

export async function deleteTotp(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('identity_totp').where('AccountId', '=', accountId).execute();
  await notifyFactor(db, accountId);
}

const passkeys = (db: Queryable) => db.selectFrom('identity_passkeys').selectAll();
export const passkeysOf = (db: Queryable, accountId: string): Promise<PasskeyRow[]> =>
  passkeys(db).where('AccountId', '=', accountId).orderBy('PasskeyId').execute();
export const passkeyOf = (db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> =>
  passkeys(db).where('CredentialId', '=', credentialId).executeTakeFirst();

export async function insertPasskey(
  db: Queryable,
  passkey: Omit<PasskeyRow, 'PasskeyId' | 'AddedAt' | 'LastUsedAt'>,
): Promise<boolean> {
  const row = await db
    .insertInto('identity_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('PasskeyId')
    .executeTakeFirst();
  await notifyFactor(db, passkey.AccountId);
  return row !== undefined;
}

export async function passkeyUsed(db: Queryable, passkeyId: number, counter: number): Promise<void> {
  await db
    .updateTable('identity_passkeys')
    .set({ Counter: counter, LastUsedAt: sql`now()` })
    .where('PasskeyId', '=', passkeyId)
    .execute();
}

export async function deletePasskey(db: Queryable, accountId: string, passkeyId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('identity_passkeys')
    .where('AccountId', '=', accountId)
    .where('PasskeyId', '=', passkeyId)
    .returning('PasskeyId')
    .executeTakeFirst();
  await notifyFactor(db, accountId);
  return row !== undefined;
}

export async function writeCodes(db: Queryable, accountId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('identity_recovery_codes').where('AccountId', '=', accountId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('identity_recovery_codes')
    .values(hashes.map((CodeHash) => ({ AccountId: accountId, CodeHash })))
    .execute();
}

export async function takeCode(db: Queryable, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('identity_recovery_codes')
    .where('AccountId', '=', accountId)
    .where('CodeHash', '=', hash)
    .returning('CodeHash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countCodes(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('AccountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
