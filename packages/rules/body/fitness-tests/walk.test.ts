import { describe, expect, it } from 'vitest';
import { limitOf } from './protocols.ts';
import { evaluateTest } from './walk.ts';

const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);
const step = { protocol: 'ymcaStep', limit: limitOf('ymcaStep', 184) } as const;

describe('the limit of 85 percent of the maximum heart rate', () => {
  it('is 156.4 bpm for a maximum of 184, so that 156 bpm never stops a test and 157 bpm does', () => {
    expect(step.limit).toBe(156.4);
    expect(evaluateTest(step, seconds(243, 156), null).end).toBe('completed');
    expect(evaluateTest(step, seconds(3, 157), null).end).toBe('interruptedHeartRate');
  });

  it('stops a test when the median of three seconds has been above it for three seconds', () => {
    const rising = [...seconds(30, 150), ...seconds(10, 161)];
    const ends = rising.map((_, second) => evaluateTest(step, rising.slice(0, second + 1), null).end);
    expect(ends.findIndex((end) => end !== null)).toBe(33);
    expect(evaluateTest(step, rising, null)).toMatchObject({
      phase: 'over',
      end: 'interruptedHeartRate',
      peak: 161,
      seconds: 34,
    });
    expect(evaluateTest(step, rising, null).effort).toHaveLength(34);
  });

  it('ignores a spike of one second', () => {
    const spiky = [...seconds(30, 150), 220, ...seconds(30, 150), 220, 150, 220, ...seconds(30, 150)];
    expect(evaluateTest(step, spiky, null)).toMatchObject({ end: null, phase: 'effort' });
  });

  it('also stops a test whose strap sends a reading only every other second', () => {
    const thin = Array.from({ length: 40 }, (_, second) => (second % 2 === 0 ? 170 : 0));
    expect(evaluateTest(step, thin, null).end).toBe('interruptedHeartRate');
  });

  it('does not apply to tests to exhaustion, nor to the minute of sitting after the effort', () => {
    expect(limitOf('cooper', 184)).toBeNull();
    expect(evaluateTest({ protocol: 'cooper', limit: null }, seconds(200, 190), null).end).toBeNull();
    expect(evaluateTest(step, [...seconds(180, 150), ...seconds(20, 160)], null)).toMatchObject({ end: null, phase: 'recovery' });
  });
});

describe('a strap without readings during a test', () => {
  it('pauses the effort after 15 seconds without a reading, and ends the test after 60', () => {
    const received = seconds(20, 120);
    expect(evaluateTest(step, [...received, ...seconds(15, 0)], null)).toMatchObject({ isPaused: false, end: null });
    const paused = evaluateTest(step, [...received, ...seconds(59, 0)], null);
    expect(paused).toMatchObject({ isPaused: true, end: null, silent: 59 });
    expect(paused.effort).toHaveLength(35);
    const back = evaluateTest(step, [...received, ...seconds(59, 0), 120], null);
    expect(back).toMatchObject({ isPaused: false });
    expect(back.effort).toHaveLength(36);
    expect(evaluateTest(step, [...received, ...seconds(60, 0)], null).end).toBe('sensorLost');
  });

  it('does not affect a run that is measured by the clock', () => {
    expect(evaluateTest({ protocol: 'cooper', limit: null }, seconds(783, 0), null)).toMatchObject({ end: 'completed', peak: 0 });
  });
});

describe('a test run', () => {
  it('of steps takes three minutes, followed by a minute of sitting', () => {
    expect(evaluateTest(step, seconds(179, 120), null).phase).toBe('effort');
    expect(evaluateTest(step, seconds(180, 120), null).phase).toBe('recovery');
    const all = evaluateTest(step, seconds(300, 120), null);
    expect([all.end, all.effort.length, all.recovery.length]).toEqual(['completed', 180, 63]);
  });

  it('of a mile ends when the athlete reports the end of the mile', () => {
    const mile = { protocol: 'rockport', limit: 156.4 } as const;
    expect(evaluateTest(mile, seconds(870, 130), null).end).toBeNull();
    const done = evaluateTest(mile, seconds(900, 130), 869);
    expect([done.end, done.effort.length]).toEqual(['completed', 870]);
  });

  it('of stages chooses the next load by the heart rate of the first stage, and ends after two valid stages', () => {
    const cycle = { protocol: 'ymcaCycle', limit: 153 } as const;
    const first = evaluateTest(cycle, seconds(180, 95), null);
    expect([first.load, first.stages]).toEqual([450, []]);
    const second = evaluateTest(cycle, [...seconds(180, 95), ...seconds(180, 115)], null);
    expect([second.load, second.end, second.stages]).toEqual([600, null, [{ load: 450, bpm: 115 }]]);
    const third = evaluateTest(cycle, [...seconds(180, 95), ...seconds(180, 115), ...seconds(180, 135)], null);
    expect([third.end, third.stages.length]).toEqual(['completed', 2]);
  });

  it('of stages extends a stage by one minute if the heart rate is not steady, but not by a second minute', () => {
    const cycle = { protocol: 'ymcaCycle', limit: 153 } as const;
    expect(evaluateTest(cycle, [...seconds(120, 94), ...seconds(60, 99)], null).load).toBe(450);
    expect(evaluateTest(cycle, [...seconds(120, 94), ...seconds(60, 100)], null).load).toBe(150);
    const rising = [...seconds(60, 90), ...seconds(60, 96), ...seconds(60, 104)];
    expect(evaluateTest(cycle, rising, null)).toMatchObject({ load: 150, end: null });
    expect(evaluateTest(cycle, [...rising, ...seconds(60, 106)], null).load).toBe(300);
    expect(evaluateTest(cycle, [...rising, ...seconds(60, 112)], null)).toMatchObject({ end: 'completed', isUnsteady: true });
  });
});
