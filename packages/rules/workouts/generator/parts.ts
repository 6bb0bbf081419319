import type { Demand, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { GroupSection, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { oneSidedIn, secondsOfGroup } from '../sheets/time-needed.ts';
import type { Choosable, Wishes } from './choose.ts';
import type { Chosen } from './chooser.ts';
import type { Zones } from './lines.ts';
import type { Dose } from './programming.ts';

export interface DayWanted {
  readonly kind: DayKind;
  readonly at: number;
  /** Number of earlier days of the same kind in the week. */
  readonly turn: number;
  readonly goal: WorkoutGoal;
  readonly level: FitnessLevel;
  readonly dosed: (goal: WorkoutGoal) => Dose;
  readonly wishes: Wishes;
  readonly minutes: number;
  readonly edges: boolean;
  /** Shortest easy movement in seconds at the begin (`warmUpMin`) and at the end (`edgeMin`); 0 if no condition requires it. */
  readonly warmUpMin: number;
  readonly edgeMin: number;
  readonly machineMax: number;
  /** Longest cardio of a day in minutes. */
  readonly heartMax: number;
  readonly zoneCap: number;
  readonly hasCardio: boolean;
  /** True if cardio is possible without a break, so that it may fill time that another goal leaves. */
  readonly hasSteady: boolean;
  readonly isSpared: boolean;
  /** Movement patterns that the conditions add to a strength training. */
  readonly adds: readonly Pattern[];
  /** True if intervals are allowed on the day. */
  readonly isHard: boolean;
}
export interface Part {
  readonly section: GroupSection;
  readonly sets: readonly { readonly set: ProgramSet; readonly chosen: readonly Chosen[] }[];
}

export const secondsOf = (sets: Part['sets']): number =>
  secondsOfGroup(
    { Section: 'main', Name: '', Sets: sets.map(({ set }) => set) },
    oneSidedIn(sets.flatMap(({ chosen }) => chosen.map(({ exercise }) => exercise))),
  );

/** Adds a round to each set in turn, as long as the time allows one. */
export function withMoreRounds(sets: Part['sets'], most: number, seconds: number): Part['sets'] {
  const fewest = Math.min(...sets.map(({ set }) => set.Rounds));
  if (fewest >= most) return sets;
  const at = sets.findIndex((one, place) => one.set.Rounds === fewest && secondsOf(raised(sets, place)) <= seconds);
  return at < 0 ? sets : withMoreRounds(raised(sets, at), most, seconds);
}
const raised = (sets: Part['sets'], at: number): Part['sets'] =>
  sets.map((one, place) => (place === at ? { ...one, set: { ...one.set, Rounds: one.set.Rounds + 1 } } : one));

const positions: readonly Demand[] = ['floor', 'supine', 'prone', 'kneeling'];
export const isDown = ({ Demands }: Choosable): boolean => positions.some((one) => Demands?.includes(one));

export const capped = ([from, to]: Zones, cap: number): Zones => [Math.min(from, cap), Math.min(to, cap)];
