import type { BrandId, ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export interface ClubClock {
  readonly ClubId: number;
  readonly TimeZone: string;
}
const clocks = (db: Queryable) => db.selectFrom('clubs').select(['ClubId', 'TimeZone']);

export const clockOf = (db: Queryable, clubId: ClubId): Promise<ClubClock | undefined> =>
  clocks(db).where('ClubId', '=', clubId).executeTakeFirst();

export const clocksOfBrand = (db: Queryable, brandId: BrandId): Promise<ClubClock[]> =>
  clocks(db).where('BrandId', '=', brandId).orderBy('Name').execute();
