import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export async function isStaffOf(db: Queryable, clubId: ClubId, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles as role')
    .select('role.UserId')
    .where('role.UserId', '=', userId)
    .where(({ eb, or, and, selectFrom }) =>
      or([
        and([eb('role.ClubId', '=', clubId), eb('role.Role', 'in', ['Manager', 'Trainer'])]),
        and([
          eb('role.Role', '=', 'Owner'),
          eb('role.BrandId', '=', selectFrom('clubs').select('BrandId').where('ClubId', '=', clubId)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
