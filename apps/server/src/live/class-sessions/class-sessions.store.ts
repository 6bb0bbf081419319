import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassSessionId } from '@clubpulse/contract/live/class-sessions';
import type { Insertable, Updateable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClassSessionHeard, ClassSessions } from '../../platform/database/schema.generated.ts';
import { storeClassSession } from '../group-trainings/public.ts';

export const lockSession = (trx: Queryable, id: ClassSessionId) =>
  trx.selectFrom('class_sessions').selectAll().where('ClassSessionId', '=', id).forUpdate().executeTakeFirst();

export const sessionOf = (db: Queryable, id: ClassSessionId) =>
  db.selectFrom('class_sessions').selectAll().where('ClassSessionId', '=', id).executeTakeFirst();

export const lockSessionOfTrainer = (trx: Queryable, trainerId: UserId) =>
  trx
    .selectFrom('class_sessions')
    .select(['ClassSessionId', 'ClubId'])
    .where('TrainerId', '=', trainerId)
    .where('StoppedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertSession(
  trx: Queryable,
  row: Insertable<ClassSessions> & { readonly StartedAt: Date },
): Promise<void> {
  const inserted = await trx
    .insertInto('class_sessions')
    .values(row)
    .onConflict((on) => on.columns(['ClassId', 'ClassBegin']).doNothing())
    .returning('ClassSessionId')
    .executeTakeFirst();
  if (inserted) await storeClassSession(trx, inserted.ClassSessionId, row.StartedAt);
}

/** A restart or another room begins a new time span at `at`. */
export async function updateSession(
  trx: Queryable,
  id: ClassSessionId,
  fields: Updateable<ClassSessions>,
  at: Date,
): Promise<void> {
  await trx.updateTable('class_sessions').set(fields).where('ClassSessionId', '=', id).execute();
  await storeClassSession(trx, id, at);
}

export async function storePresentParticipant(trx: Queryable, row: Insertable<ClassSessionHeard>): Promise<void> {
  await trx
    .insertInto('class_session_heard')
    .values(row)
    .onConflict((on) => on.columns(['ClassSessionId', 'UserId']).doUpdateSet({ HeardAt: row.HeardAt }))
    .execute();
}
