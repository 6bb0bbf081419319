import type { DailyJob } from '../../clubs/daily/public.ts';
import type { InvitationsService } from './invitations.service.ts';

export const endOfInvitations = (invitations: Pick<InvitationsService, 'expire'>): DailyJob => ({
  name: 'invitations',
  run: (trx, { ClubId }) => invitations.expire(trx, ClubId),
});
