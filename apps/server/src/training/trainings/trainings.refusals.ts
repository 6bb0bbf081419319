import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => ({
  DateIntervalTooLong: provoke(house, listCalendarTrainings, {
    params: { id: ids.athleteA },
    query: { from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    token: tokens.athleteA,
  }),
});
