import { hasRoleIn } from '../../../accounts/roles/public.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { StoredTraining } from '../summaries/summary.store.ts';
import { isSlip } from './heard-before.rows.ts';

/**
 * As it is now that she says more of it: where she or staff only said that it was, and she is not in that club any more, it is a training of that
 * club no longer (decision 0160). What its bridges heard stays theirs.
 */
export async function asOfClubsNow(db: Queryable, training: StoredTraining): Promise<StoredTraining> {
  const said = isSlip(training) ? training.ClubId : training.SaidClubId;
  if (said === null || (await hasRoleIn(db, training.UserId, said))) return training;
  return outOf(said, training);
}

/** As one that nobody says any more to have been in this club. */
export const outOf = (said: number | null, training: StoredTraining): StoredTraining => ({
  ...training,
  SaidClubId: null,
  ClubId: training.ClubId === said ? null : training.ClubId,
});
