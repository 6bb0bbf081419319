import { CHANGE_OVER } from '../sheets/time-needed.ts';
import type { Choosable } from './choose.ts';
import { type Chooser, isSteady, several } from './chooser.ts';
import { needsMore } from './conditions.ts';
import { isSlow, SLOW_ZONE } from './dose-limits.ts';
import { intervalSet, steadySet, type Zones } from './lines.ts';
import { capped, type DayWanted, type Part, secondsOf } from './parts.ts';
import { type Dose, isAtLeast } from './programming.ts';

export const HEART_MIN = 150;
/** Seconds. Longer cardio without a machine changes to further exercises: a caution of the club. */
const ON_THE_SPOT = 10 * 60;
const TURNS = 3;
const [TEMPO_ZONE, HARD_ZONE, HIGHEST_ZONE] = [3, 4, 5];
const EASY_ZONES: Zones = [1, 2];
/**
 * Share of intervals in a day's cardio, and their longest seconds (Buchheit and Laursen, High-intensity interval training, Sports
 * Medicine, 2013).
 */
const shareOfIntervals: Readonly<Partial<Record<Dose['cardio'], number>>> = {
  intervals: 1,
  'steady+intervals': 0.5,
  polarised: 0.2,
};
const INTERVALS_MAX = 15 * 60;

export function cardioOf(chooser: Chooser, wanted: DayWanted, dose: Dose, length: number): Part['sets'] {
  const { kind, at, goal, level, machineMax } = wanted;
  const easy = dose.cardioShare === 0 || (kind === 'cardio' && goal !== 'weightLoss' && goal !== 'enduranceImprovement');
  const mayBeHard = !easy && wanted.isHard && wanted.zoneCap >= HARD_ZONE && isAtLeast(level, 'intermediate');
  // A treadmill changes its speed too slowly for intervals of half a minute.
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
    const isTooHard = zones[1] < HARD_ZONE && first.exercise.Demands?.includes('highIntensity');
    const begun = (isTooHard ? next(zones[1], true) : first) ?? first;
    const another = () => next(zones[1]);
    if (isSteady(begun.exercise)) {
      const machines = [begun, ...several(Math.ceil(seconds / (machineMax + CHANGE_OVER)) - 1, another)];
      const each = seconds / machines.length - CHANGE_OVER;
      return machines.map((one) => ({ set: steadySet(one.exercise, each, zones), chosen: [one] }));
    }
    const turns = [begun, ...several(Math.min(TURNS, Math.ceil(seconds / ON_THE_SPOT)) - 1, another)];
    const each = Math.min(seconds / turns.length - CHANGE_OVER, ON_THE_SPOT);
    return turns.map((one) => ({
      set: steadySet(one.exercise, each, capped(zones, isSlow(one.exercise) ? SLOW_ZONE : zoneCap)),
      chosen: [one],
    }));
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
