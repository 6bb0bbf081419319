import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type {
  ExerciseLine,
  ProgramDay,
  ProgramGroup,
  ProgramLine,
  ProgramSet,
} from '@clubpulse/contract/workouts/sheets/program';

export const CHANGE_OVER = 30;
/** Seconds of a repetition without a tempo: two down, two up. */
const FREE = 4;
const FAST = 2;
const QUICK = 1;

const known = (seconds: number | null): number => (seconds === null || Number.isNaN(seconds) ? 0 : seconds);

function secondsOfRep(tempo: string): number {
  if (tempo === 'fast') return FAST;
  const parts = tempo.split('-').map((part) => (part === 'X' ? QUICK : Number(part)));
  return parts.length < 2 || parts.some(Number.isNaN) ? FREE : parts.reduce((sum, part) => sum + part, 0);
}

type IsOneSided = (exerciseId: number) => boolean;
export function oneSidedIn(exercises: Iterable<Pick<ExerciseRow, 'ExerciseId' | 'Unilateral'>>): IsOneSided {
  const ids = new Set([...exercises].flatMap(({ ExerciseId, Unilateral }) => (Unilateral ? [ExerciseId] : [])));
  return (exerciseId) => ids.has(exerciseId);
}

function workOf({ Reps, RepsMax, Duration, Tempo }: ExerciseLine): number {
  if (Reps === null) return known(Duration);
  const least = known(Reps);
  return ((least + (known(RepsMax) || least)) / 2) * secondsOfRep(Tempo);
}

function secondsOfLine(line: ProgramLine, isOneSided: IsOneSided): number {
  if (line.Kind === 'pause') return known(line.Duration);
  const sides = isOneSided(line.ExerciseId) ? 2 : 1;
  return sides * workOf(line) + (line.Superset ? 0 : known(line.Rest));
}

function secondsOfSet({ Rounds, RoundRest, Lines }: ProgramSet, isOneSided: IsOneSided): number {
  if (Lines.length === 0) return 0;
  const round = Lines.reduce((sum, line) => sum + secondsOfLine(line, isOneSided), 0);
  return known(Rounds) * (round + known(RoundRest)) + CHANGE_OVER;
}

export const secondsOfGroup = ({ Sets }: ProgramGroup, isOneSided: IsOneSided): number =>
  Sets.reduce((sum, set) => sum + secondsOfSet(set, isOneSided), 0);

export const minutesOfDay = ({ Groups }: ProgramDay, isOneSided: IsOneSided): number =>
  Math.ceil(Groups.reduce((sum, group) => sum + secondsOfGroup(group, isOneSided), 0) / 60);
