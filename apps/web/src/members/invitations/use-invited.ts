import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { useCall } from '../../platform/api.ts';

export function useInvited(clubId: number): number {
  const first = useCall(listInvitations, { params: { id: clubId }, query: { length: 1, State: 'Waiting' } }, { quiet: true });
  return first.data?.recordsFiltered ?? 0;
}
