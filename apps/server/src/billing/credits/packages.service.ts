import type { CallerId } from '@clubpulse/contract/accounts/users';
import {
  type ClubCreditsPackageId,
  type CreditsPackage,
  type CreditsPackageFields,
  type CreditsPackageUpdate,
  creditsPackageSchema,
  type WrittenCreditsPackage,
  writtenCreditsPackageSchema,
} from '@clubpulse/contract/billing/credits';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { refuseCurrency } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import * as store from './packages.store.ts';

export type CreditsPackagesService = ReturnType<typeof createCreditsPackages>;

export function createCreditsPackages({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  function written(
    Type: 'CreditsPackageAdded' | 'CreditsPackageUpdated' | 'CreditsPackageDeleted',
    by: CallerId,
    write: (trx: Queryable) => Promise<store.PackageRow | Refusal | undefined>,
  ): Promise<WrittenCreditsPackage | Refusal> {
    return db.transaction().execute(async (trx) => {
      const row = await write(trx);
      if (!row) return refuse('NotFound');
      if (isRefusal(row)) return row;
      const { ClubId, ClubCreditsPackageId, Name, Credits } = row;
      await emit(trx, { ClubId, Type, Payload: { ClubCreditsPackageId, Title: Name, Credits, By: by } });
      return presentWritten(row);
    });
  }

  return {
    clubOf: async (packageId: ClubCreditsPackageId): Promise<number | undefined> =>
      (await store.packageOf(db, packageId))?.ClubId,

    ofClub: async (clubId: ClubId): Promise<WrittenCreditsPackage[]> => (await store.packagesOf(db, clubId)).map(presentWritten),

    create: (clubId: ClubId, fields: CreditsPackageFields, by: CallerId): Promise<WrittenCreditsPackage | Refusal> =>
      written(
        'CreditsPackageAdded',
        by,
        async (trx) => (await refuseCurrency(trx, clubId, fields.Currency)) ?? store.insertPackage(trx, clubId, fields),
      ),

    update: (
      packageId: ClubCreditsPackageId,
      { RowVersion, ...fields }: CreditsPackageUpdate,
      by: CallerId,
    ): Promise<WrittenCreditsPackage | Refusal> =>
      written('CreditsPackageUpdated', by, async (trx) => {
        const known = await store.packageOf(trx, packageId);
        const refused = known && (await refuseCurrency(trx, known.ClubId, fields.Currency));
        return refused ?? (await store.updatePackage(trx, packageId, fields, RowVersion)) ?? (known && refuse('StaleRowVersion'));
      }),

    async delete(packageId: ClubCreditsPackageId, by: CallerId): Promise<Refusal | undefined> {
      const deleted = await written('CreditsPackageDeleted', by, (trx) =>
        store.updatePackage(trx, packageId, { DeletedAt: now() }),
      );
      return isRefusal(deleted) ? deleted : undefined;
    },
  };
}

const presentWritten = (row: store.PackageRow): WrittenCreditsPackage => writtenCreditsPackageSchema.parse(row);

export const presentPackage = (row: store.PackageRow): CreditsPackage => creditsPackageSchema.parse(row);
