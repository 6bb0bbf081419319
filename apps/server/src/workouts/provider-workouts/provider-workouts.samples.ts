import type { ProviderInput } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertProvider, setPublished } from './provider-workouts.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly providerWorkout: number;
    readonly providerDraft: number;
  }
}

const none = { Name: '', Description: '' };
const texts = (Name: string) => ({ en: { Name, Description: 'Slowly down.' }, it: none, es: none, fr: none });
const line = {
  Kind: 'exercise' as const,
  ExerciseId: 1,
  Reps: 8,
  RepsMax: 12,
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
};
const written = (name: string): ProviderInput => ({
  Texts: texts(name),
  Level: 'intermediate',
  Sheet: {
    Type: 'regular',
    Location: 'club',
    Intensity: null,
    Days: [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 60, Lines: [line] }] }] }],
  },
  Circuit: null,
});

export const samples: Samples = {
  async rows(db) {
    const { ProviderWorkoutId: providerWorkout } = await insertProvider(db, written('Sample press day'));
    const { ProviderWorkoutId: providerDraft } = await insertProvider(db, written('Sample draft'));
    await setPublished(db, [providerWorkout], new Date());
    return { providerWorkout, providerDraft };
  },
  calls({ club, providerWorkout, providerDraft }) {
    const one = { params: { id: club, providerWorkoutId: providerWorkout } };
    return {
      'providerWorkouts.list': {
        params: { id: club },
        query: { globalSearch: 'sample press', Kind: 'sheet' },
        answer: { data: expect.arrayContaining([expect.objectContaining({ ProviderWorkoutId: providerWorkout, Missing: [] })]) },
      },
      'providerWorkouts.get': {
        ...one,
        answer: { ProviderWorkoutId: providerWorkout, Kind: 'sheet', DayCount: 1, ExerciseCount: 1 },
      },
      'providerWorkouts.copy': {
        ...one,
        answer: { WorkoutSheetId: expect.any(Number), BridgeWorkoutId: null, NotConfigured: [] },
      },
      'providerWorkouts.create': { body: written('Sample new day'), answer: { Name: 'Sample new day', PublishedAt: null } },
      'providerWorkouts.update': {
        params: { providerWorkoutId: providerWorkout },
        body: { Texts: texts('Sample press day, long'), Level: 'advanced', RowVersion: 0 },
        answer: { ProviderWorkoutId: providerWorkout, Level: 'advanced', RowVersion: 1 },
      },
      'providerWorkouts.publish': {
        body: { ProviderWorkoutIds: [providerDraft], Published: true },
        answer: { Done: [providerDraft], Refused: [] },
      },
      'providerWorkouts.delete': { params: { providerWorkoutId: providerDraft } },
    };
  },
  removing: ['providerWorkouts.delete'],
};
