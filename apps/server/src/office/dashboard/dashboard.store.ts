import type { UserId } from '@clubpulse/contract/accounts/users';
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
