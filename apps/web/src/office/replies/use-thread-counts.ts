import { countThreads } from '@clubpulse/contract/office/replies/replies.calls';
import { useCall } from '../../platform/api.ts';
import { useStaffClub } from '../../platform/session.tsx';

export const POLL_MS = 15_000;

export function useThreadCounts() {
  const { ClubId: id } = useStaffClub();
  return useCall(countThreads, { params: { id } }, { pollEvery: POLL_MS }).data;
}
