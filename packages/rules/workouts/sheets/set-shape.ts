import type { ProgramGroup, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';

/** A superset has no rest between exercises. */
export const isSuperset = ({ Lines }: Pick<ProgramSet, 'Lines'>): boolean =>
  Lines.length > 1 && Lines.every((line, at) => line.Kind === 'exercise' && (line.Superset || at === Lines.length - 1));

export interface Stretch {
  readonly seconds: number;
  readonly zone: number | null;
}

const STRETCHES = 40;

const isLong = (seconds: number | null): seconds is number => seconds !== null && seconds > 0;
const rest = (seconds: number | null): Stretch[] => (isLong(seconds) ? [{ seconds, zone: null }] : []);

function stretchesOfLine(line: ProgramLine): Stretch[] | null {
  if (line.Kind === 'pause') return isLong(line.Duration) ? [{ seconds: line.Duration, zone: line.CardioZone }] : null;
  if (line.Reps !== null || !isLong(line.Duration) || line.CardioZone === null) return null;
  return [{ seconds: line.Duration, zone: line.CardioZone }, ...(line.Superset ? [] : rest(line.Rest))];
}

function stretchesOfSet({ Rounds, RoundRest, Lines }: ProgramSet): Stretch[] | null {
  const round = Lines.map(stretchesOfLine);
  if (Lines.length === 0 || !(Rounds > 0)) return null;
  const stretches = round.flatMap((one) => one ?? []);
  if (round.includes(null) || Rounds * (stretches.length + 1) > STRETCHES) return null;
  return Array.from({ length: Rounds }, () => [...stretches, ...rest(RoundRest)]).flat();
}

/** Null unless all lines have a duration and a zone. */
export function intervalsOf({ Sets }: Pick<ProgramGroup, 'Sets'>): readonly Stretch[] | null {
  const sets = Sets.map(stretchesOfSet);
  const stretches = sets.flatMap((one) => one ?? []);
  while (stretches.at(-1)?.zone === null) stretches.pop();
  return sets.includes(null) || stretches.length < 2 || stretches.length > STRETCHES ? null : stretches;
}
