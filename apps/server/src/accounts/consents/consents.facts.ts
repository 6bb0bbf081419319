import type { Purpose } from '@clubpulse/contract/accounts/consents';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Queryable } from '../../platform/database/database.ts';

/** The clubs where the user has a role, athlete or another, with their brands; each once a role. */
export const clubsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('user_roles as role')
    .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
    .select(['role.Role', 'clubs.ClubId', 'clubs.BrandId'])
    .where('role.UserId', '=', userId)
    .orderBy('clubs.ClubId')
    .execute();

/** The clubs where the user is an athlete, and since when. */
export const membershipsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('user_roles as role')
    .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
    .select(['clubs.ClubId', 'role.Since'])
    .where('role.UserId', '=', userId)
    .where('role.Role', '=', 'Athlete')
    .orderBy('clubs.ClubId')
    .execute();

/** The club with its brand. */
export const clubOf = (db: Queryable, clubId: ClubId) =>
  db.selectFrom('clubs').select(['ClubId', 'BrandId']).where('ClubId', '=', clubId).executeTakeFirst();

/** The newest row of each purpose of each club. */
export const newestConsents = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('consents')
    .distinctOn(['ClubId', 'Purpose'])
    .select(['ClubId', 'Purpose', 'Granted', 'Version', 'At'])
    .where('UserId', '=', userId)
    .orderBy('ClubId')
    .orderBy('Purpose')
    .orderBy('ConsentId', 'desc')
    .execute();

/** The newest row of one purpose of each of these members of a club: only of those who are its athletes. */
export const newestOfMembers = (db: Queryable, clubId: ClubId, userIds: readonly number[], purpose: Purpose) =>
  db
    .selectFrom('consents')
    .innerJoin('user_roles as role', (join) =>
      join
        .onRef('role.UserId', '=', 'consents.UserId')
        .onRef('role.ClubId', '=', 'consents.ClubId')
        .on('role.Role', '=', 'Athlete'),
    )
    .distinctOn('consents.UserId')
    .select(['consents.UserId', 'Granted', 'Version'])
    .where('consents.ClubId', '=', clubId)
    .where('Purpose', '=', purpose)
    .where('consents.UserId', 'in', userIds)
    .orderBy('consents.UserId')
    .orderBy('ConsentId', 'desc')
    .execute();
