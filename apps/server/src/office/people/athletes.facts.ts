import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listOf } from '../../platform/database/statements.ts';

export interface AthleteFacts {
  readonly UserId: number;
  readonly TrainingId: number | null;
  readonly Begin: Date | null;
  readonly Points: number | null;
  /** Last valid day; null without a medical certificate. */
  readonly Certificate: string | null;
  readonly Membership: string | null;
  readonly OpenPolicies: number;
}

export async function athleteFactsOf(
  db: Queryable,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<Map<number, AthleteFacts>> {
  if (userIds.length === 0) return new Map();
  const until = (type: 'MedicalCertificate' | 'Membership') => sql<string | null>`(
    select to_char(max(e."ExpirationDate"), 'YYYY-MM-DD') from expirations e
    where e."UserId" = asked."UserId" and e."ClubId" = ${clubId} and e."Type" = ${type} and e."CompletedAt" is null)`;
  const { rows } = await sql<AthleteFacts>`
    select asked."UserId", trained."TrainingId", trained."Begin", trained."Points",
      ${until('MedicalCertificate')} as "Certificate", ${until('Membership')} as "Membership",
      (select count(*) from policies p where p."ClubId" = ${clubId} and p."PublishState" = 'Published'
        and not exists (select from policy_answers a where a."PolicyId" = p."PolicyId" and a."Version" = p."Version"
          and a."UserId" = asked."UserId" and a."Acceptance" = 'Accepted'))::int as "OpenPolicies"
    from unnest(${listOf(userIds)}::bigint[]) as asked("UserId")
    left join lateral (
      select last."TrainingId", last."Begin", last."Points" from trainings last
      where last."UserId" = asked."UserId" and last."ClubId" = ${clubId} and last."CountsInClub"
      order by last."Begin" desc limit 1) trained on true`.execute(db);
  return new Map(rows.map((row) => [row.UserId, row]));
}
