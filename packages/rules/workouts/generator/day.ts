import type { Demand, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { DayKind, DayPlan, Decision, FitnessLevel, WorkoutGoal } from '@clubpulse/contract/workouts/generator/generator';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { GroupSection, ProgramDay, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { CHANGE_OVER, oneSidedIn, secondsOfGroup } from '../sheets/time-needed.ts';
import { type Budget, budgetOf } from './budget.ts';
import { afterWish, type Choosable, type Wishes, waysOf } from './choose.ts';
import { type Chooser, type Chosen, isSteady, several } from './chooser.ts';
import { needsMore } from './conditions.ts';
import { isCalm, isExplosive, isSlow, liftKindOf, SLOW_ZONE } from './dose-limits.ts';
import {
  holdOfStretch,
  intervalSet,
  mobilitySet,
  perSet,
  ROUNDS_OF_STRETCH,
  rampSet,
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
  /** Number of earlier days of the same kind in the week. */
  readonly turn: number;
  readonly goal: WorkoutGoal;
  readonly level: FitnessLevel;
  readonly dosed: (goal: WorkoutGoal) => Dose;
  readonly wishes: Wishes;
  readonly minutes: number;
  readonly edges: boolean;
  readonly edgeMin: number;
  readonly machineMax: number;
  readonly zoneCap: number;
  readonly hasCardio: boolean;
  /** True if cardio is possible without a break, so that it may fill time that another goal leaves. */
  readonly hasSteady: boolean;
  readonly isSpared: boolean;
  /** True if intervals are allowed on the day. */
  readonly isHard: boolean;
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
/** Time that is left is used for further rounds, up to this number or that of the goal (ACSM, 11th edition, 2021: 2 to 4). */
const [ROUNDS_MAX, ROUNDS_OF_SEDENTARY] = [3, 2];
const HEART_MIN = 150;
const REST_GROWS = 1.5;

/** Lowest number of exercises; for fewer the sets are reduced. A stretch keeps its sets. */
const leastOf = (goal: WorkoutGoal, kind: DayKind) => (kind === 'mobility' ? 1 : goal === 'strength' ? 3 : 4);

const secondsOf = (sets: Part['sets']): number =>
  secondsOfGroup(
    { Section: 'main', Name: '', Sets: sets.map(({ set }) => set) },
    oneSidedIn(sets.flatMap(({ chosen }) => chosen.map(({ exercise }) => exercise))),
  );

/** Makes the training of one day. Undefined if no exercise is available for it. */
export function makeDay(chooser: Chooser, wanted: DayWanted): MadeDay | undefined {
  const { kind, goal, dosed, level, minutes, edges, edgeMin, hasCardio, hasSteady } = wanted;
  chooser.beginDay();
  const own = dosed(kind === 'mobility' ? 'flexibility' : goal);
  const dose = hasCardio ? own : { ...own, cardioShare: 0 };
  const budget = budgetOf(dose, { minutes, edges, edgeMin: edgeMin / 60, least: leastOf(goal, kind) });
  const main = budget.main * 60;

  const time = main - budget.cardio * 60;
  const { chosen: strength, decisions } = strengthOf(chooser, wanted, own, budget, time);
  const most = kind === 'mobility' ? budget.sets : Math.max(own.sets, level === 'sedentary' ? ROUNDS_OF_SEDENTARY : ROUNDS_MAX);
  const exercises = withMoreRounds(laid(strength, own, budget.sets), most, time);
  const rounds = Math.min(...exercises.map(({ set }) => set.Rounds));
  const left = Math.min(main - secondsOf(exercises), heartMax[level] * 60);
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
      cardio: Math.round(secondsOf(heart) / 60),
      exercises: strength.length,
      sets: rounds,
      perExercise: budget.perExercise + (rounds - budget.sets) * (budget.work + own.rest),
    },
    seconds: Math.round(parts.reduce((sum, { sets }) => sum + secondsOf(sets), 0)),
    isCapped: heart.length > 0 && main - secondsOf(rested) > heartMax[level] * 60,
  };
}

/**
 * Chooses exercises for the movement patterns of the day in turn, until the time is full. If no exercise has a pattern,
 * another pattern replaces it, and the sheet states that.
 */
function strengthOf(chooser: Chooser, wanted: DayWanted, dose: Dose, { sets }: Budget, seconds: number) {
  const { kind, at, turn: turnOfKind, isSpared } = wanted;
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
  const patterns = named.reduce((order, { pattern }) => afterWish(order, pattern), patternsOf(kind, turnOfKind));
  for (let place = 0; chosen.length < most && place < patterns.length * TURNS_OF_PATTERNS; place++) {
    const turn = place % patterns.length;
    const pattern = patterns[turn];
    if (pattern === undefined) break;
    const found = chooser.next({ place: `${at}.main.${place}`, ways: waysOf(pattern, patterns, turn).filter(mayHaveMore) });
    if (found !== undefined && !add(found)) break;
    if (place >= patterns.length) continue;
    if (found === undefined) decisions.push({ Kind: 'leftOut', Day: at, Pattern: pattern });
    else if (found.insteadOf !== null)
      decisions.push({ Kind: 'substitute', Day: at, Pattern: found.insteadOf, By: found.pattern });
  }
  const isThere = (one: Decision) => one.Kind === 'leftOut' && chosen.some(({ pattern }) => pattern === one.Pattern);
  return {
    chosen: chosen.toSorted((one, other) => turnOf(one, isSpared) - turnOf(other, isSpared)),
    decisions: decisions.filter((one) => !isThere(one)),
  };
}

/**
 * Explosive exercises come first. For an athlete with a condition, exercises on the floor come last, so that they get
 * down and up only once.
 */
const turnOf = ({ exercise }: Chosen, isSpared: boolean): number =>
  isSpared && isDown(exercise) ? 1 : -Number(isExplosive(exercise));
const positions: readonly Demand[] = ['floor', 'supine', 'prone', 'kneeling'];
const isDown = ({ Demands }: Choosable): boolean => positions.some((one) => Demands?.includes(one));

/** Adds a round to each set in turn, as long as the time allows one. */
function withMoreRounds(sets: Part['sets'], most: number, seconds: number): Part['sets'] {
  const fewest = Math.min(...sets.map(({ set }) => set.Rounds));
  if (fewest >= most) return sets;
  const at = sets.findIndex((one, place) => one.set.Rounds === fewest && secondsOf(raised(sets, place)) <= seconds);
  return at < 0 ? sets : withMoreRounds(raised(sets, at), most, seconds);
}
const raised = (sets: Part['sets'], at: number): Part['sets'] =>
  sets.map((one, place) => (place === at ? { ...one, set: { ...one.set, Rounds: one.set.Rounds + 1 } } : one));

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
  const orders = kind === 'cardio' ? [] : dayPatterns[kind];
  return orders[turn % orders.length] ?? [];
}
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
/**
 * Share of intervals in the cardio of a day, and their longest time in seconds (Buchheit and Laursen, High-intensity
 * interval training, Sports Medicine, 2013).
 */
const shareOfIntervals: Readonly<Partial<Record<Dose['cardio'], number>>> = {
  intervals: 1,
  'steady+intervals': 0.5,
  polarised: 0.2,
};
const INTERVALS_MAX = 15 * 60;

const capped = ([from, to]: Zones, cap: number): Zones => [Math.min(from, cap), Math.min(to, cap)];

/** The cardio of a day, by goal and level. It is easy on easy days, and when it only fills time that another goal leaves. */
function cardioOf(chooser: Chooser, wanted: DayWanted, dose: Dose, length: number): Part['sets'] {
  const { kind, at, goal, level, machineMax } = wanted;
  const easy = dose.cardioShare === 0 || (kind === 'cardio' && goal !== 'weightLoss' && goal !== 'enduranceImprovement');
  const mayBeHard = !easy && wanted.isHard && wanted.zoneCap >= HARD_ZONE && isAtLeast(level, 'intermediate');
  // The belt of a treadmill is too slow for intervals of half a minute.
  const better = mayBeHard ? (one: Choosable) => isSteady(one) && !isSlow(one) && !one.Equipment.includes('treadmill') : isSteady;
  const reached = mayBeHard ? HIGHEST_ZONE : Math.min(wanted.zoneCap, easy ? EASY_ZONES[1] : dose.zones[1]);
  let place = 0;
  const next = (zone: number, again = false) =>
    chooser.next({
      place: `${at}.cardio.${place++}`,
      ways: ['cardio'],
      better,
      which: (one) => !needsMore(one, { zone: reached }) && (zone >= HARD_ZONE || !one.Demands?.includes('highIntensity')),
      again,
    });
  const first = next(reached, true);
  if (first === undefined) return [];
  const zoneCap = Math.min(
    wanted.zoneCap,
    isSlow(first.exercise) ? SLOW_ZONE : HIGHEST_ZONE,
    mayBeHard ? HIGHEST_ZONE : TEMPO_ZONE,
  );
  const [from, to] = capped(easy ? EASY_ZONES : dose.zones, zoneCap);
  const steady = (seconds: number, zones: Zones): Part['sets'] => {
    const all = seconds - CHANGE_OVER;
    const isTooHard = zones[1] < HARD_ZONE && first.exercise.Demands?.includes('highIntensity');
    const begun = (isTooHard ? next(zones[1], true) : first) ?? first;
    const more = () => next(zones[1]);
    if (isSteady(begun.exercise)) {
      const machines = [begun, ...several(Math.ceil(seconds / (machineMax + CHANGE_OVER)) - 1, more)];
      const each = seconds / machines.length - CHANGE_OVER;
      return machines.map((one) => ({ set: steadySet(one.exercise, each, zones), chosen: [one] }));
    }
    if (all <= TURNS_FROM) return [{ set: steadySet(begun.exercise, all, zones), chosen: [begun] }];
    const turns = [begun, ...several(TURNS - 1, more)];
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
  const share = shareOfIntervals[dose.cardio];
  if (isHard && share !== undefined) {
    const intervals = hard(Math.min(length * share, INTERVALS_MAX + CHANGE_OVER));
    if (length - secondsOf([intervals]) < HEART_MIN) return [intervals];
    const zones: Zones = dose.cardio === 'polarised' ? [2, 2] : [Math.min(from, 2), 2];
    return [...steady(length - secondsOf([intervals]), zones), intervals];
  }
  if (!easy && dose.cardio === 'steady+tempo' && zoneCap >= TEMPO_ZONE) {
    return [...steady(length / 2, [from, EASY_ZONES[1]]), ...steady(length / 2, [TEMPO_ZONE, TEMPO_ZONE])];
  }
  return steady(length, [from, to]);
}

interface Room {
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
}
/** Adds exercises as long as one fits into the seconds. An exercise with each side separately takes longer. */
function filled(
  { seconds, least, most }: Room,
  setOf: (chosen: Pick<Chosen, 'exercise'>) => ProgramSet,
  next: (place: number, fits: (exercise: Choosable) => boolean) => Chosen | undefined,
): Part['sets'] {
  const sets: { readonly set: ProgramSet; readonly chosen: readonly Chosen[] }[] = [];
  const lengthOf = (exercise: Choosable) =>
    secondsOfGroup({ Section: 'main', Name: '', Sets: [setOf({ exercise })] }, oneSidedIn([exercise]));
  for (let place = 0; place < most; place++) {
    const left = seconds - secondsOf(sets);
    const found = next(place, (one) => lengthOf(one) <= left) ?? (place < least ? next(place, () => true) : undefined);
    if (found === undefined) break;
    sets.push({ set: setOf(found), chosen: [found] });
  }
  return sets;
}

type Worked = (exercise: Choosable) => boolean;

const JOINT = 75;
const HEART_OF_EDGE = 60;

/** A heavy lift needs easier sets before it (NSCA, Essentials of strength training and conditioning, 4th edition, 2016). */
const HEAVY_RPE = 8;
const RAMPS_OF_LIFT = 2;
const isHeavy = ({ Lines }: ProgramSet, chosen: readonly Chosen[]): boolean =>
  Lines.some((line) => line.Kind === 'exercise' && (line.Rpe ?? 0) >= HEAVY_RPE) &&
  chosen.every(({ exercise }) => liftKindOf(exercise) === 'big');

/** The easier sets of the heavy lifts: one of each as far as the time allows, of the first lift in any case. */
function rampsOf(heavy: readonly Chosen[], at: number, seconds: number): Part['sets'] {
  const ramps = heavy.map((one, turn) => ({
    set: rampSet(one.exercise),
    chosen: [{ ...one, place: `${at}.warmUp.ramp.${turn}`, insteadOf: null, others: [] }],
  }));
  const fitting = ramps.filter((_, turn) => turn === 0 || secondsOf(ramps.slice(0, turn + 1)) <= seconds);
  return withMoreRounds(fitting, RAMPS_OF_LIFT, seconds);
}

interface Warmed {
  readonly worked: Worked;
  readonly heavy: readonly Chosen[];
}
function warmUpOf(
  chooser: Chooser,
  { at, zoneCap, edgeMin }: DayWanted,
  { warmUp }: Budget,
  { worked: better, heavy }: Warmed,
): Part['sets'] {
  const ramps = rampsOf(heavy, at, warmUp * 60 - HEART_OF_EDGE - CHANGE_OVER);
  const length = warmUp * 60 - secondsOf(ramps);
  const heart = chooser.next({ place: `${at}.warmUp.heart`, ways: ['cardio'], which: isCalm, again: true });
  const own = length - edgeMin - CHANGE_OVER;
  const joints = filled(
    {
      seconds: heart ? Math.min(Math.max(JOINT, length / 3), own) : length,
      least: edgeMin > 0 || ramps.length > 0 ? 0 : 1,
      most: heart ? 3 : 9,
    },
    ({ exercise }) => mobilitySet(exercise, JOINT - CHANGE_OVER),
    (place, which) => chooser.next({ place: `${at}.warmUp.${place}`, ways: ['mobility'], better, which }),
  );
  const left = Math.max(HEART_OF_EDGE, edgeMin, length - secondsOf(joints) - CHANGE_OVER);
  return [
    ...(heart ? [{ set: steadySet(heart.exercise, left, capped([1, 2], zoneCap)), chosen: [heart] }] : []),
    ...joints,
    ...ramps,
  ];
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
  const stretches = filled(
    { seconds: heart ? length - easy - CHANGE_OVER : length, least: edgeMin > 0 ? 0 : 1, most: 4 },
    ({ exercise }) => stretchSet(exercise, hold),
    (turn, fits) =>
      chooser.next({
        place: `${at}.cooldown.${turn}`,
        ways: ['stretch'],
        better: worked,
        which: (one) => fits(one) && (edgeMin === 0 || !isDown(one)),
      }),
  );
  const left = Math.max(easy, length - secondsOf(stretches) - CHANGE_OVER);
  return [...(heart ? [{ set: steadySet(heart.exercise, left, [1, 1]), chosen: [heart] }] : []), ...stretches];
}
