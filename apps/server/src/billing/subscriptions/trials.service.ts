import { trialsOnArrival } from '@clubpulse/rules/billing/subscriptions/trials';
import type { Queryable } from '../../platform/database/database.ts';
import { trialsOf } from '../subscription-types/public.ts';
import { assign } from './assign.service.ts';
import { everHeldIn } from './subscriptions.store.ts';

interface NewMember {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
}

/**
 * Gives a new member the club's trials, in the transaction that makes her one: she has them at once, and never without being a
 * member. Once per person and club: who comes back, or was a client before, gets none (decision 0040).
 */
export async function assignTrials(trx: Queryable, member: NewMember, now: Date): Promise<void> {
  const flagged = await trialsOf(trx, member.ClubId);
  if (flagged.length === 0) return;
  const everHeld = await everHeldIn(trx, member.UserId, member.ClubId);
  for (const ClassSubscriptionId of trialsOnArrival(flagged, { everHeld })) {
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
    // Refused only when the type was deleted meanwhile: then it is no trial any more.
    await assign(trx, request, { by: null, now, Reason: 'Trial' });
  }
}
