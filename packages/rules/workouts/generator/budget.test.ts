import type { FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { describe, expect, it } from 'vitest';
import { budgetOf } from './budget.ts';
import { doseOf } from './programming.ts';

const budget = (goal: WorkoutGoal, level: FitnessLevel, minutes: number, edges = true) =>
  budgetOf(doseOf(goal, level), { minutes, edges, least: goal === 'strength' ? 3 : 4 });

describe('the time budget of a day', () => {
  it.each([
    ['muscleBuilding', 'beginner', 45, { warmUp: 7, cooldown: 5, main: 33, cardio: 0, perExercise: 268, sets: 2, exercises: 7 }],
    ['weightLoss', 'intermediate', 30, { warmUp: 5, cooldown: 5, main: 20, cardio: 11, perExercise: 114, sets: 1, exercises: 4 }],
    ['strength', 'elite', 60, { warmUp: 9, cooldown: 6, main: 45, cardio: 0, perExercise: 777, sets: 3, exercises: 3 }],
    ['flexibility', 'sedentary', 20, { warmUp: 3, cooldown: 3, main: 14, cardio: 0, perExercise: 120, sets: 3, exercises: 7 }],
    [
      'generalWellness',
      'intermediate',
      60,
      { warmUp: 9, cooldown: 6, main: 45, cardio: 20, perExercise: 250, sets: 2, exercises: 6 },
    ],
    [
      'rehabilitation',
      'beginner',
      30,
      { warmUp: 5, cooldown: 5, main: 20, cardio: 4, perExercise: 207.5, sets: 1, exercises: 4 },
    ],
  ] as const)('has the expected parts for the goal %s, the level %s and %i minutes', (goal, level, minutes, expected) => {
    expect(budget(goal, level, minutes)).toMatchObject(expected);
  });

  it('gives all minutes to the main part if no warm-up and cooldown are wanted', () => {
    expect(budget('muscleBuilding', 'beginner', 45, false)).toMatchObject({ warmUp: 0, cooldown: 0, main: 45, exercises: 9 });
  });

  it('fits five exercises in 45 minutes if three sets of five to eight repetitions with a rest of 2:30 take 8:58', () => {
    const { work, perExercise, exercises } = budget('strength', 'intermediate', 60);
    expect([work, perExercise, exercises]).toEqual([19.5, 538.5, 5]);
  });
});
