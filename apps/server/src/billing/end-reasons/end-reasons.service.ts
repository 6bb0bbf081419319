import type { UserId } from '@clubpulse/contract/accounts/users';
import type { StatedReason } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import type { UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import { subscriptionOf } from '../subscriptions/public.ts';
import { saveReason } from './end-reasons.store.ts';

export type EndReasons = ReturnType<typeof createEndReasons>;

export const createEndReasons = ({ db }: { readonly db: Database }) => ({
  async set(clubId: ClubId, id: UserSubscriptionId, { Reason }: Pick<StatedReason, 'Reason'>): Promise<StatedReason | Refusal> {
    const held = await subscriptionOf(db, id);
    return held?.ClubId === clubId ? saveReason(db, held, { Reason }) : refuse('NotFound');
  },

  async state(userId: UserId, id: UserSubscriptionId, { Reason, Words }: StatedReason): Promise<StatedReason | Refusal> {
    const held = await subscriptionOf(db, id);
    return held?.UserId === userId ? saveReason(db, held, { Reason, Words }) : refuse('NotFound');
  },
});
