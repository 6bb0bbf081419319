import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubSensorClaim, UserSensorClaim } from '@clubpulse/contract/devices/sensors';
import type { Queryable } from '../../platform/database/database.ts';

const waiting = (db: Queryable) =>
  db
    .selectFrom('sensor_claims as claim')
    .innerJoin('sensors as strap', 'strap.SensorId', 'claim.SensorId')
    .innerJoin('users as claimant', 'claimant.UserId', 'claim.ClaimantId')
    .select(['claim.ClaimId', 'strap.Model', 'strap.Code', 'claimant.Nickname as Claimant', 'claim.At', 'claim.AnswerBy'])
    .where('claim.Outcome', 'is', null)
    .orderBy('claim.ClaimId');

const asSent = <Row extends { readonly At: Date; readonly AnswerBy: Date }>(row: Row) => ({
  ...row,
  At: row.At.toISOString(),
  AnswerBy: row.AnswerBy.toISOString(),
});

export async function userClaims(db: Queryable, userId: UserId): Promise<UserSensorClaim[]> {
  const rows = await waiting(db)
    .select(['claim.ClaimantId', 'claim.Code as AskedCode'])
    .where((where) => where.or([where('claim.OwnerId', '=', userId), where('claim.ClaimantId', '=', userId)]))
    .execute();
  return rows.map(({ ClaimantId, AskedCode, ...row }) => {
    const IsClaimant = ClaimantId === userId;
    // The claimant gets the code that they entered, the owner the code of the strap.
    return { ...asSent(row), Code: IsClaimant ? AskedCode : row.Code, IsClaimant };
  });
}

export async function clubClaims(db: Queryable, clubId: ClubId): Promise<ClubSensorClaim[]> {
  const rows = await waiting(db)
    .innerJoin('users as owner', 'owner.UserId', 'claim.OwnerId')
    .select('owner.Nickname as Owner')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_roles as role')
          .select('role.Role')
          .whereRef('role.UserId', '=', 'claim.OwnerId')
          .where('role.ClubId', '=', clubId)
          .where('role.Role', '=', 'Athlete'),
      ),
    )
    .execute();
  return rows.map(asSent);
}
