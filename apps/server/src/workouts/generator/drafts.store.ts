import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { DRAFT_STORED_DAYS, type StoredDraft } from '@clubpulse/contract/workouts/generator/generator';
import type { Database, Queryable } from '../../platform/database/database.ts';

const DAY_MS = 86_400_000;

export const draftOf = (db: Database, userId: UserId, clubId: ClubId) =>
  db
    .selectFrom('generated_drafts')
    .select(['Draft', 'KeptAt'])
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .executeTakeFirst();

export async function keepDraft(trx: Queryable, userId: UserId, clubId: ClubId, draft: StoredDraft, KeptAt: Date): Promise<void> {
  const Draft = JSON.stringify(draft);
  const ForUserId = draft.Wanted.UserId;
  await trx
    .insertInto('generated_drafts')
    .values({ UserId: userId, ClubId: clubId, Draft, KeptAt, ForUserId })
    .onConflict((conflict) => conflict.columns(['UserId', 'ClubId']).doUpdateSet({ Draft, KeptAt, ForUserId }))
    .execute();
}

export async function dropDraft(db: Database, userId: UserId, clubId: ClubId): Promise<void> {
  await db.deleteFrom('generated_drafts').where('UserId', '=', userId).where('ClubId', '=', clubId).execute();
}

export async function purgeDrafts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_STORED_DAYS * DAY_MS);
  await db.deleteFrom('generated_drafts').where('KeptAt', '<', before).execute();
}
