import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { storeRun } from './runs.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly run: number;
    readonly runToDelete: number;
  }
}

const plan = (exercise: number) => ({
  Name: 'Day A',
  Groups: [
    {
      Section: 'main' as const,
      Name: '',
      Sets: [
        {
          Rounds: 2,
          RoundRest: 90,
          Lines: [
            {
              Kind: 'exercise' as const,
              ExerciseId: exercise,
              Reps: 8,
              RepsMax: 12,
              Duration: null,
              Weight: 20,
              WeightMax: null,
              Tempo: '',
              Rpe: 7,
              CardioZone: null,
              CardioZoneMax: null,
              MachineLevel: null,
              Superset: false,
              Afap: false,
              Notes: '',
              Rest: null,
            },
          ],
        },
      ],
    },
  ],
});
const done = (exercise: number, Round: number) => ({
  Group: 0,
  Set: 0,
  Round,
  Line: 0,
  State: 'done' as const,
  ExerciseId: exercise,
  Reps: 10,
  Duration: null,
  Weight: 20,
  Rpe: 7,
  At: `2026-11-04T18:0${Round}:00.000Z`,
});
const written = (exercise: number, club: number, sheet: number) => ({
  WorkoutSheetId: sheet,
  RowVersion: 0,
  ClubId: club,
  Name: 'Sled day',
  Day: 0,
  Plan: plan(exercise),
  Begin: '2026-11-04T18:00:00.000Z',
  End: '2026-11-04T18:40:00.000Z',
  Felt: 6,
  Sets: [done(exercise, 1)],
});

export const samples: Samples = {
  async rows(db, { club, athlete, exercise, sheet }) {
    const figures = { ClubId: club, WorkoutSheetId: sheet, SheetChanged: false, Planned: 2, Done: 1, Volume: 200 };
    const stored = (key: string) => storeRun(db, athlete, key, written(exercise, club, sheet), figures);
    return { run: await stored(`sample-run-one-${club}`), runToDelete: await stored(`sample-run-two-${club}`) };
  },
  calls({ club, athlete, exercise, sheet, personalSheet, run, runToDelete }) {
    const sent = { ...written(exercise, club, sheet), Sets: [done(exercise, 1), done(exercise, 2)] };
    return {
      'runs.store': {
        params: { id: athlete, key: `sample-run-one-${club}` },
        body: sent,
        answer: { WorkoutSheetRunId: run, Planned: 2, Done: 2, Percent: 100, Evaluation: 'top', Volume: 400 },
      },
      'runs.calendar': {
        params: { id: athlete },
        query: { from: '2026-11-04T00:00:00Z', to: '2026-11-05T00:00:00Z' },
        answer: [{ CalendarType: 'WorkoutSheetRun' }, { CalendarType: 'WorkoutSheetRun' }],
      },
      'runs.plan': {
        params: { id: athlete, sheetId: personalSheet },
        answer: {
          WorkoutSheetId: personalSheet,
          Exercises: expect.arrayContaining([expect.objectContaining({ ExerciseId: exercise })]),
        },
      },
      'runs.get': {
        params: { id: run },
        answer: {
          WorkoutSheetRunId: run,
          Sets: [{ Round: 1 }, { Round: 2 }],
          Exercises: [{ ExerciseId: exercise }],
          MayDelete: true,
        },
      },
      'runs.delete': { params: { id: runToDelete } },
    };
  },
  removing: ['runs.delete'],
};
