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
  readonly turn: number;
  readonly goal: WorkoutGoal;
  readonly level: FitnessLevel;
  readonly dosed: (goal: WorkoutGoal) => Dose;
  readonly wishes: Wishes;
  readonly minutes: number;
  readonly edges: boolean;
  /** Easy movement in seconds at begin and end; 0 if not required. */
  readonly warmUpMin: number;
  readonly edgeMin: number;
  readonly machineMax: number;
  readonly heartMax: number;
  readonly zoneCap: number;
  readonly hasCardio: boolean;
  readonly hasSteady: boolean;
  readonly isSpared: boolean;
  readonly adds: readonly Pattern[];
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

export function withMoreRounds(sets: Part['sets'], most: number, seconds: number): Part['sets'] {
  const fewest = Math.min(...sets.map(({ set }) => set.Rounds));
  if (fewest >= most) return sets;
  const at = sets.findIndex((one, place) => one.set.Rounds === fewest && secondsOf(raised(sets, place)) <= seconds);
  return at < 0 ? sets : withMoreRounds(raised(sets, at), most, seconds);
}
const raised = (sets: Part['sets'], at: number): Part['sets'] =>
  sets.map((one, place) => (place === at ? { ...one, set: { ...one.set, Rounds: one.set.Rounds + 1 } } : one));

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, { sets }) => sum + secondsOf(sets), 0);
const EDGE_MIN = 30;
/** Shortens cardio first, down to the shortest time of its section. */
export function shortened(
  parts: readonly Part[],
  seconds: number,
  least: Readonly<Partial<Record<GroupSection, number>>>,
): readonly Part[] {
  let over = totalOf(parts) - seconds;
  const cut = (from: number, min: number): number => {
    const taken = Math.min(Math.ceil(Math.max(0, over) / STEP) * STEP, Math.max(0, Math.floor((from - min) / STEP) * STEP));
    over -= taken;
    return from - taken;
  };
  const shorter = ({ section, sets }: Part): Part => ({
    section,
    sets: sets.map(({ set, chosen }) => {
      const [line] = set.Lines;
      const isSteady = set.Lines.length === 1 && chosen[0]?.exercise.Pattern === 'cardio';
      if (!isSteady || set.Rounds > 1 || line?.Kind !== 'exercise' || line.Duration === null) return { set, chosen };
      const Duration = cut(line.Duration, Math.max(EDGE_MIN, least[section] ?? 0));
      return { chosen, set: { ...set, Lines: [{ ...line, Duration }] } };
    }),
  });
  const order: readonly GroupSection[] = ['main', 'cooldown', 'warmUp'];
  const cutParts = new Map(
    order.flatMap((one) => parts.filter(({ section }) => section === one)).map((part) => [part, shorter(part)]),
  );
  const cutAll = parts.map((part) => cutParts.get(part) ?? part);
  return over > 0 ? withOneLess(cutAll) : cutAll;
}
function withOneLess(parts: readonly Part[]): readonly Part[] {
  const sets = parts.filter(({ section }) => section === 'main').flatMap((part) => part.sets);
  const intervals = sets.find(({ set }) => set.Rounds > 1 && set.Lines.some(({ Kind }) => Kind === 'pause'));
  const longest = sets.toSorted((one, other) => (other.set.RoundRest ?? 0) - (one.set.RoundRest ?? 0))[0];
  const less = (one: Part['sets'][number]) => {
    if (one === intervals) return { ...one, set: { ...one.set, Rounds: one.set.Rounds - 1 } };
    const isLongest = intervals === undefined && one === longest && one.set.RoundRest !== null;
    return isLongest ? { ...one, set: { ...one.set, RoundRest: (one.set.RoundRest ?? 0) - STEP } } : one;
  };
  return parts.map((part) => ({ ...part, sets: part.sets.map(less) }));
}
const STEP = 5;

const positions: readonly Demand[] = ['floor', 'supine', 'prone', 'kneeling'];
export const isDown = ({ Demands }: Choosable): boolean => positions.some((one) => Demands?.includes(one));

export const capped = ([from, to]: Zones, cap: number): Zones => [Math.min(from, cap), Math.min(to, cap)];
