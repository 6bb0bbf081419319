import type {
  ExerciseLine,
  ProgramDay,
  ProgramGroup,
  ProgramLine,
  ProgramSet,
} from '@clubpulse/contract/workouts/sheets/program';

/** Estimates the duration of a sheet with the formula that the generator also uses. */

/** Seconds for the change from one exercise to the next. */
export const CHANGE_OVER = 30;
/** Seconds assumed for a repetition whose tempo is not set: two down, two up. */
const FREE = 4;
const FAST = 2;
const QUICK = 1;

const known = (seconds: number | null): number => (seconds === null || Number.isNaN(seconds) ? 0 : seconds);

function secondsOfRep(tempo: string): number {
  if (tempo === 'fast') return FAST;
  const parts = tempo.split('-').map((part) => (part === 'X' ? QUICK : Number(part)));
  return parts.length < 2 || parts.some(Number.isNaN) ? FREE : parts.reduce((sum, part) => sum + part, 0);
}

function workOf({ Reps, RepsMax, Duration, Tempo }: ExerciseLine): number {
  if (Reps === null) return known(Duration);
  const least = known(Reps);
  return ((least + (known(RepsMax) || least)) / 2) * secondsOfRep(Tempo);
}

const secondsOfLine = (line: ProgramLine): number =>
  line.Kind === 'pause' ? known(line.Duration) : workOf(line) + (line.Superset ? 0 : known(line.Rest));

function secondsOfSet({ Rounds, RoundRest, Lines }: ProgramSet): number {
  if (Lines.length === 0) return 0;
  const round = Lines.reduce((sum, line) => sum + secondsOfLine(line), 0);
  return known(Rounds) * (round + known(RoundRest)) + CHANGE_OVER;
}

export const secondsOfGroup = ({ Sets }: ProgramGroup): number => Sets.reduce((sum, set) => sum + secondsOfSet(set), 0);

export const minutesOfDay = ({ Groups }: ProgramDay): number =>
  Math.ceil(Groups.reduce((sum, group) => sum + secondsOfGroup(group), 0) / 60);
