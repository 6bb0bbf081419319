import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { WebsiteInput } from '@clubpulse/contract/office/website/website';
import type { Queryable } from '../../platform/database/database.ts';

export interface StoredWebsite extends WebsiteInput {
  readonly ClubId: ClubId;
  readonly Code: string;
}

export const websiteOfClub = (db: Queryable, clubId: ClubId): Promise<StoredWebsite | undefined> =>
  db.selectFrom('club_websites').selectAll().where('ClubId', '=', clubId).executeTakeFirst();

export const websiteBehind = (db: Queryable, code: string): Promise<StoredWebsite | undefined> =>
  db.selectFrom('club_websites').selectAll().where('Code', '=', code).executeTakeFirst();

/** Undefined if another user saved meanwhile. The code never changes, because it is on the club's website. */
export async function saveWebsite(
  db: Queryable,
  ClubId: ClubId,
  { RowVersion, ...settings }: WebsiteInput,
  Code: string,
): Promise<StoredWebsite | undefined> {
  return db
    .insertInto('club_websites')
    .values({ ClubId, ...settings, Code, RowVersion: 1 })
    .onConflict((stored) =>
      stored
        .column('ClubId')
        .doUpdateSet(({ eb }) => ({ ...settings, RowVersion: eb('club_websites.RowVersion', '+', 1) }))
        .where('club_websites.RowVersion', '=', RowVersion),
    )
    .returningAll()
    .executeTakeFirst();
}
