import type { UserId } from '@clubpulse/contract/accounts/users';
import type { LiveTrainingId } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { LiveTrainingParticipants } from '../../../platform/database/schema.generated.ts';

export const participantsOf = (db: Queryable, id: LiveTrainingId) =>
  db
    .selectFrom('live_training_participants as part')
    .innerJoin('users', 'users.UserId', 'part.UserId')
    .select(['part.LiveTrainingId', 'part.UserId', 'part.JoinedAt', 'part.AddedById'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .where('part.LiveTrainingId', '=', id)
    .orderBy('users.LastName')
    .orderBy('users.FirstMidName')
    .orderBy('part.UserId')
    .execute();

export async function insertParticipant(trx: Queryable, row: Insertable<LiveTrainingParticipants>): Promise<void> {
  await trx.insertInto('live_training_participants').values(row).execute();
}

export async function deleteParticipant(trx: Queryable, id: LiveTrainingId, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('live_training_participants')
    .where('LiveTrainingId', '=', id)
    .where('UserId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
