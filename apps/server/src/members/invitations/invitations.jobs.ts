import type { DailyJob } from '../../clubs/daily/public.ts';
import type { InvitationsService } from './invitations.service.ts';

/** When a club's day begins those invitations end that nobody accepted in their fourteen days. */
export const endOfInvitations = (invitations: Pick<InvitationsService, 'expire'>): DailyJob => ({
  name: 'invitations',
  run: (trx, { ClubId }) => invitations.expire(trx, ClubId),
});
