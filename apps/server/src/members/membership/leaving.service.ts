import type { Role } from '@clubpulse/contract/accounts/roles';
import { takeClubRoles } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Leaver, type Leaving, leave } from '../../platform/feature/leaving.ts';

type ClubRole = Exclude<Role, 'Owner'>;

/**
 * Must be used for every removal of roles. The caller must hold `lockClubRoles`, so that nothing else is written for the member.
 */
export async function takeRoles(
  trx: Queryable,
  { athleteRole, lastRole }: Pick<Leaving, 'athleteRole' | 'lastRole'>,
  leaver: Leaver,
  { taken, before }: { readonly taken: readonly ClubRole[]; readonly before: readonly ClubRole[] },
): Promise<void> {
  if (taken.includes('Athlete')) await leave(trx, athleteRole, leaver);
  if (taken.length === before.length) await leave(trx, lastRole, leaver);
  await takeClubRoles(trx, leaver.UserId, leaver.ClubId, taken);
}
