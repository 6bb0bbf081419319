import { describe, expect, it } from 'vitest';
import { beginOf, positionAt } from '../timeline/timeline.ts';
import { aboutSeconds, secondsOfLine, type TimerPlan, timerSteps, timerTotal } from './steps.ts';

const timed = (Duration: string) => ({ Duration, Reps: null, RepsMax: null });
const legBurner: TimerPlan = {
  WarmUp: '02:00',
  Exercises: [timed('00:30'), { Duration: null, Reps: 10, RepsMax: 12 }, timed('00:30'), timed('00:40'), timed('00:30')],
  Rest: '00:10',
  Rounds: 3,
  RoundRest: null,
  CoolDown: '02:00',
};

describe('the total of a timer', () => {
  it('is 2:00 + 3 × (2:54 + 5 × 0:10) + 2:00, and only an estimate because some exercises have repetitions', () => {
    expect(timerTotal(legBurner)).toEqual({ Seconds: 15 * 60 + 12, IsAbout: true, Work: 8 * 60 + 42, Rest: 150 });
    expect(secondsOfLine({ Duration: null, Reps: 10, RepsMax: 12 })).toBe(44);
    expect(secondsOfLine({ Duration: null, Reps: 8, RepsMax: null })).toBe(32);
  });

  it('includes the round rest only between rounds, and is exact if all exercises have a duration', () => {
    const plain = { ...legBurner, WarmUp: null, CoolDown: null, Exercises: [timed('01:00')], RoundRest: '01:00' };
    expect(timerTotal(plain)).toEqual({ Seconds: 3 * 70 + 2 * 60, IsAbout: false, Work: 180, Rest: 150 });
  });
});

describe('the steps of a timer', () => {
  it('go from the warm-up through each round to the cooldown, and a step with repetitions waits for a user', () => {
    const steps = timerSteps({ ...legBurner, Rounds: 2, Exercises: legBurner.Exercises.slice(0, 2), RoundRest: '01:00' });
    expect(steps.map(({ phase, ms, round, item }) => [phase, ms, round, item])).toEqual([
      ['warmUp', 120_000, null, null],
      ['work', 30_000, 1, 0],
      ['rest', 10_000, 1, 0],
      ['work', null, 1, 1],
      ['rest', 10_000, 1, 1],
      ['roundRest', 60_000, 1, null],
      ['work', 30_000, 2, 0],
      ['rest', 10_000, 2, 0],
      ['work', null, 2, 1],
      ['rest', 10_000, 2, 1],
      ['coolDown', 120_000, null, null],
    ]);
    expect(positionAt(steps, 160_000)).toMatchObject({ index: 3, left: null });
  });

  it('sum up to the total of the timer, for any timer', () => {
    for (const Rounds of [1, 2, 7])
      for (const Rest of [null, '00:05'])
        for (const RoundRest of [null, '00:30']) {
          const plan = { ...legBurner, Rounds, Rest, RoundRest };
          const sum = aboutSeconds(timerSteps(plan), plan).reduce((total, seconds) => total + seconds, 0);
          expect(sum).toBe(timerTotal(plan).Seconds);
          const exact = { ...plan, Exercises: [timed('00:20'), timed('00:45')] };
          const steps = timerSteps(exact);
          expect(beginOf(steps, steps.length) / 1000).toBe(timerTotal(exact).Seconds);
        }
  });
});
