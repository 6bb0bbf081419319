import { lockClubRoles, rolesOf } from '../accounts/roles/public.ts';
import { createUsers } from '../accounts/users/public.ts';
import { features } from '../features.ts';
import { takeRoles } from '../members/membership/public.ts';
import type { Database } from '../platform/database/database.ts';
import { type Leaver, leave, leavingOf } from '../platform/feature/leaving.ts';

const leaving = leavingOf(features);

export const leaveClub = (
  db: Database,
  { ClubId, UserId, by = UserId, at = new Date() }: Pick<Leaver, 'ClubId' | 'UserId'> & Partial<Leaver>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = await lockClubRoles(trx, ClubId, UserId);
    if (before.length === 0) return;
    await takeRoles(trx, leaving, { ClubId, UserId, by, at }, { taken: before, before });
  });

export async function leaveClubs(db: Database, userId: number): Promise<void> {
  const { Owner: _owner, ...inClubs } = await rolesOf(db, userId);
  const clubIds = Object.values(inClubs).flatMap((held) => held.map(({ ClubId }) => ClubId));
  for (const ClubId of new Set(clubIds)) await leaveClub(db, { ClubId, UserId: userId });
}

export async function eraseUser(db: Database, userId: number): Promise<void> {
  await leaveClubs(db, userId);
  const users = createUsers({ db, today: () => new Date().toISOString().slice(0, 10) });
  await db.transaction().execute(async (trx) => {
    await users.hold(trx, userId);
    await leave(trx, leaving.account, userId);
    await users.erase(trx, userId);
  });
}
