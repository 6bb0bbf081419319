import { describe, expect, it } from 'vitest';
import { evaluateFlow, type FlowPlan, flowSteps, intensityZone, onTargetNow, segmentSeconds, targetAt } from './target.ts';

const segment = (Begin: number, Percent: number, Cadence: number | null = null) => ({ Name: '', Begin, Percent, Cadence });
const flow: FlowPlan = {
  Measure: 'HeartRate',
  Duration: 60,
  Segments: [segment(0, 65, 90), segment(30, 85, 70), segment(45, 55)],
};

describe('an intensity flow', () => {
  it('has a current segment at each second until it is over', () => {
    expect(segmentSeconds(flow)).toEqual([30, 15, 15]);
    expect(flowSteps(flow).map(({ ms, item }) => [ms, item])).toEqual([
      [30_000, 0],
      [15_000, 1],
      [15_000, 2],
    ]);
    expect([0, 29, 30, 44, 45, 59, 60, -1].map((at) => targetAt(flow, at)?.Percent)).toEqual([
      65,
      65,
      85,
      85,
      55,
      55,
      undefined,
      undefined,
    ]);
  });

  it('has the zones of the heart rate or of the power, depending on its measure', () => {
    expect([49, 50, 60, 70, 80, 90, 100].map((percent) => intensityZone('HeartRate', percent))).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect([54, 55, 75, 90, 105, 120, 160].map((percent) => intensityZone('Ftp', percent))).toEqual([0, 1, 2, 3, 4, 5, 5]);
  });
});

describe('the result of a flow', () => {
  it('counts the athletes who are in the zone of the target: six of twelve, with 81 % on average', () => {
    const percents = [86, 81, 90, 77, 88, 84, 93, 74, 82, 85, 64, 72];
    expect(onTargetNow('HeartRate', 85, percents)).toEqual({ on: 6, total: 12, average: 81 });
    expect(onTargetNow('HeartRate', 85, [])).toEqual({ on: 0, total: 0, average: null });
  });

  it('counts for each segment the seconds with a heart rate, and those of them in the zone of the target', () => {
    const percents = [
      ...Array.from({ length: 30 }, () => 66),
      ...Array.from({ length: 10 }, () => 82),
      ...Array.from({ length: 5 }, () => null),
      ...Array.from({ length: 15 }, () => 82),
    ];
    expect(evaluateFlow(flow, percents)).toEqual({
      on: 40,
      received: 55,
      percent: 73,
      segments: [
        { on: 30, received: 30 },
        { on: 10, received: 10 },
        { on: 0, received: 15 },
      ],
    });
    expect(evaluateFlow(flow, [])).toMatchObject({ on: 0, received: 0, percent: null });
  });
});
