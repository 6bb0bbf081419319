import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

const wanted = {
  UserId: null,
  Weeks: 1,
  Level: 'beginner',
  Goal: 'generalWellness',
  Location: 'club',
  WeeklyFrequency: 2,
  PreferredDuration: 30,
  WarmUpCooldown: true,
  Equipment: [],
  OnlyThese: false,
  More: [],
  Less: [],
  WantedIds: [],
  NeverIds: [],
  AllowedIds: [],
  Conditions: [{ Condition: 'kneePain', Severity: 'mild' }],
  Seed: 7,
};

const draft = (exercise: number) => {
  const { Seed: _seed, ...Wanted } = wanted;
  const line = {
    Kind: 'exercise',
    ExerciseId: exercise,
    Reps: 10,
    RepsMax: null,
    Duration: null,
    Weight: null,
    WeightMax: null,
    Tempo: '',
    Rpe: 6,
    CardioZone: null,
    CardioZoneMax: null,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: 60,
  };
  const Days = [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 2, RoundRest: 60, Lines: [line] }] }] }];
  const Sheet = {
    Type: 'regular',
    Days,
    Plan: [],
    Slots: [],
    Decisions: [{ Kind: 'gentle', Out: 4 }],
    LeftOut: [],
    Exercises: [],
    Seed: 7,
  };
  return { Wanted, Sheet, Days, Name: 'Easy twice a week' };
};

export const samples: Samples = {
  calls: ({ club, exercise, athlete }) => ({
    'generator.readWords': { params: { id: club }, body: { Text: 'Bad knee' }, answer: { ErrorType: 'NoModelSet' } },
    'generator.person': { params: { id: club, userId: athlete }, answer: { UserId: athlete, Done: expect.any(Array) } },
    'generator.dropDraft': { params: { id: club } },
    'generator.keepDraft': { params: { id: club }, body: draft(exercise) },
    'generator.draft': { params: { id: club }, answer: { Draft: expect.anything() } },
    'generator.generate': {
      params: { id: club },
      body: wanted,
      answer: { Type: 'regular', Seed: 7, Plan: [{ WarmUp: 5 }, {}] },
    },
  }),
};
