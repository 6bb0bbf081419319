import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** Who answers what members ask for: the club's managers; where it has none, the owners of its brand. */
export async function managersOf(db: Queryable, clubId: ClubId): Promise<number[]> {
  const rows = await db
    .selectFrom('user_roles as role')
    .select(['role.UserId', 'role.Role'])
    .where(({ eb, or, and, selectFrom }) => {
      const brand = selectFrom('clubs').select('clubs.BrandId').where('clubs.ClubId', '=', clubId);
      return or([
        and([eb('role.Role', '=', 'Manager'), eb('role.ClubId', '=', clubId)]),
        and([eb('role.Role', '=', 'Owner'), eb('role.BrandId', '=', brand)]),
      ]);
    })
    .orderBy('role.UserId')
    .execute();
  const managers = rows.filter(({ Role }) => Role === 'Manager');
  return (managers.length > 0 ? managers : rows).map(({ UserId }) => UserId);
}
