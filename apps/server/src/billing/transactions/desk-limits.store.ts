import { type DeskLimits, defaultDeskLimits } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export async function deskLimitsOf(db: Queryable, clubId: ClubId): Promise<DeskLimits> {
  const stored = await db
    .selectFrom('desk_limits')
    .select(['RefundMost', 'DifferenceNotified'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return stored ?? defaultDeskLimits;
}

export async function saveDeskLimits(db: Queryable, ClubId: ClubId, limits: DeskLimits): Promise<DeskLimits> {
  await db
    .insertInto('desk_limits')
    .values({ ClubId, ...limits })
    .onConflict((found) => found.column('ClubId').doUpdateSet(limits))
    .execute();
  return limits;
}
