import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import type { Brand, BrandId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export const brandOf = (db: Queryable, brandId: BrandId): Promise<Brand | undefined> =>
  db.selectFrom('brands').selectAll().where('BrandId', '=', brandId).executeTakeFirst();

export const insertBrand = (db: Queryable, Name: string): Promise<Brand> =>
  db.insertInto('brands').values({ Name }).returningAll().executeTakeFirstOrThrow();

export const updateBrand = (db: Queryable, brandId: BrandId, Name: string): Promise<Brand | undefined> =>
  db.updateTable('brands').set({ Name }).where('BrandId', '=', brandId).returningAll().executeTakeFirst();

export async function updatePicture(trx: Queryable, brandId: BrandId, PictureUri: string | null): Promise<void> {
  await trx.updateTable('brands').set({ PictureUri }).where('BrandId', '=', brandId).execute();
}

export async function shownByBrands(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('brands').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}

/** The name is null for an owner without a role in the brand's clubs, unless the owner is the reader. */
export const ownersOf = (db: Queryable, brandId: BrandId, reader: UserId): Promise<BrandOwner[]> =>
  db
    .selectFrom('user_roles as owner')
    .innerJoin('users', 'users.UserId', 'owner.UserId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('users as named')
          .select(['named.Nickname', 'named.FirstMidName', 'named.LastName'])
          .whereRef('named.UserId', '=', 'owner.UserId')
          .where((where) =>
            where.or([
              where('named.UserId', '=', reader),
              where.exists(
                where
                  .selectFrom('user_roles as role')
                  .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
                  .select('role.UserId')
                  .whereRef('role.UserId', '=', 'named.UserId')
                  .where('clubs.BrandId', '=', brandId),
              ),
            ]),
          )
          .as('known'),
      (join) => join.onTrue(),
    )
    .select(['users.UserId', 'users.Email', 'known.Nickname', 'known.FirstMidName', 'known.LastName'])
    .where('owner.BrandId', '=', brandId)
    .orderBy('known.LastName', (order) => order.asc().nullsLast())
    .orderBy('users.UserId')
    .execute();

export const mailedOwners = async (
  db: Queryable,
  brandId: BrandId,
  others: readonly number[],
): Promise<{ UserId: number; Email: string; Nickname: string; FirstMidName: string; LastName: string; Language: Language }[]> =>
  db
    .selectFrom('users')
    .select(['UserId', 'Email', 'Nickname', 'FirstMidName', 'LastName', 'Language'])
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('UserId', '=', sql<number>`any(${listOf(others)}::bigint[])`),
        exists(
          selectFrom('user_roles')
            .select('user_roles.UserId')
            .whereRef('user_roles.UserId', '=', 'users.UserId')
            .where('user_roles.BrandId', '=', brandId),
        ),
      ]),
    )
    .orderBy('UserId')
    .execute();

export const clubIdsOf = async (db: Queryable, brandId: BrandId): Promise<number[]> =>
  (await db.selectFrom('clubs').select('ClubId').where('BrandId', '=', brandId).orderBy('ClubId').execute()).map(
    ({ ClubId }) => ClubId,
  );

export const personOf = (db: Queryable, email: string): Promise<{ UserId: number } | undefined> =>
  db
    .selectFrom('users')
    .select('UserId')
    .where(({ fn }) => fn('lower', ['users.Email']), '=', email)
    .where('users.EmailConfirmed', '=', true)
    .executeTakeFirst();
