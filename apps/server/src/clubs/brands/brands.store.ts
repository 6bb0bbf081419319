import type { BrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import type { Brand, BrandId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export const brandOf = (db: Queryable, brandId: BrandId): Promise<Brand | undefined> =>
  db.selectFrom('brands').selectAll().where('BrandId', '=', brandId).executeTakeFirst();

export const insertBrand = (db: Queryable, Name: string): Promise<Brand> =>
  db.insertInto('brands').values({ Name }).returningAll().executeTakeFirstOrThrow();

export const updateBrand = (db: Queryable, brandId: BrandId, Name: string): Promise<Brand | undefined> =>
  db.updateTable('brands').set({ Name }).where('BrandId', '=', brandId).returningAll().executeTakeFirst();

export async function updatePicture(trx: Queryable, brandId: BrandId, PictureUri: string | null): Promise<void> {
  await trx.updateTable('brands').set({ PictureUri }).where('BrandId', '=', brandId).execute();
}

/** Of these pictures, those that a brand shows. */
export async function shownByBrands(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('brands').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}

const people = (db: Queryable) =>
  db.selectFrom('users').select(['users.UserId', 'users.Nickname', 'users.FirstMidName', 'users.LastName', 'users.Email']);

export const ownersOf = (db: Queryable, brandId: BrandId): Promise<BrandOwner[]> =>
  people(db)
    .innerJoin('user_roles', 'user_roles.UserId', 'users.UserId')
    .where('user_roles.BrandId', '=', brandId)
    .orderBy('users.LastName')
    .orderBy('users.UserId')
    .execute();

/** Whoever confirmed the address. */
export const personOf = (db: Queryable, email: string): Promise<BrandOwner | undefined> =>
  people(db)
    .where(({ fn }) => fn('lower', ['users.Email']), '=', email)
    .where('users.EmailConfirmed', '=', true)
    .executeTakeFirst();
