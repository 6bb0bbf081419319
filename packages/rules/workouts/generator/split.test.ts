import { fitnessLevels, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { describe, expect, it } from 'vitest';
import { splitOf } from './split.ts';

describe('a generated week', () => {
  it('has the expected kinds of days for one to seven days', () => {
    const days = (frequency: number) => splitOf(frequency, 'advanced', 'muscleBuilding').days;
    expect([1, 2, 3, 4, 5, 6, 7].map(days)).toEqual([
      ['full'],
      ['full', 'full'],
      ['push', 'pull', 'legs'],
      ['upper', 'lower', 'upper', 'lower'],
      ['upper', 'lower', 'push', 'pull', 'legs'],
      ['push', 'pull', 'legs', 'push', 'pull', 'legs'],
      ['push', 'pull', 'legs', 'push', 'pull', 'legs', 'mobility'],
    ]);
  });

  it('of three days trains the full body each day up to the intermediate level', () => {
    expect(splitOf(3, 'intermediate', 'strength').days).toEqual(['full', 'full', 'full']);
  });

  it('has at most three days of strength for sedentary athletes and four for beginners, with easy days between them', () => {
    expect(splitOf(5, 'sedentary', 'strength')).toEqual({
      days: ['full', 'full', 'mobility', 'full', 'cardio'],
      strength: 3,
      easy: 2,
    });
    expect(splitOf(6, 'beginner', 'generalWellness').days).toEqual(['upper', 'lower', 'mobility', 'upper', 'lower', 'cardio']);
    expect(splitOf(7, 'beginner', 'weightLoss').days.filter((day) => day === 'cardio')).toHaveLength(3);
  });

  it('trains the full body each day for rehabilitation, and mobility each day for flexibility', () => {
    expect(new Set(splitOf(6, 'elite', 'rehabilitation').days)).toEqual(new Set(['full']));
    expect(new Set(splitOf(7, 'sedentary', 'flexibility').days)).toEqual(new Set(['mobility']));
  });

  it('has as many days as were requested', () => {
    for (const goal of workoutGoals)
      for (const level of fitnessLevels)
        for (const frequency of [1, 2, 3, 4, 5, 6, 7]) expect(splitOf(frequency, level, goal).days).toHaveLength(frequency);
  });
});
