import type { CircuitTimer } from '@clubpulse/contract/workouts/circuits/circuits';
import type { Step } from '@clubpulse/contract/workouts/timeline';

interface Stationed {
  readonly Station: number | null;
}
export interface Numbered<One> {
  readonly number: number;
  readonly station: One;
}

/** Returns all stations if stations are off or no station has the number, so that no screen is empty. */
export function stationsShown<One extends Stationed>(
  { StationsActive, Stations }: { readonly StationsActive: boolean; readonly Stations: readonly One[] },
  screen: number | null,
): readonly Numbered<One>[] {
  const all = Stations.map((station, at) => ({ number: at + 1, station }));
  if (!StationsActive || screen === null) return all;
  const own = all.filter(({ station }) => station.Station === screen);
  return own.length > 0 ? own : all;
}

export const stationAfter = (began: number, laps: number, stations: number): number => ((began - 1 + laps) % stations) + 1;

export interface Walk {
  readonly laps: number;
  /** Number of moves before the next station. Null if the athletes stay, or have no further work. */
  readonly onTo: number | null;
}

/** Athletes are at a station during work, also at the next one during a rest, and at the first before the first work. */
export function walkAt(steps: readonly Step[], index: number): Walk {
  const isWork = ({ phase }: Step) => phase === 'work';
  const last = steps.slice(0, index + 1).findLast(isWork);
  const coming = steps.slice(index).find(isWork);
  const laps = last?.item ?? coming?.item ?? 0;
  return { laps, onTo: last === undefined || coming === undefined || last === coming ? null : (coming.item ?? 0) };
}

export function stationsOfMinute(minute: number, perMinute: number, stations: number): readonly number[] {
  if (stations === 0) return [];
  const count = Math.min(perMinute, stations);
  return Array.from({ length: count }, (_, at) => ((minute * count + at) % stations) + 1);
}

export const isWalked = (timer: CircuitTimer): boolean => timer === 'timer';
