import type { Purpose } from '@clubpulse/contract/accounts/consents';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Queryable } from '../../platform/database/database.ts';

export const clubsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('user_roles as role')
    .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
    .select(['role.Role', 'clubs.ClubId', 'clubs.BrandId'])
    .where('role.UserId', '=', userId)
    .orderBy('clubs.ClubId')
    .execute();

export const membershipsOf = (db: Queryable, userId: UserId) =>
  db
    .selectFrom('user_roles as role')
    .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
    .select(['clubs.ClubId', 'role.Since'])
    .where('role.UserId', '=', userId)
    .where('role.Role', '=', 'Athlete')
    .orderBy('clubs.ClubId')
    .execute();

export const clubOf = (db: Queryable, clubId: ClubId) =>
  db.selectFrom('clubs').select(['ClubId', 'BrandId']).where('ClubId', '=', clubId).executeTakeFirst();

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
