import type { Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { describe, expect, it } from 'vitest';
import { limitOf } from './protocols.ts';
import { outcomeOf, type TestRun } from './result.ts';

const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);
const run = (protocol: Protocol, other: Partial<TestRun> = {}): TestRun => ({
  protocol,
  maxHeartRate: 184,
  limit: limitOf(protocol, 184),
  load: null,
  weight: null,
  betaBlocker: false,
  Age: 35,
  Gender: 'Male',
  ...other,
});
const completed = (Samples: number[], other: { DoneAt?: number; Distance?: number } = {}) =>
  ({ Samples, End: 'completed', DoneAt: null, Distance: null, ...other }) as const;

describe('a completed fitness test', () => {
  it('of steps returns the mean heart rate of the minute after the effort, and the heart rate recovery', () => {
    const received = [...seconds(180, 140), ...seconds(30, 108), ...seconds(33, 88)];
    expect(outcomeOf(run('ymcaStep'), completed(received))).toMatchObject({
      state: 'completed',
      duration: 180,
      peak: 140,
      recovery: 52,
      typed: [
        { Key: 'stepTestHeartRate', Value: 98 },
        { Key: 'recoveryHeartRate1', Value: 52 },
      ],
      notRated: null,
    });
  });

  it.each([
    [
      'queensStep',
      {},
      [...seconds(180, 140), ...seconds(5, 150), ...seconds(15, 140)],
      {},
      { Key: 'queensHeartRate', Value: 140 },
    ],
    ['cooper', {}, seconds(783, 0), { Distance: 2500 }, { Key: 'cooperDistance', Value: 2500 }],
    ['shuttle', {}, seconds(700, 180), { DoneAt: 620 }, { Key: 'beepTestLevel', Value: 10 }],
    [
      'rockport',
      { weight: 80 },
      seconds(870, 130),
      { DoneAt: 869 },
      { Key: 'estimatedVo2Max', Value: 44.35, Method: 'Rockport' },
    ],
    ['astrand', { weight: 80, load: 150 }, seconds(360, 150), {}, { Key: 'estimatedVo2Max', Value: 35.9, Method: 'Astrand' }],
    [
      'ymcaCycle',
      { weight: 80, maxHeartRate: 180, limit: 153 },
      [...seconds(180, 95), ...seconds(180, 115), ...seconds(180, 135)],
      {},
      { Key: 'estimatedVo2Max', Value: 28.09, Method: 'YmcaCycle' },
    ],
  ] as const)('of the kind %s returns the result of its formula', (protocol, other, samples, expected, found) => {
    const outcome = outcomeOf(run(protocol, other), completed([...samples], expected));
    const [value] = outcome?.estimated.length ? outcome.estimated : (outcome?.typed ?? []);
    expect(outcome?.notRated).toBeNull();
    expect(value).toMatchObject({ ...found, Value: expect.closeTo(found.Value, 1) });
  });

  it.each([
    ['a medicine that lowers the heart rate', run('ymcaStep', { betaBlocker: true }), seconds(243, 100), 'betaBlocker'],
    ['too few readings in the minute', run('ymcaStep'), [...seconds(180, 120), ...seconds(20, 90), ...seconds(43, 0)], 'gaps'],
    ['minutes that differ', run('astrand', { weight: 80, load: 150 }), [...seconds(300, 130), ...seconds(60, 138)], 'notSteady'],
    ['a heart rate outside the formula', run('astrand', { weight: 80, load: 25 }), seconds(360, 110), 'outOfRange'],
  ] as const)('is not rated if it has %s', (_, test, samples, notRated) =>
    expect(outcomeOf(test, completed([...samples]))).toMatchObject({ state: 'completed', notRated, typed: [], estimated: [] }),
  );

  it('of a timed run is rated although the athlete takes beta blockers', () => {
    const outcome = outcomeOf(run('cooper', { betaBlocker: true }), completed(seconds(783, 150), { Distance: 2500 }));
    expect(outcome).toMatchObject({ notRated: null, recovery: null });
  });
});

describe('heart rate samples that the server checks', () => {
  it('interrupt a test when the heart rate is above the limit, and give its duration and peak', () => {
    const received = [...seconds(130, 150), ...seconds(4, 161), ...seconds(109, 120)];
    expect(outcomeOf(run('ymcaStep'), completed(received))).toMatchObject({
      state: 'interruptedHeartRate',
      duration: 134,
      peak: 161,
      notRated: 'ended',
      typed: [],
    });
  });

  it('refuse the end that the device reported if they contradict it', () => {
    expect(outcomeOf(run('ymcaStep'), completed(seconds(100, 120)))).toBeUndefined();
    const sent = { Samples: seconds(100, 120), DoneAt: null, Distance: null };
    expect(outcomeOf(run('ymcaStep'), { ...sent, End: 'interruptedHeartRate' })).toBeUndefined();
    expect(outcomeOf(run('ymcaStep'), { ...sent, End: 'sensorLost' })).toBeUndefined();
    expect(outcomeOf(run('ymcaStep'), { ...sent, End: 'stoppedByUser' })).toMatchObject({
      state: 'stoppedByUser',
      duration: 100,
    });
  });
});
