import type { ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { CHANGE_OVER, oneSidedIn, secondsOfGroup } from '../sheets/time-needed.ts';
import type { Budget } from './budget.ts';
import type { Choosable } from './choose.ts';
import type { Chooser, Chosen } from './chooser.ts';
import { isCalm, liftKindOf } from './dose-limits.ts';
import { mobilitySet, rampSet, steadySet, stretchSet } from './lines.ts';
import { capped, type DayWanted, isDown, type Part, secondsOf, withMoreRounds } from './parts.ts';

interface Room {
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
}
/** An exercise that does not fit into the time is added only until there are `least` sets, with one round. */
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
    const fitting = next(place, (one) => lengthOf(one) <= left);
    const found = fitting ?? (place < least ? next(place, () => true) : undefined);
    if (found === undefined) break;
    const set = setOf(found);
    sets.push({ set: fitting === undefined ? { ...set, Rounds: 1 } : set, chosen: [found] });
  }
  return sets;
}

type Worked = (exercise: Choosable) => boolean;

const JOINT = 75;
const HEART_OF_EDGE = 60;

/**
 * Before a set of this exertion easier sets come first, the ramps (NSCA, Essentials of strength training and conditioning, 4th
 * edition, 2016).
 */
const HEAVY_RPE = 8;
const RAMPS_OF_LIFT = 2;
/** Seconds of warm-up before the ramps. */
const BEFORE_RAMPS = 210;
export const isHeavy = ({ Lines }: ProgramSet, chosen: readonly Chosen[]): boolean =>
  Lines.some((line) => line.Kind === 'exercise' && (line.Rpe ?? 0) >= HEAVY_RPE) &&
  chosen.every(({ exercise }) => liftKindOf(exercise) === 'big');

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
export function warmUpOf(
  chooser: Chooser,
  { at, zoneCap, warmUpMin }: DayWanted,
  { warmUp }: Budget,
  { worked: better, heavy }: Warmed,
): Part['sets'] {
  const ramps = rampsOf(heavy, at, warmUp * 60 - BEFORE_RAMPS);
  const length = warmUp * 60 - secondsOf(ramps);
  const heart = chooser.next({ place: `${at}.warmUp.heart`, ways: ['cardio'], which: isCalm, again: true });
  const own = length - warmUpMin - CHANGE_OVER;
  const joints = filled(
    {
      seconds: heart ? Math.min(Math.max(JOINT, length / 3), own) : length,
      least: warmUpMin > 0 || ramps.length > 0 ? 0 : 1,
      most: heart ? 3 : 9,
    },
    ({ exercise }) => mobilitySet(exercise, JOINT - CHANGE_OVER),
    (place, which) => chooser.next({ place: `${at}.warmUp.${place}`, ways: ['mobility'], better, which }),
  );
  const left = Math.max(HEART_OF_EDGE, warmUpMin, length - secondsOf(joints) - CHANGE_OVER);
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

/** A long cooldown that a condition requires is not on the floor. */
export function cooldownOf(
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
