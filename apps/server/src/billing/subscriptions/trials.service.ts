import type { Queryable } from '../../platform/database/database.ts';
import { trialsOf } from '../subscription-types/public.ts';
import { assign } from './assign.service.ts';
import { everHeld } from './subscriptions.store.ts';

interface NewMember {
  readonly ClubId: number;
  readonly UserId: number;
  readonly TimeZone: string;
}

/**
 * Gives a new member the club's trials, in the transaction that makes her one: she has them at once, and never without being a
 * member. A trial is given once: who comes back has had hers.
 */
export async function assignTrials(trx: Queryable, member: NewMember, now: Date): Promise<void> {
  for (const ClassSubscriptionId of await trialsOf(trx, member.ClubId)) {
    if (await everHeld(trx, member.UserId, ClassSubscriptionId)) continue;
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
