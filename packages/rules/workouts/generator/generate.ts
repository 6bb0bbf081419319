import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import {
  CANDIDATES_MAX,
  type DayPlan,
  type Decision,
  type Generation,
  type LeftOut,
  type LineLoad,
  type Slot,
} from '@clubpulse/contract/workouts/generator/generator';
import type { Program, ProgramDay, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { takesLoad } from '../exercises/loads.ts';
import { type Choosable, isPreferred } from './choose.ts';
import { createChooser, isSteady, type Picks } from './chooser.ts';
import { concernsOf } from './concerns.ts';
import {
  addsOf,
  balanceAt,
  conditionsAt,
  EASY_EDGES,
  isMinor,
  type Limits,
  limitsOf,
  rpeOf,
  SHORT_ON_MACHINE,
} from './conditions.ts';
import { isTrainedOn, type MadeDay, makeDay, type Placed } from './day.ts';
import { byFeel } from './lines.ts';
import type { DayWanted } from './parts.ts';
import { latelyOf, loadOf, onceOf, type Person, zoneCapsOf } from './person.ts';
import { type Dose, doseOf, heartMaxOf, lowered } from './programming.ts';
import { kindOf, tooLittle, unmet } from './reach.ts';
import { notPlaced, sift } from './sift.ts';
import { splitOf } from './split.ts';

interface GeneratorFacts {
  /** Includes unpublished exercises, because the sheet states how many each rule excludes. */
  readonly library: readonly Choosable[];
  readonly equipment: readonly ExerciseEquipment[];
  readonly person?: Person | undefined;
}
export interface Draft {
  readonly days: Program;
  readonly plan: readonly DayPlan[];
  readonly slots: readonly Slot[];
  readonly places: readonly { readonly place: string; readonly allowed: readonly number[] }[];
  readonly decisions: readonly Decision[];
  readonly leftOut: readonly LeftOut[];
}

const HIGHEST_ZONE = 5;
const isAround = (place: string): boolean => place.includes('.warmUp.') || place.includes('.cooldown.');

/** The same request, exercises and seed give the same sheet. Undefined if no exercise is available. */
export function generate(
  wished: Omit<Generation, 'Seed'> & { readonly Seed: number },
  { library, equipment, person }: GeneratorFacts,
  picks: Picks = new Map(),
): Draft | undefined {
  const age = person?.age ?? null;
  const request = { ...wished, Conditions: conditionsAt(wished.Conditions, age) };
  const { Level: level, Goal: goal, PreferredDuration: minutes } = request;
  const isSpared = request.Conditions.length > 0;
  const { exercises, decisions: sifting, leftOut, spared, outBy, causes } = sift(library, request, equipment);
  const split = splitOf(request.WeeklyFrequency, level, goal);
  const limits = limitsOf(request.Conditions);
  const cap = capOf(request, limits, person);
  const dosed = dosesOf(request, limits, age);
  const dose = dosed(goal);
  const hasCardio = exercises.some(({ Pattern }) => Pattern === 'cardio');
  const hasSteady = exercises.some((one) => one.Pattern === 'cardio' && isSteady(one));
  const lately = person === undefined ? new Set<number>() : latelyOf(person);
  const concerns = concernsIn(exercises, request);
  const chooser = createChooser(exercises, { wishes: request, lately, rpe: dose.rpe, seed: request.Seed, picks, concerns });

  const make = (kind: DayWanted['kind'], at: number) =>
    makeDay(chooser, {
      kind,
      at,
      turn: split.days.slice(0, at).filter((one) => one === kind).length,
      goal,
      level,
      dosed,
      wishes: request,
      minutes,
      edges: hasEdges(request, limits),
      warmUpMin: warmUpMinOf(limits, minutes),
      edgeMin: limits.edges ?? 0,
      machineMax: level === 'sedentary' ? SHORT_ON_MACHINE : (limits.machine ?? Number.POSITIVE_INFINITY),
      heartMax: heartMaxOf(
        level,
        request.Conditions.some(({ Condition: one }) => one === 'over65'),
      ),
      zoneCap: cap?.Zone ?? HIGHEST_ZONE,
      hasCardio,
      hasSteady,
      isSpared,
      adds: addsOf(request.Conditions),
      // Two days of a week have intervals (Seiler, Training intensity distribution in endurance athletes, 2010).
      isHard: at === 0 || at === Math.ceil(split.days.length / 2),
    });
  const made = split.days.flatMap((kind, at) => make(kind, at) ?? make(kind === 'cardio' ? 'mobility' : 'cardio', at) ?? []);
  const isTrained = split.strength === 0 || dose.cardioShare > 0 || made.some(({ plan }) => plan.Strength > 0);
  if (made.length < split.days.length || !isTrained) return undefined;

  const wantsHeart = dose.cardioShare > 0 || split.days.includes('cardio');
  const time = timeOf(made, dose);
  const inSheet = new Set(made.flatMap(({ placed }) => placed.map(({ chosen }) => chosen.exercise.ExerciseId)));
  // Without an age the maximum heart rate is unknown, so there are no zones.
  const hasZones = limits.zones !== false && (person === undefined || age !== null);
  const felt = feltDays(made, hasZones, limits.rpe);
  const wanted = { percent: dose.percent[0], isSpared };
  const loads = made.map(({ placed }, day) =>
    placed.map((one) => (person && !isAround(one.chosen.place) ? loadAt(felt[day], one, wanted, person) : null)),
  );
  return {
    days: felt.map((day, at) => withLoads(day, made[at]?.placed ?? [], loads[at] ?? [])),
    plan: made.map((one) => ({ ...one.plan, Kind: kindOf(one) })),
    slots: made.flatMap(({ placed }, at) =>
      placed.map((one, place) => slotOf(one, { day: at, goal, spared, load: loads[at]?.[place] ?? null })),
    ),
    places: made.flatMap(({ placed }) =>
      placed.map(({ chosen }) => ({
        place: chosen.place,
        allowed: [chosen.exercise, ...chosen.others].map(({ ExerciseId }) => ExerciseId),
      })),
    ),
    decisions: [
      ...(isMinor(age) ? [{ Kind: 'minor' as const, Age: age }] : []),
      ...tooLittle(made, request, causes),
      ...minutesOff(made, minutes),
      ...unmet(made, request),
      ...notPlaced(library, request, {
        placed: inSheet,
        outBy,
        trains: (exercise) => made.some(({ kind }) => isTrainedOn(kind, exercise)),
      }),
      ...sifting,
      ...(isSpared ? [limitsDecision({ ...limits, rpe: rpeOf(request.Conditions)({ Demands: [] }) })] : []),
      { Kind: 'split', Days: made.map(kindOf) },
      ...(split.easy > 0 ? [{ Kind: 'fewerDays' as const, Strength: split.strength, Easy: split.easy }] : []),
      ...time,
      ...(cap && hasZones ? [cap] : []),
      ...(request.WarmUpCooldown || limits.edges === undefined ? [] : [{ Kind: 'edgesKept' as const, By: edgesBy(request) }]),
      ...(person ? knownOf(person) : []),
      ...(request.Weeks > 1 ? [weeksOf(request, dose, limits, person)] : []),
      ...made.flatMap(({ decisions }) => decisions),
      ...(wantsHeart && !hasCardio ? [{ Kind: 'noCardio' as const }] : []),
      ...(hasEdges(request, limits) ? noEdges(made) : []),
      ...(time.length > 0 && dose.tempo !== 'hold' ? [{ Kind: 'byFeel' as const, Rpe: dose.rpe }] : []),
    ],
    leftOut,
  };
}

const feltDays = (made: readonly MadeDay[], hasZones: boolean, rpe: number | undefined): readonly ProgramDay[] => {
  const days = made.map(({ day }) => day);
  return hasZones ? days : byFeel(days, rpe);
};

interface SlotParts {
  readonly day: number;
  readonly goal: Generation['Goal'];
  readonly spared: ReturnType<typeof sift>['spared'];
  readonly load: Slot['Load'];
}
const slotOf = ({ chosen, group, set, line }: Placed, { day, goal, spared, load }: SlotParts): Slot => ({
  Day: day,
  Group: group,
  Set: set,
  Line: line,
  Pattern: chosen.pattern,
  InsteadOf: chosen.insteadOf,
  Preferred: isPreferred(chosen.exercise, goal),
  Candidates: chosen.others.slice(0, CANDIDATES_MAX).map(({ ExerciseId }) => ExerciseId),
  Why: '',
  Spared: isAround(chosen.place) ? [] : [...spared(chosen.pattern)],
  Load: load,
});

const warmUpMinOf = ({ edges = 0, warmUp = 0 }: Limits, minutes: number): number =>
  Math.max(edges, Math.min(warmUp, minutes * 60 - 2 * EASY_EDGES));

type Asked = Pick<Generation, 'Level' | 'Conditions'>;
function dosesOf({ Level, Conditions }: Asked, limits: Limits, age: number | null): (goal: Generation['Goal']) => Dose {
  const balance = balanceAt(limits, age);
  const lowers = { ...limits, ...(balance === undefined ? {} : { balance }) };
  const rpe = rpeOf(Conditions);
  return (goal) => {
    const own = doseOf(goal, Level);
    return Conditions.length === 0 ? own : lowered(own, lowers, rpe);
  };
}
function concernsIn(exercises: readonly Choosable[], { Conditions }: Asked): (exercise: Choosable) => number {
  const named = Conditions.map(({ Condition: one }) => one);
  const counted = new Map(exercises.map(({ ExerciseId, Demands }) => [ExerciseId, concernsOf(Demands ?? [], named)]));
  return ({ ExerciseId }) => counted.get(ExerciseId) ?? 0;
}

const hasEdges = ({ WarmUpCooldown }: Pick<Generation, 'WarmUpCooldown'>, { edges }: Limits): boolean =>
  WarmUpCooldown || edges !== undefined;

function noEdges(days: readonly MadeDay[]): Decision[] {
  const isMissing = (part: 'warmUp' | 'cooldown') => days.some(({ day }) => day.Groups.every(({ Section }) => Section !== part));
  const Parts = (['warmUp', 'cooldown'] as const).filter(isMissing);
  return Parts.length === 0 ? [] : [{ Kind: 'noEdges', Parts }];
}

const edgesBy = ({ Conditions }: Pick<Generation, 'Conditions'>) =>
  Conditions.filter((one) => limitsOf([one]).edges !== undefined).map(({ Condition: one }) => one);

function capOf(
  { Level }: Pick<Generation, 'Level'>,
  { zone }: Limits,
  person: Person | undefined,
): Extract<Decision, { Kind: 'zoneCap' }> | undefined {
  const caps = [
    ...(zone === undefined || zone >= HIGHEST_ZONE ? [] : [{ Kind: 'zoneCap', Zone: zone, Why: 'condition' } as const]),
    ...(Level === 'sedentary' ? [{ Kind: 'zoneCap', Zone: 3, Why: 'sedentary' } as const] : []),
    ...(person === undefined ? [] : zoneCapsOf(person)).map((one) => ({ Kind: 'zoneCap', ...one }) as const),
  ];
  return caps.toSorted((one, other) => one.Zone - other.Zone)[0];
}

const weeksOf = (
  { Weeks, Goal, Conditions }: Pick<Generation, 'Weeks' | 'Goal' | 'Conditions'>,
  { percent: [Percent, PercentMax] }: Dose,
  { weeks = Weeks }: Limits,
  person: Person | undefined,
): Decision => ({
  Kind: 'weeks',
  Weeks: Math.min(Weeks, weeks),
  Goal,
  // With a condition repetitions and effort are lowered, so the percentages do not apply.
  ...(Conditions.length > 0 ? { Percent: 0, PercentMax: 0 } : { Percent, PercentMax }),
  Spared: Conditions.length > 0,
  BarStep: person?.steps.BarStep ?? null,
  HandStep: person?.steps.HandStep ?? null,
});

function knownOf({ age, isCertified, done }: Person): Decision[] {
  const Facts = [
    ...(age === null ? (['age'] as const) : []),
    ...(isCertified ? [] : (['certificate'] as const)),
    ...(done.some(({ sets }) => onceOf(sets) !== null) ? [] : (['loads'] as const)),
  ];
  return Facts.length === 0 ? [] : [{ Kind: 'missing', Facts }];
}

function lineAt(day: ProgramDay | undefined, { group, set, line }: Placed): ProgramLine | undefined {
  return day?.Groups[group]?.Sets[set]?.Lines[line];
}
function loadAt(
  day: ProgramDay | undefined,
  placed: Placed,
  wanted: { readonly percent: number; readonly isSpared: boolean },
  person: Person,
): LineLoad | null {
  const { exercise } = placed.chosen;
  const line = lineAt(day, placed);
  if (line?.Kind !== 'exercise' || line.Rpe === null || !takesLoad(exercise)) return null;
  return loadOf({ line: { Reps: line.RepsMax ?? line.Reps, Rpe: line.Rpe }, exercise, ...wanted }, person);
}
const withLoads = (day: ProgramDay, placed: readonly Placed[], loads: readonly (LineLoad | null)[]): ProgramDay => ({
  ...day,
  Groups: day.Groups.map((group, groupAt) => ({
    ...group,
    Sets: group.Sets.map((set, setAt) => ({
      ...set,
      Lines: set.Lines.map((line, at) => {
        const load = loads[placed.findIndex((one) => one.group === groupAt && one.set === setAt && one.line === at)];
        return line.Kind === 'exercise' && load ? { ...line, Weight: load.Weight } : line;
      }),
    })),
  })),
});

const limitsDecision = ({
  rpe,
  zone,
  zones,
  reps,
  rest,
  weeks,
}: Omit<Limits, 'rpe'> & { rpe: number | undefined }): Decision => ({
  Kind: 'limits',
  Rpe: rpe ?? null,
  Zone: zone ?? null,
  Zones: zones ?? true,
  Reps: reps ?? null,
  Rest: rest ?? null,
  Weeks: weeks ?? null,
});

function minutesOff(days: readonly MadeDay[], wanted: number): Decision[] {
  const off = ({ seconds }: MadeDay) => Math.abs(seconds / 60 - wanted);
  const [farthest] = [...days].sort((one, other) => off(other) - off(one));
  if (farthest === undefined || off(farthest) <= wanted * MINUTES_OFF) return [];
  const why = farthest.isCapped ? 'level' : 'exercises';
  return [{ Kind: 'minutes', Wanted: wanted, Filled: Math.round(farthest.seconds / 60), Why: why }];
}
const MINUTES_OFF = 0.1;

function timeOf(made: readonly MadeDay[], dose: Dose): Decision[] {
  const days = made.filter(({ plan, kind }) => plan.Strength > 0 && kind !== 'mobility');
  const [first] = days;
  if (first === undefined) return [];
  const strengthOf = ({ day, placed }: MadeDay) =>
    placed.flatMap(({ chosen, group, set }) => {
      const own = day.Groups[group]?.Sets[set];
      return own !== undefined && chosen.exercise.Pattern !== 'cardio' && chosen.place.includes('.main.') ? [own] : [];
    });
  const counts = days.map((one) => strengthOf(one).length);
  const sets = days.flatMap(strengthOf);
  return [
    {
      Kind: 'time',
      Main: first.main,
      Cardio: first.plan.Cardio,
      Exercises: Math.min(...counts),
      ExercisesMax: Math.max(...counts),
      Sets: Math.min(...sets.map(({ Rounds }) => Rounds)),
      SetsWanted: dose.sets,
      Rest: Math.min(...sets.map(({ RoundRest }) => RoundRest ?? 0)),
    },
  ];
}
