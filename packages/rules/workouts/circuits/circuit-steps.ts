import type { CircuitTimes } from '@clubpulse/contract/workouts/circuits/circuits';
import type { Phase, Step } from '@clubpulse/contract/workouts/timeline';

const MINUTE = 60;

const lasting = (phase: Phase, seconds: number, round: number | null = null, item: number | null = null): Step[] =>
  seconds === 0 ? [] : [{ phase, ms: seconds * 1000, round, item }];

/** A round has as many turns as stations; `item` counts the turns. */
function timerSteps({ Work, Rest, Rounds, RoundRest }: CircuitTimes, stations: number): Step[] {
  const round = (number: number): Step[] => [
    ...Array.from({ length: stations }, (_, lap) => [
      ...lasting('work', Work, number, lap),
      ...lasting('rest', Rest, number, lap),
    ]).flat(),
    ...(number < Rounds ? lasting('roundRest', RoundRest, number) : []),
  ];
  return Array.from({ length: Rounds }, (_, at) => round(at + 1)).flat();
}

export function circuitSteps(circuit: CircuitTimes, stations: number): Step[] {
  const laps = Math.max(1, stations);
  const main =
    circuit.TimerType === 'timer'
      ? timerSteps(circuit, laps)
      : circuit.TimerType === 'EMOM'
        ? Array.from({ length: circuit.Minutes }, (_, minute) => lasting('work', MINUTE, null, minute)).flat()
        : lasting('work', circuit.Time, null, 0);
  return [...lasting('warmUp', circuit.WarmUp), ...main, ...lasting('coolDown', circuit.Cooldown)];
}

export function circuitSeconds(circuit: CircuitTimes, stations: number): number {
  const { TimerType, WarmUp, Cooldown, Work, Rest, Rounds, RoundRest, Minutes, Time } = circuit;
  const laps = Math.max(1, stations);
  const main =
    TimerType === 'timer'
      ? Rounds * laps * (Work + Rest) + (Rounds - 1) * RoundRest
      : TimerType === 'EMOM'
        ? Minutes * MINUTE
        : Time;
  return WarmUp + main + Cooldown;
}
