import { CHANGE_OVER } from '../sheets/time-needed.ts';
import { workOf } from './lines.ts';
import type { Dose } from './programming.ts';

export interface Budget {
  readonly warmUp: number;
  readonly cooldown: number;
  readonly main: number;
  readonly cardio: number;
  readonly exercises: number;
  readonly sets: number;
  /** `work`: seconds of one set. `perExercise`: all sets with rests and a change to the next exercise. */
  readonly work: number;
  readonly perExercise: number;
}

const EXERCISES_MAX = 9;
const SHORT_MINUTES = 20;
const SHORT_EDGE = 3;
const [EDGE_MIN, EDGE_MAX] = [5, 10];

const edge = (minutes: number, share: number) =>
  minutes <= SHORT_MINUTES ? SHORT_EDGE : Math.min(EDGE_MAX, Math.max(EDGE_MIN, Math.round(share * minutes)));

interface Wanted {
  readonly minutes: number;
  readonly edges: boolean;
  readonly warmUpMin?: number;
  readonly edgeMin?: number;
  readonly least: 1 | 3 | 4;
  readonly heartMax?: number;
}

export function budgetOf(
  dose: Dose,
  { minutes, edges, warmUpMin = 0, edgeMin = 0, least, heartMax = Number.POSITIVE_INFINITY }: Wanted,
): Budget {
  const warmUp = edges ? Math.max(warmUpMin, edge(minutes, 0.15)) : 0;
  const cooldown = edges ? Math.max(edgeMin, edge(minutes, 0.1)) : 0;
  const main = minutes - warmUp - cooldown;
  const cardio = Math.min(heartMax, Math.round(main * dose.cardioShare));
  const seconds = (main - cardio) * 60;
  const work = workOf(dose);
  const perExerciseOf = (sets: number) => sets * (work + dose.rest) + CHANGE_OVER;
  const fitting = (sets: number) => Math.floor(seconds / perExerciseOf(sets));
  let sets = dose.sets;
  while (fitting(sets) < least && sets > 1) sets -= 1;
  const exercises = Math.min(EXERCISES_MAX, Math.max(least, fitting(sets)));
  return { warmUp, cooldown, main, cardio, exercises, sets, work, perExercise: perExerciseOf(sets) };
}
