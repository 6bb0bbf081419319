import type { PaymentOrderInput } from '@clubpulse/contract/billing/online-payments/online-payments';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { notAnotherPlan, refuseReplacing } from '@clubpulse/rules/billing/subscriptions/plan-change';
import { isEnded, isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import {
  endReplacedAtProvider,
  factsOf,
  lockSubscription,
  type OnlinePorts,
  REPLACED_JOB,
  saveSubscription,
  subscriptionOf,
  subscriptionOnDay,
} from '../subscriptions/public.ts';
import { lockPersons } from '../transactions/public.ts';
import type { OrderRow } from './online-payments.store.ts';

interface Wish {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
  readonly now: Date;
}
interface Start {
  readonly ActivationDate: string | null;
  readonly Besides: readonly number[];
  readonly Replaces: number | null;
}

/** A replacement starts on the first day that is not paid. */
export async function startOf(
  db: Queryable,
  { ClubId, UserId, TimeZone, now }: Wish,
  input: Extract<PaymentOrderInput, { Kind: 'Subscription' }>,
): Promise<Start | Refusal> {
  const { ActivationDate, Besides, Replaces, SubscriptionPlanId } = input;
  if (Replaces === undefined) return { ActivationDate, Besides, Replaces: null };
  const stored = await subscriptionOf(db, Replaces);
  if (stored?.ClubId !== ClubId || stored.UserId !== UserId)
    return refuse('ValidationFailed', { errors: [{ field: 'Replaces', key: 'invalid-id' }] });
  const today = dayIn(TimeZone, now);
  const { row } = subscriptionOnDay(stored, today);
  const refused = refuseReplacing(factsOf(row), today);
  if (refused) return refused;
  if (SubscriptionPlanId === null || SubscriptionPlanId === row.SubscriptionPlanId) return notAnotherPlan();
  return { ActivationDate: row.RenewsOn, Besides: [...Besides, Replaces], Replaces };
}

/** Refuses when the replaced subscription was canceled, replaced or renewed meanwhile. */
export async function refuseReplaced(trx: Queryable, order: OrderRow): Promise<Refusal | undefined> {
  const { Replaces, ActivationDate, ClubId, UserId } = order;
  if (Replaces === null || UserId === null) return undefined;
  // The common order of locks: roles (decision 0036), persons, subscriptions.
  await holdRoleIn(trx, UserId, ClubId);
  await lockPersons(trx, [UserId]);
  const replaced = await lockSubscription(trx, Replaces);
  if (!replaced || isOver(replaced.State) || replaced.ScheduledEnd !== null) return refuse('SubscriptionAlreadyEnded');
  // If the replaced subscription renewed, the member would pay for both in the same period.
  return replaced.RenewsOn === ActivationDate ? undefined : refuse('PlanNotChangeable');
}

export async function endReplaced(trx: Queryable, { Replaces, ActivationDate }: OrderRow): Promise<void> {
  if (Replaces === null || ActivationDate === null) return;
  await saveSubscription(trx, Replaces, { ScheduledEnd: addDays(ActivationDate, -1) });
  await endReplacedAtProvider(trx, Replaces);
}

const isMissingThere = ({ refused, values }: Refusal): boolean =>
  refused === 'NotFound' || (refused === 'PaymentProviderRefused' && values?.['code'] === 'resource_missing');

export const replacedJob = (db: Database, { changeOnline }: OnlinePorts): Job =>
  job(
    REPLACED_JOB,
    z.object({ UserSubscriptionId: idSchema }),
    async ({ UserSubscriptionId: id }) => {
      const goesOn = async () => {
        const row = await subscriptionOf(db, id);
        return row !== undefined && !isEnded(row.State) && row.ScheduledEnd !== null;
      };
      if (!(await goesOn())) return;
      const notice = { Type: 'UserSubscriptionUpdate', Reason: 'CanceledAtPeriodEnd', by: null } as const;
      const refused = await changeOnline(id, { change: { kind: 'cancelAtPeriodEnd' }, columns: {}, notice });
      if (refused && !isMissingThere(refused) && (await goesOn()))
        throw new Error(`The provider did not end a replaced subscription: ${refused.refused}.`);
    },
    { queue: 'payments' },
  );
