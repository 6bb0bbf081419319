import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

interface Owner {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

export async function saveCode(
  trx: Queryable,
  owner: Owner,
  code: { readonly CodeHash: string; readonly ExpiresAt: Date },
): Promise<void> {
  const fresh = { ...code, Tries: 0 };
  await trx
    .insertInto('leave_codes')
    .values({ ...owner, ...fresh })
    .onConflict((conflict) => conflict.columns(['ClubId', 'UserId']).doUpdateSet(fresh))
    .execute();
}

/** Locks the code, so that parallel attempts count. */
export const holdCode = (trx: Queryable, { ClubId, UserId }: Owner) =>
  trx
    .selectFrom('leave_codes')
    .select(['CodeHash', 'ExpiresAt', 'Tries'])
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .forUpdate()
    .executeTakeFirst();

export async function countTry(trx: Queryable, { ClubId, UserId }: Owner): Promise<void> {
  await trx
    .updateTable('leave_codes')
    .set((eb) => ({ Tries: eb('Tries', '+', 1) }))
    .where('ClubId', '=', ClubId)
    .where('UserId', '=', UserId)
    .execute();
}

export async function deleteCode(trx: Queryable, { ClubId, UserId }: Owner): Promise<void> {
  await trx.deleteFrom('leave_codes').where('ClubId', '=', ClubId).where('UserId', '=', UserId).execute();
}

export async function deleteCodesBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('leave_codes').where('ExpiresAt', '<=', now).execute();
}
