import type { InstructedExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { ProviderRow, ProviderWorkout } from '@clubpulse/contract/workouts/provider-workouts/provider-workouts';
import * as calls from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const editor = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] }, IsEditor: true });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const row: ProviderRow = {
  ProviderWorkoutId: 3,
  Kind: 'sheet',
  Name: 'A quiet back',
  Description: 'Fifteen minutes of movement.',
  Level: 'beginner',
  DayCount: 1,
  ExerciseCount: 1,
  Duration: 0,
  PublishedAt: daysAgo(29),
  Missing: [],
};
const lacking: ProviderRow = {
  ...row,
  ProviderWorkoutId: 4,
  Name: 'Rope day',
  PublishedAt: daysAgo(31),
  Missing: ['Battle ropes'],
};
const birdDog: InstructedExerciseRow = {
  ExerciseId: 9,
  ClubId: null,
  Name: 'Bird dog',
  Untranslated: [],
  MainMuscle: 'abdominals',
  OtherMuscles: [],
  Equipment: ['none'],
  Activities: [],
  Brand: '',
  Level: 'beginner',
  Pattern: 'antiRotation',
  Measure: 'reps',
  Locations: ['home'],
  Unilateral: true,
  PictureUris: [],
  Figure: null,
  Published: true,
  Instructions: '',
};
const none = { Name: '', Description: '' };
const complete = (one: ProviderRow): ProviderWorkout => ({
  ...one,
  Texts: { en: { Name: one.Name, Description: one.Description }, it: none, es: none, fr: none },
  Sheet: {
    Type: 'regular',
    Location: 'home',
    Intensity: 'low',
    Days: [
      {
        Name: '',
        Groups: [
          {
            Section: 'main',
            Name: '',
            Sets: [
              {
                Rounds: 2,
                RoundRest: 45,
                Lines: [
                  {
                    Kind: 'exercise',
                    ExerciseId: 9,
                    Reps: 6,
                    RepsMax: 8,
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
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  Circuit: null,
  Exercises: [birdDog],
  RowVersion: 0,
});
const list = answer(
  calls.listProviderWorkouts,
  { id: 1 },
  { draw: 0, recordsTotal: 2, recordsFiltered: 2, data: [row, lacking] },
);
const stored = (one: ProviderRow) =>
  answer(calls.getProviderWorkout, { id: 1, providerWorkoutId: one.ProviderWorkoutId }, complete(one));
type Answers = NonNullable<Parameters<typeof openScreen>[0]['answers']>;
const open = (path: string, answers: Answers, self = trainer) => openScreen({ clubs: [clubWith(1)], path, self, answers });

describe('the list of provider workouts', () => {
  it('shows a mark for new workouts during thirty days and missing exercises, and lets no trainer add a workout', async () => {
    await open('/ProviderWorkouts', [list]);
    expect(await screen.findByRole('link', { name: 'A quiet back' })).toBeTruthy();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.getByText('1 exercise missing here')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New in the platform’s library' })).toBeNull();
  });

  it('copies a workout that lacks no exercise', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/ProviderWorkouts/3', [
      stored(row),
      answer(
        calls.copyProviderWorkout,
        { id: 1, providerWorkoutId: 3 },
        { WorkoutSheetId: 8, BridgeWorkoutId: null, NotConfigured: [] },
      ),
    ]);
    expect(await screen.findByText('Bird dog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy to our club' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  });

  it('shows the exercises that a workout lacks', async () => {
    await open('/ProviderWorkouts/4', [stored(lacking)]);
    expect(await screen.findByText(/^Your club does not offer: Battle ropes\./)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy to our club' }).disabled).toBe(true);
  });
});

describe('an editor of provider workouts', () => {
  it('names a workout in each language, and is shown which language is missing', async () => {
    const user = userEvent.setup();
    const { sent } = await open(
      '/ProviderWorkouts/3',
      [
        stored(row),
        answer(calls.updateProviderWorkout, { providerWorkoutId: 3 }, { ...complete(row), Name: 'A calm back', RowVersion: 1 }),
      ],
      editor,
    );
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: /Save/ }));
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    await user.type(name, 'A calm back');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        Texts: { en: { Name: 'A calm back' } },
        Level: 'beginner',
        RowVersion: 0,
      }),
    );
  });

  it('cannot add a workout before choosing its source', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/ProviderWorkouts/new', [], editor);
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Mornings');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findAllByText('Choose a sheet or circuit.')).toHaveLength(2);
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
