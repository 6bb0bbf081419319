import { getHeartbeats } from '@clubpulse/contract/training/trainings.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => ({
  NotShared: provoke(server, getHeartbeats, {
    params: { id: ids.neighbourA },
    query: { from: '2026-11-02T10:00:00Z', to: '2026-11-02T10:00:02Z' },
    token: tokens.trainerA,
  }),
});
