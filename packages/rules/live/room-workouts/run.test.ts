import type { LeadAct, RunState } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { describe, expect, it } from 'vitest';
import { slideSteps } from '../../workouts/slideshows/slides.ts';
import { leftInAll } from '../../workouts/timeline/timeline.ts';
import { cuesOf, type ShownPosition } from './cues.ts';
import { quickSteps } from './quick-timer.ts';
import { applyLeadAct, initialRun, isExpired, isRunning, OVER_MS, positionIn, stepAt } from './run.ts';

const T = Date.UTC(2026, 10, 22, 18);
const at = (seconds: number) => T + seconds * 1000;
const steps = quickSteps({ Type: 'Intervals', Text: '', Prepare: 5, Seconds: 40, Rest: 20, Rounds: 3 });
const run = initialRun(new Date(T));
const step = (state: RunState, act: LeadAct, seconds: number, seen = positionIn(steps, state, at(seconds)).index) =>
  applyLeadAct(steps, state, { act, step: seen }, new Date(at(seconds)));
const positionOf = (state: RunState, seconds: number) => {
  const { index, left } = positionIn(steps, state, at(seconds));
  return [index, left === null ? null : left / 1000];
};

describe('a quick timer', () => {
  it('has no rest after the last round, and numbers its rounds', () => {
    expect(steps.map(({ phase, round, ms }) => `${phase} ${round} ${ms}`)).toEqual([
      'prepare null 5000',
      'work 1 40000',
      'rest 1 20000',
      'work 2 40000',
      'rest 2 20000',
      'work 3 40000',
    ]);
    expect(quickSteps({ Type: 'Emom', Text: '', Prepare: 0, Seconds: 60, Rounds: 12 })).toHaveLength(12);
    expect(quickSteps({ Type: 'Amrap', Text: '', Prepare: 0, Seconds: 600 })).toEqual([
      { phase: 'work', ms: 600_000, round: null, item: 0 },
    ]);
  });
});

describe('a running workout', () => {
  it('continues automatically to its end', () => {
    expect([0, 4, 5, 44, 45, 64, 65, 165].map((seconds) => positionOf(run, seconds))).toEqual([
      [0, 5],
      [0, 1],
      [1, 40],
      [1, 1],
      [2, 20],
      [2, 1],
      [3, 40],
      [6, 0],
    ]);
    expect(leftInAll(steps, positionIn(steps, run, at(15)))).toBe(150_000);
  });

  it('stops while it is paused, and continues at the same point', () => {
    const paused = step(run, 'pause', 15);
    expect(positionOf(paused, 500)).toEqual([1, 30]);
    expect(step(paused, 'pause', 600)).toBe(paused);
    const on = step(paused, 'goOn', 600);
    expect([positionOf(on, 600), positionOf(on, 631)]).toEqual([
      [1, 30],
      [2, 19],
    ]);
  });

  it('skips one step when two users tap at the same time, and never a step that began only after the tap', () => {
    const skipped = step(run, 'skip', 15, 1);
    expect(positionOf(skipped, 15)).toEqual([2, 20]);
    expect(step(skipped, 'skip', 15, 1)).toBe(skipped);
    expect(step(run, 'skip', 46, 1)).toBe(run);
  });

  it('goes back to the begin of the step, or in the first three seconds of a step to the step before', () => {
    expect(positionOf(step(run, 'back', 15), 15)).toEqual([1, 40]);
    const skipped = step(run, 'skip', 15);
    expect(positionOf(step(skipped, 'back', 17), 17)).toEqual([1, 40]);
    expect(positionOf(step(run, 'back', 1), 1)).toEqual([0, 5]);
    expect(positionOf(step(run, 'back', 166), 166)).toEqual([5, 40]);
  });

  it('adds ten seconds to the running step or removes them from it, and does not change other steps', () => {
    const longer = step(step(run, 'add', 15), 'add', 15);
    expect([positionOf(longer, 15), positionOf(longer, 65), positionOf(longer, 85)]).toEqual([
      [1, 50],
      [2, 20],
      [3, 40],
    ]);
    expect(positionOf(step(longer, 'take', 20), 20)).toEqual([1, 35]);
    expect(positionOf(step(run, 'take', 40), 40)).toEqual([2, 20]);
    expect(step(step(run, 'take', 40, 1), 'take', 40, 1)).toEqual(step(run, 'take', 40, 1));
    expect(positionOf(step(run, 'add', 15, 0), 15)).toEqual([1, 30]);
    expect(positionOf(step(longer, 'pause', 70), 70)).toEqual([2, 15]);
  });

  it('is over twenty seconds after its end, and after some hours if it waits', () => {
    expect([isExpired(steps, run, at(165)), isExpired(steps, run, at(165) + OVER_MS + 1)]).toEqual([false, true]);
    const paused = step(run, 'pause', 15);
    expect([isExpired(steps, paused, at(3600)), isExpired(steps, paused, at(7 * 3600))]).toEqual([false, true]);
    const ended = [1, 2, 3, 4, 5, 6].reduce((state, _, index) => step(state, 'skip', 6 + index), run);
    expect([isExpired(steps, ended, at(12)), isExpired(steps, ended, at(40))]).toEqual([false, true]);
  });
});

describe('a running slideshow', () => {
  const slides = slideSteps([{ Duration: 10 }, { Duration: 5 }, { Duration: 15 }]);
  const shown = (state: RunState, seconds: number) => {
    const { index, left } = positionIn(slides, state, at(seconds));
    return [index, stepAt(slides, index)?.item, (left ?? 0) / 1000];
  };

  it('repeats its slides without an end', () => {
    expect([0, 9, 10, 15, 29, 30, 44, 3600].map((seconds) => shown(run, seconds))).toEqual([
      [0, 0, 10],
      [0, 0, 1],
      [1, 1, 5],
      [2, 2, 15],
      [2, 2, 1],
      [3, 0, 10],
      [4, 1, 1],
      [360, 0, 10],
    ]);
    expect([isExpired(slides, run, at(30 * 86_400)), isRunning(slides, run, at(5))]).toEqual([false, false]);
    expect(isRunning(steps, run, at(5))).toBe(true);
  });

  it('can be skipped from the last slide to the first, reversed and paused', () => {
    const last = applyLeadAct(slides, run, { act: 'skip', step: 1 }, new Date(at(12)));
    expect(shown(last, 12)).toEqual([2, 2, 15]);
    const again = applyLeadAct(slides, last, { act: 'skip', step: 2 }, new Date(at(13)));
    expect([shown(again, 13), shown(again, 23), shown(again, 43)]).toEqual([
      [3, 0, 10],
      [4, 1, 5],
      [6, 0, 10],
    ]);
    expect(shown(applyLeadAct(slides, again, { act: 'back', step: 3 }, new Date(at(14))), 14)).toEqual([2, 2, 15]);
    const held = applyLeadAct(slides, again, { act: 'pause', step: 3 }, new Date(at(15)));
    expect(shown(held, 90_000)).toEqual([3, 0, 8]);
    const longer = applyLeadAct(slides, run, { act: 'add', step: 0 }, new Date(at(2)));
    expect([shown(longer, 19), shown(longer, 20), shown(longer, 40), shown(longer, 50)]).toEqual([
      [0, 0, 1],
      [1, 1, 5],
      [3, 0, 10],
      [4, 1, 5],
    ]);
  });

  it('makes no sound', () => {
    expect(cuesOf(slides, { id: 1, index: 0, seconds: 1 }, { id: 1, index: 1, seconds: 5 })).toBeUndefined();
  });
});

it('a running workout makes one sound three, two and one seconds before a change, at the begin of work and at its end', () => {
  const received: string[] = [];
  let before: ShownPosition | undefined;
  for (let seconds = 0; seconds <= 66; seconds++) {
    const { index, left } = positionIn(steps, run, at(seconds));
    const shown = { id: 1, index, seconds: left === null ? null : Math.ceil(left / 1000) };
    const cue = cuesOf(steps, before, shown);
    if (cue) received.push(`${seconds} ${cue}`);
    before = shown;
  }
  expect(received).toEqual([
    '2 count',
    '3 count',
    '4 count',
    '5 start',
    '42 count',
    '43 count',
    '44 count',
    '45 end',
    '62 count',
    '63 count',
    '64 count',
    '65 start',
  ]);
  expect(cuesOf(steps, before, { id: 2, index: 0, seconds: 5 })).toBeUndefined();
});
