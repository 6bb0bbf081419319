import type { FitnessLevel } from '@clubpulse/contract/workouts/generator/generator';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ExerciseLine, ProgramDay, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { Choosable } from './choose.ts';
import { fitted } from './dose-limits.ts';
import { type Dose, isAtLeast, type Mode } from './programming.ts';

const bare = {
  Kind: 'exercise',
  Reps: null,
  RepsMax: null,
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
} as const satisfies Omit<ExerciseLine, 'ExerciseId'>;

const seconds = (wanted: number) => Math.max(PROGRAM.durationMin, Math.round(wanted / 5) * 5);
const repsOfMobility = 10;

const HOLD_MIN = 15;
const moving: ReadonlySet<Choosable['Pattern']> = new Set(['mobility', 'carry', 'coreFlexion', 'fullBody', 'cardio']);
const mean = ([from, to]: readonly [number, number]) => (from + to) / 2;
/** A fast repetition takes 2 seconds, because it includes landing and standing up. */
const secondsOf = (tempo: string): number =>
  tempo === 'fast' ? 2 : tempo.split('-').reduce((sum, part) => sum + Number(part), 0);
export const workOf = ({ amount, tempo }: Pick<Dose, 'amount' | 'tempo'>): number =>
  tempo === 'hold' ? mean(amount) : mean(amount) * secondsOf(tempo);

function strengthLine({ ExerciseId, Measure, Pattern: pattern }: Choosable, dose: Dose): ExerciseLine {
  const { amount, tempo, rpe, hold } = dose;
  const [from, to] = amount;
  const work = Math.min(hold, Math.max(tempo === 'hold' ? 0 : HOLD_MIN, workOf(dose)));
  if (tempo === 'hold' || Measure === 'duration')
    return Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: seconds(work), Tempo: moving.has(pattern) ? '' : 'hold', Rpe: rpe }
      : { ...bare, ExerciseId, Reps: repsOfMobility, Rpe: rpe };
  return { ...bare, ExerciseId, Reps: from, RepsMax: to > from ? to : null, Tempo: tempo, Rpe: rpe };
}

export function strengthSets(exercises: readonly Choosable[], dose: Dose, rounds: number): ProgramSet[] {
  return chunked(exercises, perSet(dose.mode, exercises.length)).map((together) => {
    const doses = together.map((exercise) => fitted(dose, exercise));
    const rest = Math.max(...doses.map((one) => one.rest));
    return {
      Rounds: dose.mode === 'holds' && together.every((one) => one.Pattern === 'mobility') ? 1 : rounds,
      RoundRest: rest,
      Lines: together.map((exercise, at): ProgramLine => {
        const line = strengthLine(exercise, doses[at] ?? dose);
        if (at === together.length - 1) return line;
        return dose.mode === 'supersets' ? { ...line, Superset: true } : { ...line, Rest: doses[at]?.rest ?? rest };
      }),
    };
  });
}

export function perSet(mode: Mode, count: number): number {
  if (mode === 'circuit') return Math.min(count, PROGRAM.exercisesOfSet);
  return mode === 'supersets' ? 2 : 1;
}
const chunked = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const once = (line: ProgramLine): ProgramSet => ({ Rounds: 1, RoundRest: null, Lines: [line] });

export type Zones = readonly [from: number, to: number];
const inZones = ([from, to]: Zones) => ({ CardioZone: from, CardioZoneMax: to > from ? to : null });

export const steadySet = ({ ExerciseId }: Choosable, length: number, zones: Zones): ProgramSet =>
  once({ ...bare, ExerciseId, Duration: seconds(length), ...inZones(zones) });

/** Seconds of the hard part. The easy part is twice as long, from the advanced level on equally long. */
const HARD = 30;
export function intervalSet({ ExerciseId }: Choosable, length: number, hard: number, level: FitnessLevel): ProgramSet {
  const easy = isAtLeast(level, 'advanced') ? HARD : 2 * HARD;
  return {
    Rounds: Math.max(1, Math.min(PROGRAM.rounds, Math.round(length / (HARD + easy)))),
    RoundRest: null,
    Lines: [
      { ...bare, ExerciseId, Duration: HARD, CardioZone: hard },
      { Kind: 'pause', Duration: easy, CardioZone: Math.min(2, hard) },
    ],
  };
}

export const mobilitySet = ({ ExerciseId, Measure }: Choosable, length: number): ProgramSet =>
  once(
    Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: seconds(length), Tempo: '' }
      : { ...bare, ExerciseId, Reps: repsOfMobility },
  );

export const rampSet = ({ ExerciseId }: Choosable): ProgramSet => ({
  Rounds: 1,
  RoundRest: 60,
  Lines: [{ ...bare, ExerciseId, Reps: RAMP.reps, Tempo: '2-0-2-0', Rpe: RAMP.rpe }],
});
const RAMP = { reps: 5, rpe: 5 };

export const holdOfStretch = ({ hold }: Dose): number => Math.min(30, hold);
const ROUNDS_OF_STRETCH = 2;
export const stretchSet = ({ ExerciseId, Measure }: Choosable, hold: number): ProgramSet => ({
  Rounds: ROUNDS_OF_STRETCH,
  RoundRest: null,
  Lines: [
    Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: hold, Tempo: 'hold' }
      : { ...bare, ExerciseId, Reps: repsOfMobility },
  ],
});

/**
 * Borg CR-10 of each zone: zone 2 is moderate, zone 3 somewhat hard (ACSM, table of relative intensities: 12 to 13 and 14 of 20).
 */
const feelOfZone: readonly number[] = [1, 2, 3, 4, 6, 8];
export function byFeel(days: readonly ProgramDay[], rpeMax = 10): ProgramDay[] {
  const byEffort = (line: ProgramLine): ProgramLine => {
    if (line.CardioZone === null || line.CardioZone === undefined) return line;
    if (line.Kind === 'pause') return { ...line, CardioZone: null };
    const feel = (zone: number) => feelOfZone[zone] ?? rpeMax;
    const felt = mean([feel(line.CardioZone), feel(line.CardioZoneMax ?? line.CardioZone)]);
    return { ...line, CardioZone: null, CardioZoneMax: null, Rpe: Math.min(rpeMax, Math.round(felt)) };
  };
  return days.map((day) => ({
    ...day,
    Groups: day.Groups.map((group) => ({
      ...group,
      Sets: group.Sets.map((set) => ({ ...set, Lines: set.Lines.map(byEffort) })),
    })),
  }));
}
