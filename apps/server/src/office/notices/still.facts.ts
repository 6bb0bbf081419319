import type { UserId } from '@clubpulse/contract/accounts/users';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { NoticeEvent } from './notices.events.ts';

export async function isStillValid(db: Queryable, clubId: number, notice: NoticeEvent): Promise<boolean> {
  const role = db.selectFrom('user_roles').select('UserId').where('UserId', '=', notice.Target).where('ClubId', '=', clubId);
  if ((await role.executeTakeFirst()) === undefined) return false;
  if (notice.Type === 'PoliciesNotAccepted') return isWaiting(db, notice.Target, notice.PolicyIds);
  return 'UserSubscriptionId' in notice ? isUnchanged(db, notice) : true;
}

async function isUnchanged(db: Queryable, { UserSubscriptionId, State }: Extract<NoticeEvent, { UserSubscriptionId: number }>) {
  const { rows } = await sql`
    select from user_subscriptions held
    where held."UserSubscriptionId" = ${UserSubscriptionId} and held."State" = ${State}
      and not exists (select from user_subscriptions other
        where other."UserId" = held."UserId" and other."ClubId" = held."ClubId"
          and other."ClassSubscriptionId" = held."ClassSubscriptionId"
          and other."UserSubscriptionId" <> held."UserSubscriptionId" and other."State" in ('NotStarted', 'Active'))`.execute(db);
  return rows.length > 0;
}

async function isWaiting(db: Queryable, userId: UserId, policyIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from policies policy
    where policy."PolicyId" = any(${[...policyIds]}::bigint[]) and policy."PublishState" = 'Published'
      and not exists (select from policy_answers answer
        where answer."PolicyId" = policy."PolicyId" and answer."UserId" = ${userId}
          and answer."Version" = policy."Version" and answer."Acceptance" = 'Accepted')
    limit 1`.execute(db);
  return rows.length > 0;
}
