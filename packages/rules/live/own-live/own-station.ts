import type { OwnCircuit } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { circuitSteps } from '../../workouts/circuits/circuit-steps.ts';
import { isWalked, stationAfter, stationsOfMinute, walkAt } from '../../workouts/circuits/shown-stations.ts';
import { leftInAll, type Position } from '../../workouts/timeline/timeline.ts';
import { positionIn } from '../room-workouts/run.ts';

type Circuit = OwnCircuit['Circuit'];

export interface OwnTurn {
  readonly isNow: boolean;
  readonly isFirst: boolean;
  readonly number: number | null;
  /** Minute of an EMOM, from 1. */
  readonly minute: number | null;
  readonly exercises: Circuit['Stations'][number]['Exercises'];
  readonly left: number;
  readonly next: number | null;
}

const stepsOf = ({ Circuit: circuit }: OwnCircuit): Step[] => circuitSteps(circuit, circuit.Stations.length);

export const ownPosition = (circuit: OwnCircuit, at: number): Position => positionIn(stepsOf(circuit), circuit, at);

export const ownLeft = (circuit: OwnCircuit, at: number): number => leftInAll(stepsOf(circuit), ownPosition(circuit, at));

export const walks = ({ Circuit: { TimerType, Stations } }: OwnCircuit): boolean => isWalked(TimerType) && Stations.length > 1;

const turnOf = (steps: readonly Step[], index: number): number =>
  steps.findIndex(({ phase }, place) => place >= index && phase === 'work');

function lapOf(steps: readonly Step[], index: number): number {
  const { laps, onTo } = walkAt(steps, index);
  return onTo ?? laps;
}

export function startOf(own: OwnCircuit, { index }: Position, number: number): number {
  const steps = stepsOf(own);
  const count = Math.max(1, own.Circuit.Stations.length);
  const lap = lapOf(steps, index);
  return stationAfter(number, count - (lap % count), count);
}

export function ownTurn(own: OwnCircuit, { index, left }: Position, began: number): OwnTurn | undefined {
  const steps = stepsOf(own);
  const at = turnOf(steps, index);
  const step = steps[at];
  if (!step) return undefined;
  const isNow = at === index;
  const between = steps.slice(index + 1, at).reduce((sum, { ms }) => sum + (ms ?? 0), 0);
  const after = steps.slice(at + 1).find(({ phase }) => phase === 'work');
  const { TimerType, Stations, StationsPerMinute } = own.Circuit;
  const common = { isNow, isFirst: at === turnOf(steps, 0), left: (left ?? 0) + between };
  if (!isWalked(TimerType)) {
    const minute = step.item ?? 0;
    const isEmom = TimerType === 'EMOM';
    const numbers = isEmom ? stationsOfMinute(minute, StationsPerMinute, Stations.length) : Stations.map((_, place) => place + 1);
    const exercises = numbers.flatMap((number) => Stations[number - 1]?.Exercises ?? []);
    return { ...common, number: null, minute: isEmom ? minute + 1 : null, exercises, next: null };
  }
  const number = stationAfter(began, lapOf(steps, index), Math.max(1, Stations.length));
  const next = after && Stations.length > 1 ? stationAfter(began, after.item ?? 0, Stations.length) : null;
  return {
    ...common,
    number: Stations.length > 1 ? number : null,
    minute: null,
    exercises: Stations[number - 1]?.Exercises ?? [],
    next,
  };
}
