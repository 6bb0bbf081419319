import { type LeadAct, NUDGE_MS, type RunState, type WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import type { Step } from '@clubpulse/contract/workouts/timeline';
import { circuitSteps } from '../../workouts/circuits/circuit-steps.ts';
import { flowSteps } from '../../workouts/flows/target.ts';
import { slideSteps } from '../../workouts/slideshows/slides.ts';
import { leftInAll, type Position, positionAt } from '../../workouts/timeline/timeline.ts';
import { leftOfTimer, timerSteps } from '../../workouts/timers/steps.ts';
import { quickSteps } from './quick-timer.ts';

const SECOND_MS = 1000;
const EXTRA_MAX_MS = 30 * 60_000;
/** After this time in a step, "back" returns to the begin of the step, like in a music player. */
const BACK_TO_BEGIN_MS = 3000;
export const OVER_MS = 20_000;
/** A workout that has waited longer is abandoned and over. */
export const WAITS_MS = 6 * 3_600_000;

export function stepsOf(content: WorkoutContent): Step[] {
  switch (content.Kind) {
    case 'Quick':
      return quickSteps(content.Timer);
    case 'Circuit':
      return circuitSteps(content.Circuit, content.Circuit.Stations.length);
    case 'Timer':
      return timerSteps(content.Timer);
    case 'Flow':
      return flowSteps(content.Flow);
    case 'Slideshow':
      return slideSteps(content.Slideshow.Slides);
  }
}

export const repeats = (steps: readonly Step[]): boolean => steps[0]?.phase === 'slide';

export const stepAt = (steps: readonly Step[], index: number): Step | undefined =>
  steps[repeats(steps) ? index % steps.length : index];

/** In milliseconds. Steps that wait for a user count as 0. */
export const lengthOf = (steps: readonly Step[]): number => steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0);

export function positionIn(steps: readonly Step[], run: RunState, at: number): Position {
  const passed = run.Passed + (run.Paused ? 0 : Math.max(0, at - Date.parse(run.At)));
  const ahead = stepsFrom(steps, run);
  const first = lengthOf(ahead);
  if (!repeats(steps) || passed < first) {
    const { index, ...position } = positionAt(ahead, passed);
    return { ...position, index: run.Step + index };
  }
  // Time added to a slide counts only in the round in which it was added.
  const round = lengthOf(steps);
  const rounds = Math.floor((passed - first) / round);
  const { index, ...position } = positionAt(stepsFrom(steps, { ...run, Extra: 0 }), (passed - first) % round);
  return { ...position, index: run.Step + (1 + rounds) * steps.length + index };
}

export const leftOfRun = (content: WorkoutContent, steps: readonly Step[], position: Position): number =>
  content.Kind === 'Timer' ? leftOfTimer(steps, content.Timer, position) : leftInAll(steps, position);

export function stepsFrom(steps: readonly Step[], { Step: from, Extra }: RunState): Step[] {
  const turn = repeats(steps) ? from % steps.length : 0;
  const [first, ...later] = repeats(steps) ? [...steps.slice(turn), ...steps.slice(0, turn)] : steps.slice(from);
  if (!first) return [];
  return [first.ms === null ? first : { ...first, ms: Math.max(1, first.ms + Extra) }, ...later];
}

export const initialRun = (at: Date): RunState => ({ Step: 0, Passed: 0, Extra: 0, At: at.toISOString(), Paused: false });

interface Led {
  readonly act: LeadAct;
  readonly step: number;
}

/** The act is ignored if the step that the user saw no longer runs. */
export function applyLeadAct(steps: readonly Step[], run: RunState, { act, step }: Led, at: Date): RunState {
  const position = positionIn(steps, run, at.getTime());
  const isOver = !repeats(steps) && position.index >= steps.length;
  const here: RunState = {
    Step: position.index,
    Passed: isOver ? 0 : Math.round(position.inStep),
    Extra: position.index === run.Step ? run.Extra : 0,
    At: at.toISOString(),
    Paused: run.Paused,
  };
  const to = (index: number): RunState => ({ ...here, Step: index, Passed: 0, Extra: 0 });
  if (act === 'back') {
    if (step !== position.index) return run;
    const isLate = !isOver && position.inStep >= BACK_TO_BEGIN_MS;
    return to(isLate ? position.index : Math.max(0, position.index - 1));
  }
  if (isOver) return run;
  if (act === 'skip') return step === position.index ? to(position.index + 1) : run;
  if (act === 'pause') return run.Paused ? run : { ...here, Paused: true };
  if (act === 'goOn') return run.Paused ? { ...here, Paused: false } : run;
  if (step !== position.index || position.left === null) return run;
  if (act === 'take') return position.left <= NUDGE_MS ? to(position.index + 1) : { ...here, Extra: here.Extra - NUDGE_MS };
  return here.Extra + NUDGE_MS > EXTRA_MAX_MS ? run : { ...here, Extra: here.Extra + NUDGE_MS };
}

export const isRunning = (steps: readonly Step[], run: RunState, at: number): boolean =>
  !repeats(steps) && positionIn(steps, run, at).index < steps.length && !isExpired(steps, run, at);

export function isWaiting(steps: readonly Step[], run: RunState, at: number): boolean {
  const { index, left } = positionIn(steps, run, at);
  return !repeats(steps) && index < steps.length && (run.Paused || left === null);
}

export function isExpired(steps: readonly Step[], run: RunState, at: number): boolean {
  if (repeats(steps)) return false;
  const position = positionIn(steps, run, at);
  const since = at - Date.parse(run.At);
  if (position.index < steps.length) return isWaiting(steps, run, at) && since > WAITS_MS;
  return run.Paused || run.Step >= steps.length ? since > OVER_MS : position.inStep > OVER_MS;
}

export const secondsOf = ({ left }: Position): number | null => (left === null ? null : Math.ceil(left / SECOND_MS));

/** Milliseconds until the seconds on the screen change, by the step's time, so that all screens change together. */
export function untilTurn({ left, inStep }: Position): number {
  const rest = left === null ? SECOND_MS - (inStep % SECOND_MS) : left % SECOND_MS;
  return rest === 0 ? SECOND_MS : rest;
}
