import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { AccountSecurity } from '../../accounts/security/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

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

export async function answersFor(db: Queryable, clubId: ClubId, userId: number): Promise<boolean> {
  const role = await answering(db, clubId).where('role.UserId', '=', userId).executeTakeFirst();
  return role !== undefined;
}

/** The managers, or without managers the brand's owners. Leaves out `except` and users who lack a required second factor. */
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
