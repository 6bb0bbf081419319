import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import {
  type ClubLicense,
  type ClubLicenseId,
  type LicenseInput,
  NO_END,
  resources,
  UNLIMITED,
} from '@clubpulse/contract/clubs/licenses/licenses';
import type { Queryable } from '../../platform/database/database.ts';

export const licensesOf = (db: Queryable, clubIds: readonly number[]): Promise<ClubLicense[]> =>
  clubIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('club_licenses')
        .selectAll()
        .where('ClubId', 'in', clubIds)
        .orderBy('Begin', 'desc')
        .orderBy('ClubLicenseId', 'desc')
        .execute();

export const lockLicenses = (trx: Queryable, clubId: ClubId): Promise<ClubLicense[]> =>
  trx.selectFrom('club_licenses').selectAll().where('ClubId', '=', clubId).orderBy('ClubLicenseId').forUpdate().execute();

export const insertLicense = (db: Queryable, clubId: ClubId, license: LicenseInput): Promise<ClubLicense> =>
  db
    .insertInto('club_licenses')
    .values({ ClubId: clubId, ...license })
    .returningAll()
    .executeTakeFirstOrThrow();

export const insertEnterprise = (db: Queryable, clubId: ClubId, Begin: string): Promise<ClubLicense> =>
  insertLicense(db, clubId, {
    Name: 'Enterprise',
    Begin,
    End: NO_END,
    ...(Object.fromEntries(resources.map((resource) => [resource, UNLIMITED])) as Record<(typeof resources)[number], number>),
  });

export async function beginBy(
  trx: Queryable,
  clubId: ClubId,
  { begun, today }: { readonly begun: string; readonly today: string },
): Promise<void> {
  await trx
    .updateTable('club_licenses')
    .set({ Begin: today })
    .where('ClubId', '=', clubId)
    .where('Begin', '<=', begun)
    .where('Begin', '>', today)
    .execute();
}

export const updateLicense = (
  db: Queryable,
  clubId: ClubId,
  licenseId: ClubLicenseId,
  license: LicenseInput,
): Promise<ClubLicense | undefined> =>
  db
    .updateTable('club_licenses')
    .set(license)
    .where('ClubId', '=', clubId)
    .where('ClubLicenseId', '=', licenseId)
    .returningAll()
    .executeTakeFirst();

export const deleteLicense = (db: Queryable, clubId: ClubId, licenseId: ClubLicenseId): Promise<ClubLicense | undefined> =>
  db
    .deleteFrom('club_licenses')
    .where('ClubId', '=', clubId)
    .where('ClubLicenseId', '=', licenseId)
    .returningAll()
    .executeTakeFirst();
