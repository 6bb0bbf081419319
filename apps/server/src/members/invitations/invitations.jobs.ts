import type { DailyJob } from '../../clubs/daily/public.ts';
import type { InvitationsService } from './invitations.service.ts';

/** Expires invitations after fourteen days, when the club's day begins. */
export const endOfInvitations = (invitations: Pick<InvitationsService, 'expire'>): DailyJob => ({
  name: 'invitations',
  run: (trx, { ClubId }) => invitations.expire(trx, ClubId),
});
