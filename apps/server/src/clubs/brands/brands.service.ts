import type { UserId } from '@clubpulse/contract/accounts/users';
import type { BrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import type { Brand, BrandId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { deleteOwner, insertOwner, lockOwners } from '../../accounts/roles/public.ts';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notify.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Acting } from '../../platform/identity/security/security.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { updatePictures } from '../clubs/public.ts';
import { type OwnersChange, ownersMail } from './brands.mail.ts';
import * as store from './brands.store.ts';

interface BrandParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly refuseStale: AccountSecurity['refuseStale'];
  readonly publicUrl: string;
}

export type Brands = ReturnType<typeof createBrands>;

export function createBrands({ db, mail, refuseStale, publicUrl }: BrandParts) {
  const ofEmail = (refused: 'OwnerUnknown' | 'AlreadyOwner', email: string): Refusal =>
    refuse(refused, { values: { email }, errors: [{ field: 'Email', key: `error.${refused}`, values: { email } }] });

  /** The mail goes to all owners, because they have access to all clubs of the brand. */
  async function report(trx: Queryable, change: OwnersChange, brandId: BrandId, Target: UserId, By: UserId): Promise<void> {
    const brand = await store.brandOf(trx, brandId);
    const people = await store.mailedOwners(trx, brandId, [Target]);
    const owner = people.find(({ UserId }) => UserId === Target);
    if (!brand || !owner) return;
    const by = people.find(({ UserId }) => UserId === By);
    const values = { brand: brand.Name, owner: owner.Email, by: by?.Email, publicUrl };
    for (const reader of people) await mail.queue(ownersMail(change, reader, values), trx);
    const clubs = await store.clubIdsOf(trx, brandId);
    for (const ClubId of clubs.length > 0 ? clubs : [null])
      await emit(trx, { ClubId, Type: change, Payload: { BrandId: brandId, Target, By } });
  }

  return {
    get: async (brandId: BrandId): Promise<Brand | Refusal> => (await store.brandOf(db, brandId)) ?? refuse('NotFound'),
    create: (name: string): Promise<Brand> => store.insertBrand(db, name),
    rename: async (brandId: BrandId, name: string): Promise<Brand | Refusal> =>
      (await store.updateBrand(db, brandId, name)) ?? refuse('NotFound'),
    owners: (brandId: BrandId, reader: UserId): Promise<BrandOwner[]> => store.ownersOf(db, brandId, reader),

    setPicture: (trx: Queryable, brandId: BrandId, uri: string | null, replaces: boolean) =>
      setPicture(trx, brandId, uri, replaces),

    async addOwner(brandId: BrandId, email: string, by: UserId, acting: Acting | undefined): Promise<BrandOwner[] | Refusal> {
      const stale = await refuseStale(acting);
      if (stale) return stale;
      return db.transaction().execute(async (trx) => {
        const person = await store.personOf(trx, email);
        if (!person) return ofEmail('OwnerUnknown', email);
        if (!(await insertOwner(trx, person.UserId, brandId))) return ofEmail('AlreadyOwner', email);
        await report(trx, 'BrandOwnerAdded', brandId, person.UserId, by);
        await notify(trx, 'clubpulse_user', person.UserId);
        return store.ownersOf(trx, brandId, by);
      });
    },

    async removeOwner(brandId: BrandId, userId: UserId, by: UserId, acting: Acting | undefined): Promise<Refusal | undefined> {
      const stale = await refuseStale(acting);
      if (stale) return stale;
      return db.transaction().execute(async (trx) => {
        const owners = await lockOwners(trx, brandId);
        if (!owners.includes(userId)) return refuse('NotFound');
        if (owners.length === 1) return refuse('LastOwner');
        await deleteOwner(trx, userId, brandId);
        await report(trx, 'BrandOwnerRemoved', brandId, userId, by);
        await notify(trx, 'clubpulse_user', userId);
        return undefined;
      });
    },
  };
}

async function setPicture(trx: Queryable, brandId: BrandId, uri: string | null, replaces: boolean): Promise<void> {
  const before = await store.brandOf(trx, brandId);
  await store.updatePicture(trx, brandId, uri);
  if (!replaces) return;
  const changed = await updatePictures(trx, brandId, uri, uri === null ? (before?.PictureUri ?? null) : undefined);
  for (const clubId of changed) await notify(trx, 'clubpulse_club', clubId);
}
