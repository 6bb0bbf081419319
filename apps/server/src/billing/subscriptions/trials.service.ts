import { mayTakeBack, trialsOnArrival, trialsOnMove } from '@clubpulse/rules/billing/subscriptions/trials';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { TrialPorts } from '../../members/pipeline/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { trialsOf } from '../subscription-types/public.ts';
import { lockPersons } from '../transactions/public.ts';
import { type Assigned, assign } from './assign.service.ts';
import { emitSubscription } from './subscriptions.events.ts';
import type { BookingPorts } from './subscriptions.ports.ts';
import * as store from './subscriptions.store.ts';

interface NewMember {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
  readonly IsGuest?: boolean;
}

async function assignTrial(
  trx: Queryable,
  member: NewMember,
  ClassSubscriptionId: number,
  by: number | null,
  now: Date,
): Promise<Assigned['row'] | undefined> {
  const request = {
    ...member,
    ClassSubscriptionId,
    SubscriptionPlanId: null,
    ActivationDate: null,
    ExpiryDate: null,
    Price: null,
    Installments: null,
    ExternalPayment: false,
    Payment: null,
    Notes: '',
    Besides: [],
  };
  const assigned = await assign(trx, request, { by, now, Reason: 'Trial' });
  return 'row' in assigned ? assigned.row : undefined;
}

/**
 * Must run in the transaction that adds the member. A member gets trials once per club: returning members, former clients
 * (decision 0040) and guests of the website (decision 0201) get none.
 */
export async function assignTrials(trx: Queryable, member: NewMember, now: Date): Promise<void> {
  if (member.IsGuest === true) return;
  const flagged = (await trialsOf(trx, member.ClubId)).map(({ ClassSubscriptionId }) => ClassSubscriptionId);
  if (flagged.length === 0) return;
  const everHeld = await store.everHeldIn(trx, member.UserId, member.ClubId);
  for (const id of trialsOnArrival(flagged, { everHeld })) await assignTrial(trx, member, id, null, now);
}

export const movedTrials = ({ bookings }: { readonly bookings: Pick<BookingPorts, 'activeBookings'> }): TrialPorts => ({
  async holdHolders(trx, clubId, userIds) {
    for (const userId of userIds.toSorted((one, other) => one - other))
      if (await holdRoleIn(trx, userId, clubId)) await lockPersons(trx, [userId]);
  },

  async giveTrials(trx, { ClubId, TimeZone, by, now }, userIds) {
    const flagged = await trialsOf(trx, ClubId);
    const brought: Awaited<ReturnType<TrialPorts['giveTrials']>> = { Given: [], Without: [] };
    for (const UserId of userIds) {
      const trials = trialsOnMove(flagged, { everHeld: await store.everHeldIn(trx, UserId, ClubId) });
      if (trials === undefined) continue;
      if (typeof trials === 'string') brought.Without.push({ UserId, Why: trials });
      else
        for (const id of trials) {
          const row = await assignTrial(trx, { ClubId, UserId, TimeZone }, id, by, now);
          if (!row) continue;
          const { UserSubscriptionId, SubscriptionName } = row;
          brought.Given.push({ UserId, UserSubscriptionId, SubscriptionName });
        }
    }
    return brought;
  },

  async takeBackTrials(trx, { ClubId, by, now }, userIds, userSubscriptionIds) {
    const flagged = new Set((await trialsOf(trx, ClubId)).map(({ ClassSubscriptionId }) => ClassSubscriptionId));
    const stored: number[] = [];
    for (const id of userSubscriptionIds.toSorted((one, other) => one - other)) {
      const row = await store.lockSubscription(trx, id);
      if (row?.ClubId !== ClubId || !userIds.includes(row.UserId)) continue;
      const isUsed = row.RemainingTickets !== row.MaxActivities || (await bookings.activeBookings(trx, id, row.CreatedAt)) > 0;
      if (!mayTakeBack({ ...row, isFlagged: flagged.has(row.ClassSubscriptionId), isUsed }, now)) {
        stored.push(id);
        continue;
      }
      await store.deleteSubscription(trx, id);
      await store.forgetHeld(trx, row.UserId, row.ClassSubscriptionId);
      await emitSubscription(trx, 'UserSubscriptionDelete', row, { Reason: 'Trial', by });
    }
    return stored;
  },
});
