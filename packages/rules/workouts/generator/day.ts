import type { Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, DayPlan, Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import type { GroupSection, ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { type Budget, budgetOf } from './budget.ts';
import { type Choosable, type Wishes, waysOf } from './choose.ts';
import { type Chooser, type Chosen, isSteady, several } from './chooser.ts';
import {
  intervalSet,
  mobilitySet,
  perSet,
  STRETCH_SECONDS,
  steadySet,
  strengthSets,
  stretchSet,
  turnsSet,
  type Zones,
} from './lines.ts';
import { type Dose, dayPatterns, isAtLeast } from './programming.ts';

/** One day of a sheet: warm-up, exercises, the heart, cooldown. */

export interface DayWanted {
  readonly kind: DayKind;
  readonly at: number;
  readonly goal: WorkoutGoal;
  readonly level: FitnessLevel;
  /** At the level, and no more than the conditions allow. */
  readonly dosed: (goal: WorkoutGoal) => Dose;
  readonly wishes: Wishes;
  readonly minutes: number;
  readonly edges: boolean;
  /** The heart rate goes no higher than this zone. */
  readonly zoneCap: number;
  /** Whether there is any exercise for the heart. */
  readonly hasCardio: boolean;
}
/** Where a chosen exercise stands. */
export interface Placed {
  readonly chosen: Chosen;
  readonly group: number;
  readonly set: number;
  readonly line: number;
}
export interface MadeDay {
  readonly day: ProgramDay;
  readonly plan: DayPlan;
  readonly placed: readonly Placed[];
  readonly decisions: readonly Decision[];
  readonly budget: Budget;
}

/** Exercises laid into the sets of one group, in the order of its lines. */
interface Part {
  readonly section: GroupSection;
  readonly sets: readonly { readonly set: ProgramSet; readonly chosen: readonly Chosen[] }[];
}

/** How often a day goes through its patterns before it is as long as it can be. */
const TURNS_OF_PATTERNS = 3;

/** Three exercises make a day of heavy sets, four any other. */
const leastOf = (goal: WorkoutGoal, kind: DayKind) => (goal === 'strength' && kind !== 'mobility' ? 3 : 4);

/** Undefined where there is nothing for it. */
export function makeDay(chooser: Chooser, wanted: DayWanted): MadeDay | undefined {
  const { kind, goal, dosed, minutes, edges, hasCardio } = wanted;
  chooser.beginDay();
  const own = dosed(kind === 'mobility' ? 'flexibility' : goal);
  const dose = hasCardio ? own : { ...own, cardioShare: 0 };
  const budget = budgetOf(dose, { minutes, edges, least: leastOf(goal, kind) });
  const cardioMinutes = kind === 'cardio' ? budget.main : budget.cardio;

  const { chosen: strength, decisions } = kind === 'cardio' ? { chosen: [], decisions: [] } : strengthOf(chooser, wanted, budget);
  const heart = cardioMinutes > 0 ? cardioOf(chooser, wanted, own, cardioMinutes) : [];
  const main: Part[] = [
    { section: 'main' as const, sets: laid(strength, own, budget) },
    { section: 'main' as const, sets: heart },
  ].filter(({ sets }) => sets.length > 0);
  if (main.length === 0) return undefined;

  const muscles = new Set(strength.flatMap(({ exercise }) => [exercise.MainMuscle, ...exercise.OtherMuscles]));
  const worked = ({ MainMuscle, OtherMuscles }: Choosable) => [MainMuscle, ...OtherMuscles].some((muscle) => muscles.has(muscle));
  const warmUp = edges ? warmUpOf(chooser, wanted, budget, worked) : [];
  const cooldown = edges ? cooldownOf(chooser, wanted, budget, worked) : [];
  const parts: Part[] = [
    { section: 'warmUp' as const, sets: warmUp },
    ...main,
    { section: 'cooldown' as const, sets: cooldown },
  ].filter(({ sets }) => sets.length > 0);

  return {
    day: {
      Name: '',
      Groups: parts.map(({ section, sets }) => ({ Section: section, Name: '', Sets: sets.map(({ set }) => set) })),
    },
    plan: {
      Kind: kind,
      WarmUp: warmUp.length > 0 ? budget.warmUp : 0,
      Strength: Math.round(strength.length * budget.perExercise),
      Cardio: heart.length > 0 ? cardioMinutes : 0,
      Cooldown: cooldown.length > 0 ? budget.cooldown : 0,
    },
    placed: parts.flatMap(({ sets }, group) =>
      sets.flatMap(({ chosen }, set) => chosen.map((one, line): Placed => ({ chosen: one, group, set, line }))),
    ),
    decisions,
    budget,
  };
}

/**
 * One exercise for each pattern of the day, in turn, until the time is full: where there is nothing of one the next has its place. What was
 * wanted first and is not there is said.
 */
function strengthOf(chooser: Chooser, wanted: DayWanted, { exercises }: Budget) {
  const { kind, at } = wanted;
  const patterns = kind === 'cardio' ? [] : dayPatterns[kind];
  const chosen = kind === 'mobility' ? [] : wishedFor(chooser, wanted, patterns).slice(0, exercises);
  const decisions: Decision[] = [];
  for (let place = 0; chosen.length < exercises && place < patterns.length * TURNS_OF_PATTERNS; place++) {
    const turn = place % patterns.length;
    const pattern = patterns[turn];
    if (pattern === undefined) break;
    const found = chooser.next({ place: `${at}.main.${place}`, ways: waysOf(pattern, patterns, turn) });
    if (found !== undefined) chosen.push(found);
    if (place >= Math.min(exercises, patterns.length)) continue;
    if (found === undefined) decisions.push({ Kind: 'leftOut', Day: at, Pattern: pattern });
    else if (found.insteadOf !== null)
      decisions.push({ Kind: 'substitute', Day: at, Pattern: found.insteadOf, By: found.pattern });
  }
  return { chosen, decisions };
}

/** First what was wanted by name and stands on no other day, then one exercise for each part that is to be trained more. */
function wishedFor(
  chooser: Chooser,
  { kind, at, wishes: { WantedIds, More } }: DayWanted,
  patterns: readonly Pattern[],
): Chosen[] {
  const isOfDay = ({ Pattern: pattern }: Choosable) =>
    pattern !== null && !around.has(pattern) && (kind === 'full' || patterns.includes(pattern));
  const named = several(WANTED_OF_DAY, (place) =>
    chooser.wanted(
      `${at}.main.wanted.${place}`,
      (one) => WantedIds.includes(one.ExerciseId) && isOfDay(one) && !chooser.isUsed(one.ExerciseId),
    ),
  );
  const parts = More.flatMap(
    (part, place) => chooser.wanted(`${at}.main.part.${place}`, (one) => one.MainMuscle === part && isOfDay(one)) ?? [],
  );
  return [...named, ...parts];
}
const WANTED_OF_DAY = 3;
const around: ReadonlySet<Pattern> = new Set(['cardio', 'stretch', 'mobility']);

function laid(chosen: readonly Chosen[], dose: Dose, { sets: rounds, work }: Budget): Part['sets'] {
  if (chosen.length === 0) return [];
  const size = perSet(dose.mode, chosen.length);
  const sets = strengthSets(
    chosen.map(({ exercise }) => exercise),
    { dose, rounds, work },
  );
  return sets.map((set, at) => ({ set, chosen: chosen.slice(at * size, (at + 1) * size) }));
}

/** Seconds on the spot before another exercise takes its turn. */
const TURNS_FROM = 5 * 60;
const TURNS = 3;
/** Intervals go into zone four. */
const HARD_ZONE = 4;

const capped = ([from, to]: Zones, cap: number): Zones => [Math.min(from, cap), Math.min(to, cap)];

/** What the goal does for the heart at this level. An easy day of who does not train for that stays easy. */
function cardioOf(chooser: Chooser, { kind, at, goal, level, zoneCap }: DayWanted, dose: Dose, minutes: number): Part['sets'] {
  const next = (place: number) => chooser.next({ place: `${at}.cardio.${place}`, ways: ['cardio'], again: place === 0 });
  const first = next(0);
  if (first === undefined) return [];
  const all = minutes * 60;
  const easy = kind === 'cardio' && goal !== 'weightLoss' && goal !== 'enduranceImprovement';
  const [from, to] = capped(easy ? [1, 2] : dose.zones, zoneCap);
  const steady = (length: number, zones: Zones) => {
    if (isSteady(first.exercise) || length <= TURNS_FROM)
      return { set: steadySet(first.exercise, length, zones), chosen: [first] };
    const turns = [first, ...several(TURNS - 1, (place) => next(place + 1))];
    return {
      set: turnsSet(
        turns.map(({ exercise }) => exercise),
        length,
        zones,
      ),
      chosen: turns,
    };
  };
  const hard = (length: number) => ({
    set: intervalSet(first.exercise, length, Math.min(zoneCap, Math.max(to, HARD_ZONE)), level),
    chosen: [first],
  });
  const isHard = !easy && zoneCap >= HARD_ZONE && isAtLeast(level, 'intermediate');
  if (isHard && dose.cardio === 'intervals') return [hard(all)];
  if (isHard && dose.cardio === 'steady+intervals') return [steady(all / 2, [Math.min(from, 2), 2]), hard(all / 2)];
  if (isHard && dose.cardio === 'polarised') return [steady(all * 0.8, [2, 2]), hard(all * 0.2)];
  if (!easy && dose.cardio === 'steady+tempo') {
    const tempo = { set: steadySet(first.exercise, all / 2, capped([3, 3], zoneCap)), chosen: [first] };
    return [steady(all / 2, capped([from, 2], zoneCap)), tempo];
  }
  return [steady(all, [from, to])];
}

type Worked = (exercise: Choosable) => boolean;

/** The heart for two thirds of it, then the joints that are used. */
function warmUpOf(chooser: Chooser, { at, zoneCap }: DayWanted, { warmUp }: Budget, better: Worked): Part['sets'] {
  const length = warmUp * 60;
  const heart = chooser.next({ place: `${at}.warmUp.heart`, ways: ['cardio'], again: true });
  const count = warmUp > 5 ? 3 : 2;
  const joints = several(count, (place) => chooser.next({ place: `${at}.warmUp.${place}`, ways: ['mobility'], better }));
  return [
    ...(heart ? [{ set: steadySet(heart.exercise, (length * 2) / 3, capped([1, 2], zoneCap)), chosen: [heart] }] : []),
    ...joints.map((one) => ({ set: mobilitySet(one.exercise, length / 3 / count), chosen: [one] })),
  ];
}

/** A third of it to calm down, then the muscles that worked. */
function cooldownOf(chooser: Chooser, { at }: DayWanted, { cooldown }: Budget, better: Worked): Part['sets'] {
  const length = cooldown * 60;
  const heart = chooser.next({ place: `${at}.cooldown.heart`, ways: ['cardio'], again: true });
  const count = Math.min(4, Math.max(2, Math.floor((length * 2) / 3 / STRETCH_SECONDS)));
  const stretches = several(count, (place) => chooser.next({ place: `${at}.cooldown.${place}`, ways: ['stretch'], better }));
  return [
    ...(heart ? [{ set: steadySet(heart.exercise, length / 3, [1, 1]), chosen: [heart] }] : []),
    ...stretches.map((one) => ({ set: stretchSet(one.exercise), chosen: [one] })),
  ];
}
