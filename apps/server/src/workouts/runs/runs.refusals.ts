import { storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { provoke, type Refusals } from '../../test/refused.ts';

const DAY_MS = 86_400_000;

export const refusals: Refusals = async ({ server, world: { ids, tokens } }) => {
  const Begin = new Date(Date.now() + DAY_MS).toISOString();
  const past = new Date(Date.now() - DAY_MS).toISOString();
  const line = {
    Kind: 'exercise',
    ExerciseId: 999_999_999,
    Reps: 8,
    RepsMax: null,
    Duration: null,
    Weight: null,
    WeightMax: null,
    Tempo: '',
    Rpe: null,
    CardioZone: null,
    CardioZoneMax: null,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: null,
  } as const;
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
    RunTooEarly: provoke(server, storeRun, {
      params: { id: ids.athleteA, key: 'a-run-of-1900' },
      body: { ...body, Begin: '1900-01-01T10:00:00.000Z', End: '1900-01-01T11:00:00.000Z' },
      token: tokens.athleteA,
    }),
    RunExerciseUnknown: provoke(server, storeRun, {
      params: { id: ids.athleteA, key: 'a-run-of-nothing' },
      body: {
        ...body,
        Begin: past,
        End: past,
        Plan: { Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [line] }] }] },
      },
      token: tokens.athleteA,
    }),
    RunInFuture: provoke(server, storeRun, {
      params: { id: ids.athleteA, key: 'a-run-of-tomorrow' },
      body,
      token: tokens.athleteA,
    }),
  };
};
