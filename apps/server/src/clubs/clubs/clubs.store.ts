import type { PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import type { Brand, BrandId, Club, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

const clubColumns = [
  'clubs.ClubId',
  'clubs.BrandId',
  'brands.Name as BrandName',
  'clubs.Name',
  'clubs.Code',
  'clubs.InviteCode',
  'clubs.Address',
  'clubs.Website',
  'clubs.Phone',
  'clubs.Email',
  'clubs.TimeZone',
  'clubs.Currency',
  'clubs.Language',
  'clubs.EnableLiveTrainings',
  'clubs.EnableActivities',
] as const;

export type ClubRow = Club & { readonly Language: string; readonly Code: string; readonly InviteCode: string };

const clubs = (db: Queryable) =>
  db.selectFrom('clubs').leftJoin('brands', 'brands.BrandId', 'clubs.BrandId').select(clubColumns).orderBy('clubs.Name');

export const clubOf = (db: Queryable, clubId: ClubId): Promise<ClubRow | undefined> =>
  clubs(db).where('clubs.ClubId', '=', clubId).executeTakeFirst();

export const clubsOf = (db: Queryable, clubIds: readonly number[]): Promise<ClubRow[]> =>
  clubIds.length === 0 ? Promise.resolve([]) : clubs(db).where('clubs.ClubId', 'in', clubIds).execute();

export const clubsOfBrand = (db: Queryable, brandId: BrandId): Promise<ClubRow[]> =>
  clubs(db).where('clubs.BrandId', '=', brandId).execute();

/** By either of its codes. */
export const clubOfCode = (db: Queryable, code: string): Promise<ClubRow | undefined> =>
  clubs(db)
    .where((where) => where.or([where('clubs.Code', '=', code), where('clubs.InviteCode', '=', code)]))
    .executeTakeFirst();

export type NewClub = Pick<ClubRow, 'Name' | 'TimeZone' | 'Currency' | 'Language' | 'Code'>;

export const insertClub = async (db: Queryable, club: NewClub): Promise<number> =>
  (await db.insertInto('clubs').values(club).returning('ClubId').executeTakeFirstOrThrow()).ClubId;

export const hasClubs = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('clubs').select('ClubId').limit(1).executeTakeFirst()) !== undefined;

export const brandsOf = (db: Queryable, brandIds: readonly number[]): Promise<Brand[]> =>
  brandIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('brands').select(['BrandId', 'Name']).where('BrandId', 'in', brandIds).orderBy('Name').execute();

export const allBrands = (db: Queryable): Promise<Brand[]> =>
  db.selectFrom('brands').select(['BrandId', 'Name']).orderBy('Name').execute();

/** The toggles of the club profile that say how a club takes money. */
export async function savePaymentSettings(db: Queryable, clubId: number, settings: PaymentSettings): Promise<void> {
  await db.updateTable('clubs').set(settings).where('ClubId', '=', clubId).execute();
}
