import type { SetPlace } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine, ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';

export interface Turn {
  readonly place: SetPlace;
  readonly line: ExerciseLine;
  readonly rounds: number;
  readonly letter: string;
  readonly number: number;
  readonly exercises: number;
  readonly rest: number;
}

const LETTERS = 26;
const letterOf = (index: number): string => String.fromCharCode(65 + (index % LETTERS));

/** Seconds of the line's rest plus the pauses after it. After the last line of a set it is the rest between rounds instead. */
function restAfter({ Lines, RoundRest }: ProgramSet, index: number, line: ExerciseLine): number {
  const next = Lines.findIndex((other, at) => at > index && other.Kind === 'exercise');
  const isLast = next === -1;
  const pauses = Lines.slice(index + 1, isLast ? undefined : next).reduce(
    (sum, pause) => sum + (pause.Kind === 'pause' ? pause.Duration : 0),
    0,
  );
  if (isLast) return pauses + (RoundRest ?? line.Rest ?? 0);
  return pauses + (line.Superset ? 0 : (line.Rest ?? 0));
}

export function turnsOf(day: ProgramDay): Turn[] {
  const turns: Turn[] = [];
  let letters = 0;
  for (const [Group, { Sets }] of day.Groups.entries()) {
    for (const [Set, set] of Sets.entries()) {
      const lines = set.Lines.flatMap((line, at) => (line.Kind === 'exercise' ? [{ line, at }] : []));
      for (let Round = 1; Round <= set.Rounds; Round += 1) {
        for (const [index, { line, at }] of lines.entries()) {
          turns.push({
            place: { Group, Set, Round, Line: at },
            line,
            rounds: set.Rounds,
            letter: letterOf(letters),
            number: index + 1,
            exercises: lines.length,
            rest: restAfter(set, at, line),
          });
        }
      }
      letters += 1;
    }
  }
  return turns.map((turn, index) => (index === turns.length - 1 ? { ...turn, rest: 0 } : turn));
}
