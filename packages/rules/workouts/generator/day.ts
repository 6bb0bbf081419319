import type { Demand, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, DayPlan, Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { GroupSection, ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { CHANGE_OVER, secondsOfGroup } from '../sheets/time-needed.ts';
import { type Budget, budgetOf } from './budget.ts';
import { type Choosable, type Wishes, waysOf } from './choose.ts';
import { type Chooser, type Chosen, isSteady, several } from './chooser.ts';
import { needsMore } from './conditions.ts';
import { isCalm, isSlow, SLOW_ZONE } from './dose-limits.ts';
import {
  holdOfStretch,
  intervalSet,
  mobilitySet,
  perSet,
  ROUNDS_OF_STRETCH,
  steadySet,
  strengthSets,
  stretchSet,
  turnsSet,
  type Zones,
} from './lines.ts';
import { type Dose, dayPatterns, isAtLeast, spared } from './programming.ts';

export interface DayWanted {
  readonly kind: DayKind;
  readonly at: number;
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
  readonly zoneCap: number;
  readonly hasCardio: boolean;
  readonly isSpared: boolean;
  /** Movement patterns that the conditions add to a strength training. */
  readonly adds: readonly Pattern[];
}
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
  readonly seconds: number;
  readonly isCapped: boolean;
}

interface Part {
  readonly section: GroupSection;
  readonly sets: readonly { readonly set: ProgramSet; readonly chosen: readonly Chosen[] }[];
}

const TURNS_OF_PATTERNS = 3;
function exercisesMax({ mode }: Dose, { level, isSpared }: DayWanted): number {
  if (mode === 'holds') return isSpared ? spared.ofMobility : 20;
  if (isSpared && level === 'sedentary') return spared.ofSedentary;
  return mode === 'circuit' ? PROGRAM.exercisesOfSet : 12;
}
const heartMax: Readonly<Record<FitnessLevel, number>> = {
  sedentary: 45,
  beginner: 60,
  intermediate: 90,
  advanced: 90,
  experienced: 90,
  elite: 90,
};
/**
 * Highest number of rounds. If the athlete has a condition, time that is left is used for further rounds instead of
 * further exercises.
 */
const ROUNDS_MAX = 3;
const HEART_MIN = 150;
const REST_GROWS = 1.5;

const leastOf = (goal: WorkoutGoal, kind: DayKind) => (goal === 'strength' && kind !== 'mobility' ? 3 : 4);

const secondsOf = (sets: Part['sets']): number => secondsOfGroup({ Section: 'main', Name: '', Sets: sets.map(({ set }) => set) });

/** Makes the training of one day. Undefined if no exercise is available for it. */
export function makeDay(chooser: Chooser, wanted: DayWanted): MadeDay | undefined {
  const { kind, goal, dosed, level, minutes, edges, warmUpMin, edgeMin, hasCardio, isSpared } = wanted;
  chooser.beginDay();
  const own = dosed(kind === 'mobility' ? 'flexibility' : goal);
  const dose = hasCardio ? own : { ...own, cardioShare: 0 };
  const least = leastOf(goal, kind);
  const budget = budgetOf(dose, { minutes, edges, warmUpMin: warmUpMin / 60, edgeMin: edgeMin / 60, least });
  const main = budget.main * 60;

  const time = main - budget.cardio * 60;
  const { chosen: strength, decisions } = strengthOf(chooser, wanted, own, budget, time);
  const hasTime =
    isSpared && kind !== 'mobility' && budget.sets < ROUNDS_MAX && secondsOf(laid(strength, own, budget.sets + 1)) <= time;
  const rounds = hasTime ? budget.sets + 1 : budget.sets;
  const exercises = laid(strength, own, rounds);
  const left = Math.min(main - secondsOf(exercises), heartMax[level] * 60);
  const heart = hasCardio && left >= HEART_MIN ? cardioOf(chooser, wanted, own, left) : [];
  const rested = longerRests(exercises, main - secondsOf(exercises) - secondsOf(heart));
  const mains: Part[] = [
    { section: 'main' as const, sets: rested },
    { section: 'main' as const, sets: heart },
  ].filter(({ sets }) => sets.length > 0);
  if (mains.length === 0) return undefined;

  const muscles = new Set(strength.flatMap(({ exercise }) => [exercise.MainMuscle, ...exercise.OtherMuscles]));
  const worked = ({ MainMuscle, OtherMuscles }: Choosable) => [MainMuscle, ...OtherMuscles].some((muscle) => muscles.has(muscle));
  const warmUp = edges ? warmUpOf(chooser, wanted, budget, worked) : [];
  const last = heart.at(-1)?.chosen[0];
  const cooldown = edges ? cooldownOf(chooser, wanted, budget, { worked, last, hold: holdOfStretch(own) }) : [];
  const parts: Part[] = [
    { section: 'warmUp' as const, sets: warmUp },
    ...mains,
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
      Strength: Math.round(secondsOf(rested)),
      Cardio: heart.length > 0 ? Math.round(secondsOf(heart) / 60) : 0,
      Cooldown: cooldown.length > 0 ? budget.cooldown : 0,
    },
    placed: parts.flatMap(({ sets }, group) =>
      sets.flatMap(({ chosen }, set) => chosen.map((one, line): Placed => ({ chosen: one, group, set, line }))),
    ),
    decisions,
    budget: {
      ...budget,
      exercises: strength.length,
      sets: rounds,
      perExercise: budget.perExercise + (rounds - budget.sets) * (budget.work + own.rest),
    },
    seconds: Math.round(parts.reduce((sum, { sets }) => sum + secondsOf(sets), 0)),
    isCapped: hasCardio && main - secondsOf(rested) > heartMax[level] * 60,
  };
}

/**
 * Chooses exercises for the movement patterns of the day in turn, until the time is full. If no exercise has a pattern,
 * another pattern replaces it, and the sheet states that.
 */
function strengthOf(chooser: Chooser, wanted: DayWanted, dose: Dose, { sets }: Budget, seconds: number) {
  const { kind, at, isSpared, adds } = wanted;
  const patterns = kind === 'mobility' || kind === 'cardio' ? patternsOf(kind) : [...adds, ...patternsOf(kind)];
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
  for (let place = 0; chosen.length < most && place < patterns.length * TURNS_OF_PATTERNS; place++) {
    const turn = place % patterns.length;
    const pattern = patterns[turn];
    if (pattern === undefined) break;
    const ways = waysOf(pattern, patterns, turn).filter(mayHaveMore);
    const found = chooser.next({ place: `${at}.main.${place}`, ways, ...(adds.includes(pattern) ? { which: isSecure } : {}) });
    if (found !== undefined && !add(found)) break;
    if (place >= patterns.length) continue;
    const isTrained = chosen.some((one) => one.pattern === pattern);
    if (found === undefined && !isTrained) decisions.push({ Kind: 'leftOut', Day: at, Pattern: pattern });
    else if (found !== undefined && found.insteadOf !== null)
      decisions.push({ Kind: 'substitute', Day: at, Pattern: found.insteadOf, By: found.pattern });
  }
  return { chosen: isSpared ? chosen.toSorted((one, other) => downAt(one) - downAt(other)) : chosen, decisions };
}

/** For an athlete with a condition, exercises on the floor come last, so that they get down and up only once. */
const downAt = ({ exercise }: Chosen): number => Number(isDown(exercise));
const positions: readonly Demand[] = ['floor', 'supine', 'prone', 'kneeling'];
const isDown = ({ Demands }: Choosable): boolean => positions.some((one) => Demands?.includes(one));

/** What a condition adds protects from falls, so it must not risk one. */
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
const patternsOf = (kind: DayKind): readonly Pattern[] => (kind === 'cardio' ? [] : dayPatterns[kind]);
/** True if a day of this kind has a place for the exercise when the trainer wishes it. */
export const isTrainedOn = (kind: DayKind, { Pattern: pattern }: Choosable): boolean =>
  pattern !== null && !around.has(pattern) && (kind === 'full' || patternsOf(kind).includes(pattern));

function laid(chosen: readonly Chosen[], dose: Dose, rounds: number): Part['sets'] {
  if (chosen.length === 0) return [];
  const size = perSet(dose.mode, chosen.length);
  const sets = strengthSets(
    chosen.map(({ exercise }) => exercise),
    dose,
    rounds,
  );
  return sets.map((set, at) => ({ set, chosen: chosen.slice(at * size, (at + 1) * size) }));
}

/** If cardio without a machine lasts this number of seconds or longer, several exercises alternate. */
const TURNS_FROM = 5 * 60;
const TURNS = 3;
const [TEMPO_ZONE, HARD_ZONE, HIGHEST_ZONE] = [3, 4, 5];
const EASY_ZONES: Zones = [1, 2];

const capped = ([from, to]: Zones, cap: number): Zones => [Math.min(from, cap), Math.min(to, cap)];

/** The cardio of a day, by goal and level. It is easy on easy days, and when it only fills time that another goal leaves. */
function cardioOf(chooser: Chooser, wanted: DayWanted, dose: Dose, length: number): Part['sets'] {
  const { kind, at, goal, level, machineMax } = wanted;
  const easy = dose.cardioShare === 0 || (kind === 'cardio' && goal !== 'weightLoss' && goal !== 'enduranceImprovement');
  const mayBeHard = !easy && wanted.zoneCap >= HARD_ZONE && isAtLeast(level, 'intermediate');
  const better = mayBeHard ? (one: Choosable) => isSteady(one) && !isSlow(one) : isSteady;
  const reached = mayBeHard ? HIGHEST_ZONE : Math.min(wanted.zoneCap, easy ? EASY_ZONES[1] : dose.zones[1]);
  const which = (one: Choosable) => !needsMore(one, { zone: reached });
  let place = 0;
  const next = (again = false) => chooser.next({ place: `${at}.cardio.${place++}`, ways: ['cardio'], better, which, again });
  const first = next(true);
  if (first === undefined) return [];
  const zoneCap = Math.min(wanted.zoneCap, isSlow(first.exercise) ? SLOW_ZONE : wanted.zoneCap);
  const [from, to] = capped(easy ? EASY_ZONES : dose.zones, zoneCap);
  const steady = (seconds: number, zones: Zones): Part['sets'] => {
    const all = seconds - CHANGE_OVER;
    if (isSteady(first.exercise)) {
      const machines = [first, ...several(Math.ceil(seconds / (machineMax + CHANGE_OVER)) - 1, () => next())];
      const each = seconds / machines.length - CHANGE_OVER;
      return machines.map((one) => ({ set: steadySet(one.exercise, each, zones), chosen: [one] }));
    }
    if (all <= TURNS_FROM) return [{ set: steadySet(first.exercise, all, zones), chosen: [first] }];
    const turns = [first, ...several(TURNS - 1, () => next())];
    const slowest = turns.some(({ exercise }) => isSlow(exercise)) ? SLOW_ZONE : zoneCap;
    const set = turnsSet(
      turns.map(({ exercise }) => exercise),
      all,
      capped(zones, slowest),
    );
    return [{ set, chosen: turns }];
  };
  const hard = (seconds: number) => ({
    set: intervalSet(first.exercise, seconds - CHANGE_OVER, Math.min(zoneCap, Math.max(to, HARD_ZONE)), level),
    chosen: [first],
  });
  const isHard = mayBeHard && zoneCap >= HARD_ZONE;
  if (isHard && dose.cardio === 'intervals') return [hard(length)];
  if (isHard && (dose.cardio === 'steady+intervals' || dose.cardio === 'polarised')) {
    const intervals = hard(length * (dose.cardio === 'polarised' ? 0.2 : 0.5));
    const zones: Zones = dose.cardio === 'polarised' ? [2, 2] : [Math.min(from, 2), 2];
    return [...steady(length - secondsOf([intervals]), zones), intervals];
  }
  if (!easy && dose.cardio === 'steady+tempo' && zoneCap >= TEMPO_ZONE) {
    return [...steady(length / 2, [from, EASY_ZONES[1]]), ...steady(length / 2, [TEMPO_ZONE, TEMPO_ZONE])];
  }
  return steady(length, [from, to]);
}

type Worked = (exercise: Choosable) => boolean;

const JOINT = 75;
const HEART_OF_EDGE = 60;

function warmUpOf(chooser: Chooser, { at, zoneCap, warmUpMin }: DayWanted, { warmUp }: Budget, better: Worked): Part['sets'] {
  const length = warmUp * 60;
  const heart = chooser.next({ place: `${at}.warmUp.heart`, ways: ['cardio'], which: isCalm, again: true });
  const own = length - warmUpMin - CHANGE_OVER;
  const count = Math.max(
    warmUpMin > 0 ? 0 : 1,
    heart ? Math.min(3, Math.floor(Math.min(length / 3, own) / JOINT)) : Math.floor(length / JOINT),
  );
  const joints = several(count, (place) => chooser.next({ place: `${at}.warmUp.${place}`, ways: ['mobility'], better })).map(
    (one) => ({ set: mobilitySet(one.exercise, JOINT - CHANGE_OVER), chosen: [one] }),
  );
  const left = Math.max(HEART_OF_EDGE, warmUpMin, length - secondsOf(joints) - CHANGE_OVER);
  return [...(heart ? [{ set: steadySet(heart.exercise, left, capped([1, 2], zoneCap)), chosen: [heart] }] : []), ...joints];
}

interface Worn {
  readonly worked: Worked;
  readonly last: Chosen | undefined;
  readonly hold: number;
}

/**
 * The cooldown: easy movement on the machine that was used last, then stretches of the trained muscles. If a condition
 * requires a long cooldown, its stretches are not done on the floor.
 */
function cooldownOf(
  chooser: Chooser,
  { at, edgeMin }: DayWanted,
  { cooldown }: Budget,
  { worked, last, hold }: Worn,
): Part['sets'] {
  const length = cooldown * 60;
  const place = `${at}.cooldown.heart`;
  const heart =
    last !== undefined && isCalm(last.exercise)
      ? { ...last, place, others: last.others.filter(isCalm) }
      : chooser.next({ place, ways: ['cardio'], which: isCalm, again: true });
  const easy = Math.max(HEART_OF_EDGE, edgeMin);
  const stretch = ROUNDS_OF_STRETCH * hold + CHANGE_OVER;
  const count = Math.max(edgeMin > 0 ? 0 : 1, Math.min(4, Math.floor((heart ? length - easy - CHANGE_OVER : length) / stretch)));
  const which = (one: Choosable) => edgeMin === 0 || !isDown(one);
  const stretches = several(count, (turn) =>
    chooser.next({ place: `${at}.cooldown.${turn}`, ways: ['stretch'], better: worked, which }),
  ).map((one) => ({ set: stretchSet(one.exercise, hold), chosen: [one] }));
  const left = Math.max(easy, length - secondsOf(stretches) - CHANGE_OVER);
  return [...(heart ? [{ set: steadySet(heart.exercise, left, [1, 1]), chosen: [heart] }] : []), ...stretches];
}
