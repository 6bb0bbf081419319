import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import { listClassSessions } from '@clubpulse/contract/live/class-sessions.calls';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';

const LOOK_EVERY = 30_000;
const none: readonly ClassSession[] = [];

export function useClassSessions(clubId: number): readonly ClassSession[] {
  const enabled = useMayOpen()(LIVE_VIEW);
  const { data = none } = useCall(listClassSessions, { params: { id: clubId } }, { enabled, pollEvery: LOOK_EVERY, quiet: true });
  return data;
}
