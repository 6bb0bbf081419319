import { pauseOwnSubscription, resumeOwnSubscription } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import { reactivateSubscription, suspendSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { sql } from 'kysely';
import { type Random, wholeBetween } from '../../../demo/random.ts';
import { type Act, heldIds, oneOf } from './picks.ts';
import { type Person, type Shop, ZONE } from './shop.ts';

const today = (): string => dayIn(ZONE, new Date());
/** Days of a pause: a month or more, so that the rule on skipped charges always allows it. */
const length = (random: Random): number => wholeBetween(random, 31, 45);

/** In most cases the first day of the pause begins at once. */
async function plansPause(shop: Shop, member: Person, random: Random): Promise<void> {
  const userSubscriptionId = oneOf(await heldIds(shop, member), random);
  if (userSubscriptionId === undefined) return;
  const params = { id: member.id, userSubscriptionId };
  const body = { FirstDay: addDays(today(), 1), LastDay: addDays(today(), length(random)) };
  const planned = await shop.call(member, pauseOwnSubscription, { params, body });
  if (planned?.status !== 200 || random() < 0.2) return;
  await sql`update user_subscriptions set "PausesOn" = "PausesOn" - 1, "ResumesOn" = "ResumesOn" - 1
    where "UserSubscriptionId" = ${userSubscriptionId} and "PausesOn" > ${today()}`.execute(shop.open.db);
  const job = JSON.stringify({ UserSubscriptionId: userSubscriptionId });
  await sql`select graphile_worker.add_job('own-pause-begin', ${job}::json, job_key := ${`own-pause-begin:${userSubscriptionId}`})`.execute(
    shop.open.db,
  );
}

async function comesBack(shop: Shop, member: Person, random: Random): Promise<void> {
  const userSubscriptionId = oneOf(await heldIds(shop, member), random);
  if (userSubscriptionId === undefined) return;
  await shop.call(member, resumeOwnSubscription, { params: { id: member.id, userSubscriptionId } });
}

async function deskSuspends(shop: Shop, member: Person, random: Random): Promise<void> {
  const id = oneOf(await heldIds(shop, member), random);
  if (id === undefined) return;
  const ReactivationDate = random() < 0.5 ? null : addDays(today(), length(random));
  await shop.call(shop.manager, suspendSubscription, { params: { id }, body: { ReactivationDate } });
}

async function deskReactivates(shop: Shop, member: Person, random: Random): Promise<void> {
  const id = oneOf(await heldIds(shop, member), random);
  if (id !== undefined) await shop.call(shop.manager, reactivateSubscription, { params: { id }, body: {} });
}

export const pauseActs: readonly (readonly [number, Act])[] = [
  [3, plansPause],
  [2, comesBack],
  [1, deskSuspends],
  [1, deskReactivates],
];
