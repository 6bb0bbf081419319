import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const DAY_MS = 86_400_000;

export const refusals: Refusals = async ({ house, world: { ids, tokens } }) => {
  const Begin = new Date(Date.now() + DAY_MS).toISOString();
  const body = {
    WorkoutSheetId: null,
    RowVersion: 0,
    ClubId: null,
    Name: 'Sled day',
    Day: 0,
    Plan: { Name: '', Groups: [] },
    Begin,
    End: Begin,
    Felt: null,
    Sets: [],
  };
  return {
    RunInFuture: provoke(house, storeRun, {
      params: { id: ids.athleteA, key: 'a-run-of-tomorrow' },
      body,
      token: tokens.athleteA,
    }),
  };
};
