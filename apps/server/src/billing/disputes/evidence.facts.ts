import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

/** A bank does not read more rows. */
const ROWS_MAX = 100;

interface Time {
  readonly clubId: ClubId;
  readonly userId: UserId;
  readonly from: Date;
  readonly until: Date;
}

export const bookingsIn = (db: Queryable, { clubId, userId, from, until }: Time) =>
  db
    .selectFrom('class_participants as booking')
    .innerJoin('classes', 'classes.ClassId', 'booking.ClassId')
    .select(['classes.Name as ClassName', 'booking.ClassBegin', 'booking.Attendance'])
    .where('booking.ClubId', '=', clubId)
    .where('booking.UserId', '=', userId)
    .where('booking.State', '=', 'Booked')
    .where('booking.ClassBegin', '>=', from)
    .where('booking.ClassBegin', '<', until)
    .orderBy('booking.ClassBegin')
    .limit(ROWS_MAX)
    .execute();

export const checkInsIn = (db: Queryable, { clubId, userId, from, until }: Time) =>
  db
    .selectFrom('check_ins')
    .select('At')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('At', '>=', from)
    .where('At', '<', until)
    .orderBy('At')
    .limit(ROWS_MAX)
    .execute();

export const acceptedPolicies = (db: Queryable, { clubId, userId, until }: Omit<Time, 'from'>) =>
  db
    .selectFrom('policy_answers as answer')
    .innerJoin('policies', 'policies.PolicyId', 'answer.PolicyId')
    .leftJoin('policy_versions as version', (join) =>
      join.onRef('version.PolicyId', '=', 'answer.PolicyId').onRef('version.Version', '=', 'answer.Version'),
    )
    .select(({ fn }) => fn.coalesce('version.Title', 'policies.Title').as('Title'))
    .select(['answer.Version', 'answer.AcceptanceDate'])
    .where('policies.ClubId', '=', clubId)
    .where('answer.UserId', '=', userId)
    .where('answer.Acceptance', '=', 'Accepted')
    .where('answer.AcceptanceDate', '<', until)
    .orderBy('answer.AcceptanceDate')
    .limit(ROWS_MAX)
    .execute();
