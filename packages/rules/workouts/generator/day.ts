import type { Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, DayPlan, Decision, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { CHANGE_OVER } from '../sheets/time-needed.ts';
import { type Budget, budgetOf } from './budget.ts';
import { afterWish, type Choosable, waysOf } from './choose.ts';
import { type Chooser, type Chosen, several } from './chooser.ts';
import { isExplosive } from './dose-limits.ts';
import { cooldownOf, isHeavy, warmUpOf } from './edges.ts';
import { cardioOf, HEART_MIN } from './heart.ts';
import { holdOfStretch, perSet, strengthSets } from './lines.ts';
import { type DayWanted, isDown, type Part, secondsOf, shortened, withMoreRounds } from './parts.ts';
import { type Dose, dayPatterns, spared } from './programming.ts';

export interface Placed {
  readonly chosen: Chosen;
  readonly group: number;
  readonly set: number;
  readonly line: number;
}
export interface MadeDay {
  readonly kind: DayKind;
  readonly day: ProgramDay;
  readonly plan: DayPlan;
  readonly placed: readonly Placed[];
  readonly decisions: readonly Decision[];
  /** Minutes of the main part. */
  readonly main: number;
  readonly seconds: number;
  readonly isCapped: boolean;
}

const minutesOfEdge = (seconds: number): number => (seconds > 0 ? Math.ceil((seconds + CHANGE_OVER) / 60) : 0);

const TURNS_OF_PATTERNS = 3;
function exercisesMax({ mode }: Dose, { level, isSpared }: DayWanted): number {
  if (mode === 'holds') return isSpared ? spared.ofMobility : 20;
  if (isSpared && level === 'sedentary') return spared.ofSedentary;
  return mode === 'circuit' ? PROGRAM.exercisesOfSet : 12;
}
/** If time remains, more rounds are added, up to this number or the goal's number (ACSM, 11th edition, 2021: 2 to 4). */
const [ROUNDS_MAX, ROUNDS_OF_SEDENTARY] = [3, 2];
const REST_GROWS = 1.5;

/** With fewer exercises than this the sets are reduced. A day of stretches needs only one exercise. */
const leastOf = (goal: WorkoutGoal, kind: DayKind) => (kind === 'mobility' ? 1 : goal === 'strength' ? 3 : 4);

export function makeDay(chooser: Chooser, wanted: DayWanted): MadeDay | undefined {
  const { kind, goal, dosed, level, minutes, edges, warmUpMin, edgeMin, heartMax, hasCardio, hasSteady } = wanted;
  chooser.beginDay();
  const own = dosed(kind === 'mobility' ? 'flexibility' : goal);
  const dose = hasCardio ? own : { ...own, cardioShare: 0 };
  const least = leastOf(goal, kind);
  const budget = budgetOf(dose, {
    minutes,
    edges,
    warmUpMin: minutesOfEdge(warmUpMin),
    edgeMin: minutesOfEdge(edgeMin),
    least,
    heartMax,
  });
  const main = budget.main * 60;
  // Cardio does not fill all the time, because the goal is the range of motion.
  const heartOfDay = goal === 'flexibility' ? Math.min(heartMax, budget.main / 3) : heartMax;

  const time = main - budget.cardio * 60;
  const { chosen: strength, decisions } = strengthOf(chooser, wanted, own, budget, time);
  const most = kind === 'mobility' ? budget.sets : Math.max(own.sets, level === 'sedentary' ? ROUNDS_OF_SEDENTARY : ROUNDS_MAX);
  const exercises = withMoreRounds(laid(strength, own, budget.sets), most, time);
  const left = Math.min(main - secondsOf(exercises), heartOfDay * 60);
  const isPlanned = own.cardioShare > 0 || kind === 'cardio' || hasSteady;
  const heart = hasCardio && isPlanned && left >= HEART_MIN ? cardioOf(chooser, wanted, own, left) : [];
  const rested = longerRests(exercises, main - secondsOf(exercises) - secondsOf(heart));
  const mains: Part[] = [
    { section: 'main' as const, sets: rested },
    { section: 'main' as const, sets: heart },
  ].filter(({ sets }) => sets.length > 0);
  if (mains.length === 0) return undefined;

  const muscles = new Set(strength.flatMap(({ exercise }) => [exercise.MainMuscle, ...exercise.OtherMuscles]));
  const worked = ({ MainMuscle, OtherMuscles }: Choosable) => [MainMuscle, ...OtherMuscles].some((muscle) => muscles.has(muscle));
  const heavy = rested.filter(({ set, chosen }) => isHeavy(set, chosen)).flatMap(({ chosen }) => chosen);
  const warmUp = edges ? warmUpOf(chooser, wanted, budget, { worked, heavy }) : [];
  const last = heart.at(-1)?.chosen[0];
  const cooldown = edges ? cooldownOf(chooser, wanted, budget, { worked, last, hold: holdOfStretch(own) }) : [];
  const full: Part[] = [
    { section: 'warmUp' as const, sets: warmUp },
    ...mains,
    { section: 'cooldown' as const, sets: cooldown },
  ].filter(({ sets }) => sets.length > 0);
  const parts = shortened(full, minutes * 60, { warmUp: warmUpMin, main: HEART_MIN, cooldown: edgeMin });

  return {
    kind,
    day: {
      Name: '',
      Groups: parts.map(({ section, sets }) => ({ Section: section, Name: '', Sets: sets.map(({ set }) => set) })),
    },
    plan: {
      Kind: kind,
      WarmUp: warmUp.length > 0 ? budget.warmUp : 0,
      Strength: Math.round(secondsOf(rested)),
      Cardio: heart.length > 0 ? Math.round(secondsOf(heart) / 60) : 0,
      Cooldown: cooldown.length > 0 ? budget.cooldown : 0,
    },
    placed: parts.flatMap(({ sets }, group) =>
      sets.flatMap(({ chosen }, set) => chosen.map((one, line): Placed => ({ chosen: one, group, set, line }))),
    ),
    decisions,
    main: budget.main,
    seconds: Math.round(parts.reduce((sum, { sets }) => sum + secondsOf(sets), 0)),
    isCapped: heart.length > 0 && main - secondsOf(rested) > heartOfDay * 60,
  };
}

function strengthOf(chooser: Chooser, wanted: DayWanted, dose: Dose, { sets }: Budget, seconds: number) {
  const { kind, at, turn: turnOfKind, isSpared, adds } = wanted;
  const chosen: Chosen[] = [];
  const decisions: Decision[] = [];
  const most = exercisesMax(dose, wanted);
  const mayHaveMore = (pattern: Pattern) =>
    !isSpared || kind === 'mobility' || chosen.filter((one) => one.pattern === pattern).length < spared.ofPattern;
  const add = (one: Chosen): boolean => {
    const isFull = chosen.length > 0 && secondsOf(laid([...chosen, one], dose, sets)) > seconds;
    if (isFull) chooser.giveBack(one);
    else chosen.push(one);
    return !isFull;
  };
  const wishes = kind === 'mobility' ? [] : wishedFor(chooser, wanted);
  for (const one of wishes) add(one);
  const named = chosen.filter(({ exercise }) => wanted.wishes.WantedIds.includes(exercise.ExerciseId));
  const ordered = named.reduce((order, { pattern }) => afterWish(order, pattern), patternsOf(kind, turnOfKind));
  const patterns = kind === 'mobility' || kind === 'cardio' ? ordered : [...adds, ...ordered];
  for (let place = 0; chosen.length < most && place < patterns.length * TURNS_OF_PATTERNS; place++) {
    const turn = place % patterns.length;
    const pattern = patterns[turn];
    if (pattern === undefined) break;
    const ways = waysOf(pattern, patterns, turn).filter(mayHaveMore);
    const found = chooser.next({ place: `${at}.main.${place}`, ways, ...(adds.includes(pattern) ? { which: isSecure } : {}) });
    if (found !== undefined && !add(found)) break;
    if (place >= patterns.length) continue;
    if (found === undefined) decisions.push({ Kind: 'leftOut', Day: at, Pattern: pattern });
    else if (found.insteadOf !== null)
      decisions.push({ Kind: 'substitute', Day: at, Pattern: found.insteadOf, By: found.pattern });
  }
  const isThere = (one: Decision) =>
    (one.Kind === 'leftOut' || one.Kind === 'substitute') && chosen.some(({ pattern }) => pattern === one.Pattern);
  return {
    chosen: chosen.toSorted((one, other) => turnOf(one, isSpared) - turnOf(other, isSpared)),
    decisions: decisions.filter((one) => !isThere(one)),
  };
}

/**
 * Explosive exercises are first. If the athlete has a condition, floor exercises are last, so that they get down and up only
 * once.
 */
const turnOf = ({ exercise }: Chosen, isSpared: boolean): number =>
  isSpared && isDown(exercise) ? 1 : -Number(isExplosive(exercise));

/** Added exercises protect from falls, so they must not risk a fall. */
const isSecure = ({ Demands }: Choosable): boolean => Demands?.includes('fallRisk') === false;

function longerRests(sets: Part['sets'], left: number): Part['sets'] {
  const rounds = sets.reduce((sum, { set }) => sum + set.Rounds, 0);
  if (left <= 0 || rounds === 0) return sets;
  return sets.map(({ set, chosen }) => {
    const rest = set.RoundRest ?? 0;
    const longer = Math.min(rest * REST_GROWS, PROGRAM.restMax, rest + left / rounds);
    return { chosen, set: { ...set, RoundRest: rest === 0 ? set.RoundRest : Math.floor(longer / 5) * 5 } };
  });
}

function wishedFor(chooser: Chooser, { kind, at, wishes: { WantedIds, More } }: DayWanted): Chosen[] {
  const isOfDay = (exercise: Choosable) => isTrainedOn(kind, exercise);
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
function patternsOf(kind: DayKind, turn = 0): readonly Pattern[] {
  const orders = kind === 'cardio' || kind === 'core' ? [] : dayPatterns[kind];
  return orders[turn % orders.length] ?? [];
}
export const isTrainedOn = (kind: DayKind, { Pattern: pattern }: Choosable): boolean =>
  pattern !== null && !around.has(pattern) && (kind === 'full' || patternsOf(kind).includes(pattern));

function laid(chosen: readonly Chosen[], dose: Dose, rounds: number): Part['sets'] {
  const ofFloor = (wanted: boolean) => chosen.filter(({ exercise }) => isDown(exercise) === wanted);
  return (dose.apart ? [ofFloor(false), ofFloor(true)] : [chosen]).flatMap((part) => {
    const size = perSet(dose.mode, part.length);
    const exercises = part.map(({ exercise }) => exercise);
    return strengthSets(exercises, dose, rounds).map((set, at) => ({ set, chosen: part.slice(at * size, (at + 1) * size) }));
  });
}
