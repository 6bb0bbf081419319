import { listJoinRequests } from '@clubpulse/contract/members/joining/joining.calls';
import { useCall } from '../../platform/api.ts';

export function useJoinRequestCount(clubId: number, decides: boolean): number {
  const first = useCall(listJoinRequests, { params: { id: clubId }, query: { length: 1 } }, { quiet: true, enabled: decides });
  return first.data?.recordsTotal ?? 0;
}
