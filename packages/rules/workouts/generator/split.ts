import type { DayKind, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { isAtLeast } from './programming.ts';

export interface Split {
  readonly days: readonly DayKind[];
  readonly strength: number;
  readonly easy: number;
}

const threeParts = ['push', 'pull', 'legs'] as const;
const byDays: Readonly<Record<number, readonly DayKind[]>> = {
  1: ['full'],
  2: ['full', 'full'],
  4: ['upper', 'lower', 'upper', 'lower'],
  5: ['upper', 'lower', ...threeParts],
  6: [...threeParts, ...threeParts],
};
const STRENGTH_MAX = 6;
const capOf = (level: FitnessLevel): number => {
  if (level === 'sedentary') return 3;
  return level === 'beginner' ? 4 : STRENGTH_MAX;
};

function strengthDays(count: number, level: FitnessLevel, goal: WorkoutGoal): readonly DayKind[] {
  if (goal === 'rehabilitation') return Array.from({ length: count }, () => 'full' as const);
  if (count === 3) return isAtLeast(level, 'advanced') ? threeParts : ['full', 'full', 'full'];
  return byDays[count] ?? [];
}

export function splitOf(frequency: number, level: FitnessLevel, goal: WorkoutGoal): Split {
  if (goal === 'flexibility') return { days: Array.from({ length: frequency }, () => 'mobility'), strength: 0, easy: 0 };
  const strength = Math.min(frequency, capOf(level));
  const burns = goal === 'weightLoss' || goal === 'enduranceImprovement';
  const easy = Array.from({ length: frequency - strength }, (_, at): DayKind => (burns || at % 2 === 1 ? 'cardio' : 'mobility'));
  const capped = capOf(level) < STRENGTH_MAX ? easy.length : 0;
  return { days: spread(strengthDays(strength, level, goal), easy), strength, easy: capped };
}

function spread(hard: readonly DayKind[], easy: readonly DayKind[]): DayKind[] {
  const days: DayKind[] = [];
  const every = easy.length === 0 ? Number.POSITIVE_INFINITY : Math.ceil(hard.length / easy.length);
  let rested = 0;
  hard.forEach((day, at) => {
    days.push(day);
    const next = easy[rested];
    if ((at + 1) % every === 0 && next !== undefined) {
      days.push(next);
      rested += 1;
    }
  });
  return [...days, ...easy.slice(rested)];
}
