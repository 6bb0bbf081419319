import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { useCall } from '../../platform/api.ts';

export function useInvited(clubId: number, enabled: boolean): number {
  const input = { params: { id: clubId }, query: { length: 1, State: 'Waiting' } } as const;
  const first = useCall(listInvitations, input, { quiet: true, enabled });
  return first.data?.recordsFiltered ?? 0;
}
