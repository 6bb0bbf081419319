import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DashboardSettings } from '@clubpulse/contract/office/dashboard/dashboard';
import type { Queryable } from '../../platform/database/database.ts';

export const savedSettings = (db: Queryable, userId: UserId) =>
  db.selectFrom('dashboard_settings').select(['Lists', 'Extended']).where('UserId', '=', userId).executeTakeFirst();

export async function saveSettings(db: Queryable, UserId: UserId, { Lists, Extended }: DashboardSettings): Promise<void> {
  const settings = { Lists: JSON.stringify(Lists), Extended };
  await db
    .insertInto('dashboard_settings')
    .values({ UserId, ...settings })
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet(settings))
    .execute();
}

export async function deleteSettings(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom('dashboard_settings').where('UserId', '=', userId).execute();
}

export const clubSettings = (db: Queryable, clubId: ClubId) =>
  db.selectFrom('club_dashboards').select(['Lists', 'Extended']).where('ClubId', '=', clubId).executeTakeFirst();

export async function saveClubSettings(db: Queryable, ClubId: ClubId, { Lists, Extended }: DashboardSettings): Promise<void> {
  const settings = { Lists: JSON.stringify(Lists), Extended };
  await db
    .insertInto('club_dashboards')
    .values({ ClubId, ...settings })
    .onConflict((conflict) => conflict.column('ClubId').doUpdateSet(settings))
    .execute();
}
