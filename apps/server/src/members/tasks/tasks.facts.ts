import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export const staffOf = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('users')
    .select(['users.UserId', 'Nickname', 'FirstMidName', 'LastName', 'PictureUri'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as own')
          .select('own.UserId')
          .whereRef('own.UserId', '=', 'users.UserId')
          .where('own.ClubId', '=', clubId)
          .where('own.Role', 'in', ['Manager', 'Trainer']),
      ).as('worksThere'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.UserId')
          .whereRef('role.UserId', '=', 'users.UserId')
          .where(({ eb, or, and }) =>
            or([
              and([eb('role.ClubId', '=', clubId), eb('role.Role', 'in', ['Manager', 'Trainer'])]),
              and([
                eb('role.Role', '=', 'Owner'),
                eb('role.BrandId', '=', selectFrom('clubs').select('BrandId').where('ClubId', '=', clubId)),
              ]),
            ]),
          ),
      ),
    )
    .orderBy(({ fn }) => fn('lower', ['Nickname']))
    .orderBy('users.UserId')
    .execute();

export const clubsWithTasksOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('clubs')
    .select(['clubs.ClubId', 'clubs.BrandId', 'TimeZone'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tasks')
          .select('TaskId')
          .whereRef('tasks.ClubId', '=', 'clubs.ClubId')
          .where('AssigneeId', '=', userId)
          .where('CompletedAt', 'is', null),
      ),
    )
    .orderBy('clubs.ClubId')
    .execute();
