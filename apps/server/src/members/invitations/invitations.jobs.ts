import type { DailyJob } from '../../clubs/daily/public.ts';
import type { InvitationsService } from './invitations.service.ts';

/** Invitations end after fourteen days, at the begin of the club's day. */
export const endOfInvitations = (invitations: Pick<InvitationsService, 'expire'>): DailyJob => ({
  name: 'invitations',
  run: (trx, { ClubId }) => invitations.expire(trx, ClubId),
});
