import type { UserId } from '@clubpulse/contract/accounts/users';
import type { Queryable } from '../../platform/database/database.ts';

export interface ProposalRow {
  readonly Observed: number;
  readonly Proposed: number;
  readonly TrainedAt: Date;
  readonly ProposedAt: Date;
}

/** True for the first proposal since a decision of the athlete, who is notified only then. */
export async function propose(trx: Queryable, UserId: UserId, row: ProposalRow): Promise<boolean> {
  const before = await trx
    .selectFrom('max_heart_rate_proposals')
    .select(['Proposed', 'Accepted'])
    .where('UserId', '=', UserId)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.Proposed >= row.Proposed) return false;
  await trx
    .insertInto('max_heart_rate_proposals')
    .values({ UserId, ...row })
    .onConflict((conflict) => conflict.column('UserId').doUpdateSet({ ...row, Accepted: null }))
    .execute();
  return before === undefined || before.Accepted !== null;
}

export const openProposal = (db: Queryable, UserId: UserId): Promise<ProposalRow | undefined> =>
  db
    .selectFrom('max_heart_rate_proposals')
    .select(['Observed', 'Proposed', 'TrainedAt', 'ProposedAt'])
    .where('UserId', '=', UserId)
    .where('Accepted', 'is', null)
    .executeTakeFirst();

export async function setProposalAccepted(db: Queryable, UserId: UserId, Proposed: number, Accepted: boolean): Promise<void> {
  await db
    .updateTable('max_heart_rate_proposals')
    .set({ Accepted })
    .where('UserId', '=', UserId)
    .where('Proposed', '=', Proposed)
    .where('Accepted', 'is', null)
    .execute();
}
