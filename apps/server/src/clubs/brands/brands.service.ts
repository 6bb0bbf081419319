import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import type { Brand, BrandId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { deleteOwner, insertOwner, lockOwners } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { updatePictures } from '../clubs/public.ts';
import * as store from './brands.store.ts';

export type Brands = ReturnType<typeof createBrands>;

/** Brands and who owns them. */
export function createBrands({ db }: { readonly db: Database }) {
  const ofEmail = (refused: 'OwnerUnknown' | 'AlreadyOwner', email: string): Refusal =>
    refuse(refused, { values: { email }, errors: [{ field: 'Email', key: `error.${refused}`, values: { email } }] });

  return {
    get: async (brandId: BrandId): Promise<Brand | Refusal> => (await store.brandOf(db, brandId)) ?? refuse('NotFound'),
    create: (name: string): Promise<Brand> => store.insertBrand(db, name),
    rename: async (brandId: BrandId, name: string): Promise<Brand | Refusal> =>
      (await store.updateBrand(db, brandId, name)) ?? refuse('NotFound'),
    owners: (brandId: BrandId, reader: UserId): Promise<BrandOwner[]> => store.ownersOf(db, brandId, reader),

    /** With `replaces` of its clubs too: all of them, or where it goes those that show it. */
    async setPicture(trx: Queryable, brandId: BrandId, uri: string | null, replaces: boolean): Promise<void> {
      const before = await store.brandOf(trx, brandId);
      await store.updatePicture(trx, brandId, uri);
      if (!replaces) return;
      const changed = await updatePictures(trx, brandId, uri, uri === null ? (before?.PictureUri ?? null) : undefined);
      for (const clubId of changed) await notify(trx, 'clubpulse_club', clubId);
    },

    addOwner: (brandId: BrandId, email: string, reader: UserId): Promise<BrandOwner[] | Refusal> =>
      db.transaction().execute(async (trx) => {
        const person = await store.personOf(trx, email);
        if (!person) return ofEmail('OwnerUnknown', email);
        if (!(await insertOwner(trx, person.UserId, brandId))) return ofEmail('AlreadyOwner', email);
        await notify(trx, 'clubpulse_user', person.UserId);
        return store.ownersOf(trx, brandId, reader);
      }),

    removeOwner: (brandId: BrandId, userId: UserId): Promise<Refusal | undefined> =>
      db.transaction().execute(async (trx) => {
        const owners = await lockOwners(trx, brandId);
        if (!owners.includes(userId)) return refuse('NotFound');
        if (owners.length === 1) return refuse('LastOwner');
        await deleteOwner(trx, userId, brandId);
        await notify(trx, 'clubpulse_user', userId);
        return undefined;
      }),
  };
}
