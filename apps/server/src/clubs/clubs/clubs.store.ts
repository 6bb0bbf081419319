import type { PauseRules, PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import type { Brand, BrandId, Club, ClubId, ClubPatch, JoinMode } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Clubs } from '../../platform/database/schema.generated.ts';

const clubColumns = [
  'clubs.ClubId',
  'clubs.BrandId',
  'brands.Name as BrandName',
  'clubs.Name',
  'clubs.PictureUri',
  'clubs.Code',
  'clubs.InviteCode',
  'clubs.Address',
  'clubs.Website',
  'clubs.Phone',
  'clubs.Email',
  'clubs.TimeZone',
  'clubs.Currency',
  'clubs.EnableLiveTrainings',
  'clubs.EnableActivities',
  'clubs.EnableLeads',
  'clubs.EnableWorkoutSheets',
  'clubs.EnableOnDemand',
  'clubs.EnableUserRankings',
  'clubs.EnableTrainerRankings',
  'clubs.UnitSystem',
  'clubs.JoinMode',
  'clubs.Language',
] as const;

export type ClubRow = Club & {
  readonly JoinMode: JoinMode;
  readonly Code: string;
  readonly InviteCode: string;
};

const clubs = (db: Queryable) =>
  db.selectFrom('clubs').leftJoin('brands', 'brands.BrandId', 'clubs.BrandId').select(clubColumns).orderBy('clubs.Name');

export const clubOf = (db: Queryable, clubId: ClubId): Promise<ClubRow | undefined> =>
  clubs(db).where('clubs.ClubId', '=', clubId).executeTakeFirst();

export const clubsOf = (db: Queryable, clubIds: readonly number[]): Promise<ClubRow[]> =>
  clubIds.length === 0 ? Promise.resolve([]) : clubs(db).where('clubs.ClubId', 'in', clubIds).execute();

export const clubsOfBrand = (db: Queryable, brandId: BrandId): Promise<ClubRow[]> =>
  clubs(db).where('clubs.BrandId', '=', brandId).execute();

export const brandlessClubs = (db: Queryable): Promise<ClubRow[]> => clubs(db).where('clubs.BrandId', 'is', null).execute();

export const clubOfCode = (db: Queryable, code: string): Promise<ClubRow | undefined> =>
  clubs(db)
    .where((where) => where.or([where('clubs.Code', '=', code), where('clubs.InviteCode', '=', code)]))
    .executeTakeFirst();

/** Fails with `clubs_name` or `clubs_code`. */
export const insertClub = async (db: Queryable, club: Insertable<Clubs>): Promise<number> =>
  (await db.insertInto('clubs').values(club).returning('ClubId').executeTakeFirstOrThrow()).ClubId;

export type ProfileRow = Selectable<Clubs>;
export const profileOf = (db: Queryable, clubId: ClubId): Promise<ProfileRow | undefined> =>
  db.selectFrom('clubs').selectAll().where('ClubId', '=', clubId).executeTakeFirst();

export const lockProfile = (trx: Queryable, clubId: ClubId): Promise<ProfileRow | undefined> =>
  trx.selectFrom('clubs').selectAll().where('ClubId', '=', clubId).forUpdate().executeTakeFirst();

export async function updateProfile(trx: Queryable, clubId: ClubId, fields: Omit<ClubPatch, 'RowVersion'>): Promise<void> {
  await trx
    .updateTable('clubs')
    .set({ ...fields, RowVersion: sql`"RowVersion" + 1` })
    .where('ClubId', '=', clubId)
    .execute();
}

/** RowVersion does not change, so that an open profile editor can still save. */
export async function updateBrandOf(trx: Queryable, clubId: ClubId, BrandId: BrandId): Promise<void> {
  await trx.updateTable('clubs').set({ BrandId }).where('ClubId', '=', clubId).execute();
}

export const deleteClub = async (trx: Queryable, clubId: ClubId): Promise<void> => {
  await trx.deleteFrom('clubs').where('ClubId', '=', clubId).execute();
};

export async function updatePicture(trx: Queryable, clubId: ClubId, PictureUri: string | null): Promise<void> {
  await trx.updateTable('clubs').set({ PictureUri }).where('ClubId', '=', clubId).execute();
}

export async function updatePictures(
  trx: Queryable,
  brandId: BrandId,
  PictureUri: string | null,
  instead?: string | null,
): Promise<number[]> {
  const all = trx.updateTable('clubs').set({ PictureUri }).where('BrandId', '=', brandId);
  const some = instead === undefined ? all : all.where('PictureUri', '=', instead);
  const rows = await some.returning('ClubId').execute();
  return rows.map(({ ClubId }) => ClubId);
}

export async function shownByClubs(db: Queryable, uris: readonly string[]): Promise<string[]> {
  if (uris.length === 0) return [];
  const rows = await db.selectFrom('clubs').select('PictureUri').distinct().where('PictureUri', 'in', uris).execute();
  return rows.flatMap(({ PictureUri }) => PictureUri ?? []);
}

export async function namesLike(db: Queryable, stem: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('clubs')
    .select(({ fn }) => fn<string>('lower', ['Name']).as('name'))
    .where(({ fn }) => sql<boolean>`starts_with(${fn('lower', ['Name'])}, lower(${stem}))`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

export const hasClubs = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('clubs').select('ClubId').limit(1).executeTakeFirst()) !== undefined;

export const brandsOf = (db: Queryable, brandIds: readonly number[]): Promise<Brand[]> =>
  brandIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('brands')
        .select(['BrandId', 'Name', 'PictureUri'])
        .where('BrandId', 'in', brandIds)
        .orderBy('Name')
        .execute();

export const allBrands = (db: Queryable): Promise<Brand[]> =>
  db.selectFrom('brands').select(['BrandId', 'Name', 'PictureUri']).orderBy('Name').execute();

export const savePaymentSettings = (trx: Queryable, clubId: ClubId, settings: PaymentSettings): Promise<void> =>
  updateProfile(trx, clubId, settings);

/** RowVersion does not change, because the rules are not part of the profile. */
export async function saveClubPauseRules(trx: Queryable, clubId: ClubId, rules: PauseRules): Promise<void> {
  await trx.updateTable('clubs').set(rules).where('ClubId', '=', clubId).execute();
}
