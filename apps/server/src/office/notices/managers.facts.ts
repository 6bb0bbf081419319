import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** The roles of who answers for a club: its managers, and the owners of its brand. */
const answering = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('user_roles as role')
    .select(['role.UserId', 'role.Role'])
    .where(({ eb, or, and, selectFrom }) => {
      const brand = selectFrom('clubs').select('clubs.BrandId').where('clubs.ClubId', '=', clubId);
      return or([
        and([eb('role.Role', '=', 'Manager'), eb('role.ClubId', '=', clubId)]),
        and([eb('role.Role', '=', 'Owner'), eb('role.BrandId', '=', brand)]),
      ]);
    });

/** Whether she is one of them, kept out or not. */
export async function answersFor(db: Queryable, clubId: ClubId, userId: number): Promise<boolean> {
  const role = await answering(db, clubId).where('role.UserId', '=', userId).executeTakeFirst();
  return role !== undefined;
}

/**
 * Who answers what members ask for: the club's managers; where it has none, the owners of its brand. Those to whom it is closed until they
 * have a second factor read nothing of it, in no mail either. `except` is nobody of them: what is said is about her.
 */
export async function managersOf(
  db: Queryable,
  clubId: ClubId,
  closedIn: AccountSecurity['closedIn'],
  except: number | null = null,
): Promise<number[]> {
  const rows = await answering(db, clubId).orderBy('role.UserId').execute();
  const closed = await closedIn(
    db,
    clubId,
    rows.map(({ UserId }) => UserId),
  );
  const open = rows.filter(({ UserId }) => UserId !== except && !closed.has(UserId));
  const managers = open.filter(({ Role }) => Role === 'Manager');
  return (managers.length > 0 ? managers : open).map(({ UserId }) => UserId);
}
