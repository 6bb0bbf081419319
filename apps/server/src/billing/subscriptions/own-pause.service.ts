import type { OwnPause } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { UserSubscription, UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { idSchema } from '@clubpulse/contract/scalars';
import { suspend } from '@clubpulse/rules/billing/subscriptions/actions';
import { hasSkippedCharge, type PauseDays, planPause, refuseUnpaid } from '@clubpulse/rules/billing/subscriptions/own-pause';
import { addDays, dayIn, startOfDay } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import { pauseRulesOf } from '../payment-accounts/public.ts';
import { type ChangeParts, change, pauseUntil, reactivate, save, withLockedSubscription } from './changes.service.ts';
import { isChargedOnline } from './paying/card-installments.rows.ts';
import { factsOf, isOwnPause } from './subscriptions.rows.ts';
import type { SubscriptionParts } from './subscriptions.service.ts';
import * as store from './subscriptions.store.ts';

const BEGIN_JOB = 'own-pause-begin';

export type OwnPauses = ReturnType<typeof createOwnPauses>;

/** Plans pauses of members. On its first day a pause becomes a suspension, as if staff had suspended the subscription. */
export function createOwnPauses(parts: Omit<SubscriptionParts, 'club'>) {
  const ready: ChangeParts = { now: () => new Date(), ...parts };
  const jobs: Job[] = [
    job(BEGIN_JOB, z.object({ UserSubscriptionId: idSchema }), ({ UserSubscriptionId: id }) => begin(ready, id), {
      queue: 'payments',
    }),
  ];
  return { jobs, ...bindActs(ready, { found, plan, end }) };
}

async function found({ db, bookings, now }: ChangeParts, row: store.SubscriptionRow, via?: Queryable): Promise<OwnPause> {
  const from = via ?? db;
  const { ClubId, UserId, UserSubscriptionId } = row;
  const rules = await pauseRulesOf(from, ClubId);
  const booked = await bookings.bookingsToCome(from, UserSubscriptionId, now());
  return {
    ...rules,
    // A pause skips payments, which is not possible with a fixed number of installments.
    MembersMayPause: rules.MembersMayPause && !isChargedOnline(row),
    Pauses: await store.ownPausesOf(from, ClubId, UserId),
    Bookings: booked.map(({ ClassName, Begin }) => ({ ClassName, Begin: Begin.toISOString() })),
  };
}

const plan = (parts: ChangeParts, id: UserSubscriptionId, days: PauseDays): Promise<UserSubscription | Refusal> =>
  withLockedSubscription(parts, id, async (trx, { row, today }) => {
    const { Pauses, Bookings, ...rules } = await found(parts, row, trx);
    const bookedDays = Bookings.map(({ Begin }) => dayIn(row.TimeZone, new Date(Begin)));
    const patch = planPause(factsOf(row), days, { today, rules, pauses: Pauses, bookedDays });
    if (isRefusal(patch)) return patch;
    const { FirstDay } = days;
    await queueJob(trx, {
      task: BEGIN_JOB,
      payload: { UserSubscriptionId: id },
      key: `${BEGIN_JOB}:${id}`,
      runAt: startOfDay(row.TimeZone, FirstDay),
    });
    const fields = { ...patch, OwnPauses: [...row.OwnPauses, FirstDay] };
    return save(parts, trx, row, fields, { Type: 'UserSubscriptionUpdate', Reason: 'PausePlanned', by: null });
  });

/**
 * Ends the pause, or withdraws one that has not begun. Only staff end a suspension by staff. A pause that skipped a charge
 * lasts to its end.
 */
async function end(parts: ChangeParts, id: UserSubscriptionId): Promise<UserSubscription | Refusal> {
  const withdrawn = await withLockedSubscription<UserSubscription | undefined>(parts, id, async (trx, { row, today }) => {
    if (row.PausesOn !== null) return withdraw(parts, trx, row);
    if (!isOwnPause(row)) return refuse('SubscriptionNotPaused');
    return hasSkippedCharge(factsOf(row), today) ? refuse('PausedPeriodNotPaid') : undefined;
  });
  return withdrawn ?? reactivate(parts, id, null, null);
}

function withdraw(
  parts: ChangeParts,
  trx: Queryable,
  row: store.SubscriptionRow,
  Reason: 'PauseWithdrawn' | 'PauseNotBegun' = 'PauseWithdrawn',
): Promise<UserSubscription | Refusal> {
  const fields = { PausesOn: null, ResumesOn: null, OwnPauses: row.OwnPauses.filter((day) => day !== row.PausesOn) };
  return save(parts, trx, row, fields, { Type: 'UserSubscriptionUpdate', Reason, by: null });
}

/** Begins a pause, or withdraws it with a notice if the card did not pay or the provider charges on another day. */
async function begin(parts: ChangeParts, id: UserSubscriptionId): Promise<void> {
  const stored = await store.subscriptionOf(parts.db, id);
  if (!stored || stored.PausesOn === null || stored.PausesOn > dayIn(stored.TimeZone, parts.now())) return;
  const { PausesOn, ResumesOn } = stored;
  const begun = await change(parts, id, {
    notice: { Type: 'UserSubscriptionSuspend', Reason: 'Suspended', by: null },
    decide(facts, { activeBookings }) {
      if (facts.PausesOn !== PausesOn || facts.ResumesOn !== ResumesOn) return refuse('SubscriptionNotPaused');
      // If the subscription is already suspended, the server crashed after the request to the provider, so only the row must
      // change.
      if (facts.SuspendedDate !== null)
        return { SuspendedDate: PausesOn, ReactivationDate: ResumesOn, PausesOn: null, ResumesOn: null };
      const unpaid =
        ResumesOn === null ? undefined : refuseUnpaid({ FirstDay: PausesOn, LastDay: addDays(ResumesOn, -1) }, facts);
      if (unpaid) return refuse('ValidationFailed', { errors: [unpaid] });
      return suspend(facts, PausesOn, ResumesOn, activeBookings);
    },
    atProvider: pauseUntil(ResumesOn),
  });
  if (!isRefusal(begun)) return;
  if (begun.refused === 'PaymentProviderUnavailable') throw new Error('The provider did not pause a subscription.');
  await withLockedSubscription<unknown>(parts, id, async (trx, { row }) =>
    row.PausesOn === PausesOn && row.ResumesOn === ResumesOn ? withdraw(parts, trx, row, 'PauseNotBegun') : undefined,
  );
}
