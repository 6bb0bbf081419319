import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { WearableConnections, WearableGoodbyes, WearableTokens } from '../../platform/database/schema.generated.ts';

export type ConnectionRow = Selectable<WearableConnections>;
export type TokensRow = Selectable<WearableTokens>;
export type GoodbyeRow = Selectable<WearableGoodbyes>;
type Sealed = Pick<TokensRow, 'AccessToken' | 'AccessUntil' | 'RefreshToken' | 'RefreshUntil'>;

export const connectionOf = (db: Queryable, userId: UserId): Promise<ConnectionRow | undefined> =>
  db.selectFrom('wearable_connections').selectAll().where('UserId', '=', userId).executeTakeFirst();

export const connectionOfAccount = (db: Queryable, account: string): Promise<ConnectionRow | undefined> =>
  db
    .selectFrom('wearable_connections')
    .selectAll()
    .where('Provider', '=', 'Garmin')
    .where('ProviderUserId', '=', account)
    .where('EndedAt', 'is', null)
    .executeTakeFirst();

/** A message from before the connection belongs to the user who was connected then. */
export async function connectionWhen(db: Queryable, account: string, receivedAt: Date): Promise<ConnectionRow | undefined> {
  const row = await connectionOfAccount(db, account);
  return row && row.AccountSince <= receivedAt ? row : undefined;
}

export async function insertSignInRequest(
  trx: Queryable,
  question: { StateHash: string; UserId: UserId; Verifier: Buffer; Until: Date },
): Promise<void> {
  await trx.deleteFrom('wearable_questions').where('UserId', '=', question.UserId).execute();
  await trx.insertInto('wearable_questions').values(question).execute();
}

/** Deletes the secret of the sign-in, so that it is used only once. */
export async function takeSignInRequest(
  db: Queryable,
  userId: UserId,
  stateHash: string,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('wearable_questions')
    .where('StateHash', '=', stateHash)
    .where('UserId', '=', userId)
    .returning(['Verifier', 'Until'])
    .executeTakeFirst();
  return row && row.Until > now ? row.Verifier : undefined;
}

export async function keepConnection(
  trx: Queryable,
  connection: Pick<ConnectionRow, 'UserId' | 'ProviderUserId' | 'Permissions' | 'ConnectedAt'>,
  tokens: Sealed,
): Promise<void> {
  const { UserId, ConnectedAt, ...rest } = connection;
  const row = { ...rest, ConnectedAt, PermissionsAt: ConnectedAt, EndedAt: null };
  await trx
    .insertInto('wearable_connections')
    .values({ UserId, Provider: 'Garmin', AccountSince: ConnectedAt, ...row })
    .onConflict((conflict) =>
      conflict.column('UserId').doUpdateSet({
        ...row,
        AccountSince: sql<Date>`case when wearable_connections."EndedAt" is null
          and wearable_connections."ProviderUserId" = excluded."ProviderUserId"
          then wearable_connections."AccountSince" else excluded."AccountSince" end`,
      }),
    )
    .execute();
  await trx
    .insertInto('wearable_tokens')
    .values({ UserId, ...tokens })
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet({ ...tokens, RenewingUntil: null }))
    .execute();
  // A pending deregistration would end the new connection.
  await trx.deleteFrom('wearable_goodbyes').where('ProviderUserId', '=', connection.ProviderUserId).execute();
}

export async function deleteConnection(trx: Queryable, userId: UserId): Promise<boolean> {
  await sql`
    insert into wearable_goodbyes ("Provider", "ProviderUserId", "AccessToken", "AccessUntil", "RefreshToken")
    select connection."Provider", connection."ProviderUserId", token."AccessToken", token."AccessUntil", token."RefreshToken"
    from wearable_connections connection join wearable_tokens token using ("UserId") where "UserId" = ${userId}`.execute(trx);
  const row = await trx.deleteFrom('wearable_connections').where('UserId', '=', userId).returning('UserId').executeTakeFirst();
  return row !== undefined;
}

/** Sends no deregistration, because the provider ended the connection. A connection made after `receivedAt` remains. */
export async function endConnection(trx: Queryable, userId: UserId, EndedAt: Date, receivedAt: Date = EndedAt): Promise<void> {
  const ended = await trx
    .updateTable('wearable_connections')
    .set({ EndedAt })
    .where('UserId', '=', userId)
    .where('EndedAt', 'is', null)
    .where('ConnectedAt', '<=', receivedAt)
    .returning('UserId')
    .executeTakeFirst();
  if (ended) await trx.deleteFrom('wearable_tokens').where('UserId', '=', userId).execute();
}

/** Does nothing if the tokens differ, because then the user has connected again. */
export async function endConnectionOf(trx: Queryable, { UserId, RefreshToken }: TokensRow, EndedAt: Date): Promise<void> {
  const deleted = await trx
    .deleteFrom('wearable_tokens')
    .where('UserId', '=', UserId)
    .where('RefreshToken', '=', RefreshToken)
    .returning('UserId')
    .executeTakeFirst();
  if (!deleted) return;
  await trx
    .updateTable('wearable_connections')
    .set({ EndedAt })
    .where('UserId', '=', UserId)
    .where('EndedAt', 'is', null)
    .execute();
}

export async function keepPermissions(db: Queryable, userId: UserId, Permissions: string[], PermissionsAt: Date): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ Permissions, PermissionsAt })
    .where('UserId', '=', userId)
    .where('PermissionsAt', '<=', PermissionsAt)
    .execute();
}

export async function storeLastReceived(db: Queryable, userId: UserId, LastHeardAt: Date): Promise<void> {
  await db
    .updateTable('wearable_connections')
    .set({ LastHeardAt })
    .where('UserId', '=', userId)
    .where(({ or, eb }) => or([eb('LastHeardAt', 'is', null), eb('LastHeardAt', '<', LastHeardAt)]))
    .execute();
}

export const tokensOf = (db: Queryable, userId: UserId): Promise<TokensRow | undefined> =>
  db.selectFrom('wearable_tokens').selectAll().where('UserId', '=', userId).executeTakeFirst();

/** Reserves the renewal of the tokens for one process until `until`. Undefined if another process has reserved it. */
export async function holdRenewal(db: Queryable, userId: UserId, now: Date, until: Date): Promise<TokensRow | undefined> {
  return db
    .updateTable('wearable_tokens')
    .set({ RenewingUntil: until })
    .where('UserId', '=', userId)
    .where(({ or, eb }) => or([eb('RenewingUntil', 'is', null), eb('RenewingUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst();
}

export async function keepRenewed(db: Queryable, { UserId, RefreshToken }: TokensRow, tokens: Sealed): Promise<void> {
  await db
    .updateTable('wearable_tokens')
    .set({ ...tokens, RenewingUntil: null })
    .where('UserId', '=', UserId)
    .where('RefreshToken', '=', RefreshToken)
    .execute();
}

export async function endingBefore(db: Queryable, moment: Date): Promise<number[]> {
  const rows = await db.selectFrom('wearable_tokens').select('UserId').where('RefreshUntil', '<', moment).execute();
  return rows.map(({ UserId }) => UserId);
}

/**
 * Stores the tokens as a deregistration, because the account is not known yet. If connecting fails, Garmin receives the
 * deregistration.
 */
export async function keepUnfinished(
  db: Queryable,
  { AccessToken, AccessUntil, RefreshToken }: Sealed,
  Since: Date,
): Promise<number> {
  const row = { Provider: 'Garmin', ProviderUserId: null, AccessToken, AccessUntil, RefreshToken, Since } as const;
  return (await db.insertInto('wearable_goodbyes').values(row).returning('WearableGoodbyeId').executeTakeFirstOrThrow())
    .WearableGoodbyeId;
}

/** Locks the next deregistration. Skips a connection in progress unless it is older than `unfinishedBefore`. */
export const nextGoodbye = (trx: Queryable, after: number, unfinishedBefore: Date): Promise<GoodbyeRow | undefined> =>
  trx
    .selectFrom('wearable_goodbyes')
    .selectAll()
    .where('WearableGoodbyeId', '>', after)
    .where(({ or, eb }) => or([eb('ProviderUserId', 'is not', null), eb('Since', '<', unfinishedBefore)]))
    .orderBy('WearableGoodbyeId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function deleteGoodbye(trx: Queryable, id: number): Promise<void> {
  await trx.deleteFrom('wearable_goodbyes').where('WearableGoodbyeId', '=', id).execute();
}

export async function keepGoodbyeTokens(trx: Queryable, id: number, tokens: Omit<Sealed, 'RefreshUntil'>): Promise<void> {
  await trx.updateTable('wearable_goodbyes').set(tokens).where('WearableGoodbyeId', '=', id).execute();
}

export async function forgetOld(db: Queryable, now: Date, goodbyesBefore: Date): Promise<void> {
  await db.deleteFrom('wearable_questions').where('Until', '<', now).execute();
  await sql`delete from wearable_goodbyes where "Since" < ${goodbyesBefore}`.execute(db);
}
