import type { ApiToken, ApiTokenId } from '@clubpulse/contract/accounts/tokens';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ApiTokens } from '../../platform/database/schema.generated.ts';

type Row = Selectable<ApiTokens>;
export interface TokenRow extends Omit<Row, 'UserId' | 'ClubId' | 'Hash'>, Pick<ApiToken, 'By'> {}

const isManager = sql<boolean>`(held."Role" = 'Manager' and held."ClubId" = clubs."ClubId"
  or held."Role" = 'Owner' and held."BrandId" = clubs."BrandId")`;

/**
 * True if the maker of a club's token was owner or manager when they made the token, and still is. Always true for a personal
 * token.
 */
const isGranted = sql<boolean>`(token."ClubId" is null or exists (
  select from user_roles as held join clubs on clubs."ClubId" = token."ClubId"
  where held."UserId" = token."UserId" and held."Since" <= token."MadeAt" and ${isManager}))`;

export async function manages(db: Queryable, userId: UserId, clubId: ClubId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles as held')
    .innerJoin('clubs', (join) => join.on('clubs.ClubId', '=', clubId))
    .select('held.UserId')
    .where('held.UserId', '=', userId)
    .where(isManager)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const granted = (db: Queryable) =>
  db
    .selectFrom('api_tokens as token')
    .innerJoin('users', 'users.UserId', 'token.UserId')
    .select([
      'ApiTokenId',
      'Name',
      'Hint',
      'Scopes',
      'Role',
      'MadeAt',
      'ExpiresAt',
      'LastUsedAt',
      'LastUsedBy',
      'users.UserId',
      'users.Nickname',
      'users.FirstMidName',
      'users.LastName',
    ])
    .where(isGranted)
    .orderBy('ApiTokenId', 'desc');

type Holder = { readonly UserId: UserId; readonly ClubId: null } | { readonly ClubId: ClubId };

const withPerson = <T extends ApiToken['By']>({ UserId, Nickname, FirstMidName, LastName, ...token }: T) => ({
  ...token,
  By: { UserId, Nickname, FirstMidName, LastName },
});

/** Expired tokens are included. */
export async function tokensOf(db: Queryable, holder: Holder): Promise<TokenRow[]> {
  const rows =
    holder.ClubId === null
      ? granted(db).where('token.UserId', '=', holder.UserId).where('token.ClubId', 'is', null)
      : granted(db).where('token.ClubId', '=', holder.ClubId);
  return (await rows.execute()).map(withPerson);
}

export async function countLocked(trx: Queryable, holder: Holder, now: Date): Promise<number> {
  const lock =
    holder.ClubId === null
      ? trx.selectFrom('users').select('UserId').where('UserId', '=', holder.UserId)
      : trx.selectFrom('clubs').select('ClubId').where('ClubId', '=', holder.ClubId);
  await lock.forNoKeyUpdate().execute();
  return (await tokensOf(trx, holder)).filter(({ ExpiresAt }) => ExpiresAt > now).length;
}

export async function insertToken(trx: Queryable, token: Insertable<ApiTokens>): Promise<TokenRow> {
  const { ApiTokenId } = await trx.insertInto('api_tokens').values(token).returning('ApiTokenId').executeTakeFirstOrThrow();
  return withPerson(await granted(trx).where('ApiTokenId', '=', ApiTokenId).executeTakeFirstOrThrow());
}

export async function deleteToken(trx: Queryable, holder: Holder, id: ApiTokenId): Promise<{ Name: string } | undefined> {
  const one = trx.deleteFrom('api_tokens').where('ApiTokenId', '=', id).returning('Name');
  return holder.ClubId === null
    ? one.where('UserId', '=', holder.UserId).where('ClubId', 'is', null).executeTakeFirst()
    : one.where('ClubId', '=', holder.ClubId).executeTakeFirst();
}

export interface FoundToken extends Pick<Row, 'ApiTokenId' | 'UserId' | 'Role' | 'Scopes' | 'LastUsedAt'> {
  readonly ClubId: number | null;
  readonly BrandId: number | null;
}

export const validByHash = (db: Queryable, hash: string, now: Date): Promise<FoundToken | undefined> =>
  db
    .selectFrom('api_tokens as token')
    .leftJoin('clubs as own', 'own.ClubId', 'token.ClubId')
    .select(['ApiTokenId', 'UserId', 'token.ClubId', 'own.BrandId', 'Role', 'Scopes', 'LastUsedAt'])
    .where('Hash', '=', hash)
    .where('ExpiresAt', '>', now)
    .where(isGranted)
    .executeTakeFirst();

export async function storeUse(db: Queryable, id: ApiTokenId, LastUsedAt: Date, LastUsedBy: string | null): Promise<void> {
  await db.updateTable('api_tokens').set({ LastUsedAt, LastUsedBy }).where('ApiTokenId', '=', id).execute();
}

export async function deleteEnded(db: Queryable, expiredBefore: Date): Promise<void> {
  await sql`delete from api_tokens as token where token."ExpiresAt" < ${expiredBefore} or not ${isGranted}`.execute(db);
}
