import type { ClubCreditsPackageId, CreditsPackageFields } from '@clubpulse/contract/billing/credits';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { CreditsPackages } from '../../platform/database/schema.generated.ts';

export type PackageRow = Omit<Selectable<CreditsPackages>, 'DeletedAt'>;

const columns = [
  'ClubCreditsPackageId',
  'ClubId',
  'Name',
  'Credits',
  'Price',
  'Currency',
  'PaymentAccountType',
  'Purchasable',
  'RowVersion',
] as const;

export const packagesOf = (db: Queryable, clubId: ClubId): Promise<PackageRow[]> =>
  db
    .selectFrom('credits_packages')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where('DeletedAt', 'is', null)
    .orderBy('Credits')
    .orderBy('ClubCreditsPackageId')
    .execute();

export const packageOf = (db: Queryable, packageId: ClubCreditsPackageId): Promise<PackageRow | undefined> =>
  db
    .selectFrom('credits_packages')
    .select(columns)
    .where('ClubCreditsPackageId', '=', packageId)
    .where('DeletedAt', 'is', null)
    .executeTakeFirst();

export const insertPackage = (db: Queryable, clubId: ClubId, fields: CreditsPackageFields): Promise<PackageRow> =>
  db
    .insertInto('credits_packages')
    .values({ ClubId: clubId, ...fields })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** A deleted package is only hidden, because its sales remain recorded. */
export const updatePackage = (
  db: Queryable,
  packageId: ClubCreditsPackageId,
  fields: CreditsPackageFields | { readonly DeletedAt: Date },
  RowVersion?: number,
): Promise<PackageRow | undefined> =>
  db
    .updateTable('credits_packages')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('ClubCreditsPackageId', '=', packageId)
    .where('DeletedAt', 'is', null)
    .$if(RowVersion !== undefined, (one) => one.where('RowVersion', '=', RowVersion ?? 0))
    .returning(columns)
    .executeTakeFirst();
