import type { UserId } from '@clubpulse/contract/accounts/users';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TrainingRecordings } from '../../platform/database/schema.generated.ts';
import type { Inheritance } from '../trainings/public.ts';

/** The sessions of a file that are in her journal, and the training of each. */
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

/** The file that a training came from is that of the one it is part of now: added again it adds nothing still. */
export async function inheritRecordings(trx: Queryable, inheritances: readonly Inheritance[]): Promise<void> {
  for (const { dropped, heir } of inheritances)
    await trx.updateTable('training_recordings').set({ TrainingId: heir }).where('TrainingId', '=', dropped).execute();
}

/** A file whose training was deleted is read again. */
export async function forgetRecordings(trx: Queryable, trainingId: TrainingId): Promise<void> {
  await trx.deleteFrom('training_recordings').where('TrainingId', '=', trainingId).execute();
}
