import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingRecordings } from '../../platform/database/schema.generated.ts';

export async function knownSessions(db: Queryable, userId: UserId, digest: Buffer): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('training_recordings')
    .select(['Session', 'TrainingId'])
    .where('UserId', '=', userId)
    .where('Digest', '=', digest)
    .execute();
  return new Map(rows.map(({ Session, TrainingId }) => [Session, TrainingId]));
}

export async function keepSession(trx: Queryable, session: Insertable<TrainingRecordings>): Promise<void> {
  await trx.insertInto('training_recordings').values(session).execute();
}
