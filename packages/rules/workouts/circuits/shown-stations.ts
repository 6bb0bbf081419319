import type { CircuitTimer } from '@clubpulse/contract/workouts/circuits/circuits';
import type { Step } from '@clubpulse/contract/workouts/timeline';

interface Stationed {
  readonly Station: number | null;
}
/** With its number in the circuit, from 1. */
export interface Numbered<One> {
  readonly number: number;
  readonly station: One;
}

/**
 * What a screen shows of a circuit: the stations that were given to its own; all of them where stations are off, where the screen hangs
 * on no station, or where none of the circuit is its own: a screen that is there is never empty.
 */
export function stationsShown<One extends Stationed>(
  { StationsActive, Stations }: { readonly StationsActive: boolean; readonly Stations: readonly One[] },
  screen: number | null,
): readonly Numbered<One>[] {
  const all = Stations.map((station, at) => ({ number: at + 1, station }));
  if (!StationsActive || screen === null) return all;
  const own = all.filter(({ station }) => station.Station === screen);
  return own.length > 0 ? own : all;
}

/** Number, from 1, of the station where those are now who began at `began`, after going one on so often: in the direction of the arrows. */
export const stationAfter = (began: number, laps: number, stations: number): number => ((began - 1 + laps) % stations) + 1;

/** Where those stand who walk: screens and phones say it by this one rule. */
export interface Walk {
  /** How often they went on from where they began. */
  readonly laps: number;
  /** How often they will have, at the station to which they go now; null: they stay, or no work comes. */
  readonly onTo: number | null;
}

/** Who works stands where she does; who rests still where she did, and goes on from there; before the first work, where she begins. */
export function walkAt(steps: readonly Step[], index: number): Walk {
  const isWork = ({ phase }: Step) => phase === 'work';
  const last = steps.slice(0, index + 1).findLast(isWork);
  const coming = steps.slice(index).find(isWork);
  const laps = last?.item ?? coming?.item ?? 0;
  return { laps, onTo: last === undefined || coming === undefined || last === coming ? null : (coming.item ?? 0) };
}

/** Numbers of the stations, from 1, that all do in a minute of an EMOM: as many as there are for one, one after the other. */
export function stationsOfMinute(minute: number, perMinute: number, stations: number): readonly number[] {
  if (stations === 0) return [];
  const count = Math.min(perMinute, stations);
  return Array.from({ length: count }, (_, at) => ((minute * count + at) % stations) + 1);
}

/** In a timer the room stands at all stations at once; in the others everybody does the same. */
export const isWalked = (timer: CircuitTimer): boolean => timer === 'timer';
