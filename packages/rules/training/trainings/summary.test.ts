import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetZone, zoneLimits, zoneOf } from '../../accounts/users/zones.ts';
import { withoutArtefacts } from './artefacts.ts';
import { coveredSeconds, pointSecondsOf } from './hold.ts';
import { deepestRecovery } from './recovery.ts';
import type { Stretch } from './stretches.ts';
import { type Athlete, minuteBreakdown, type Summary, summarise } from './summary.ts';

const athlete: Athlete = {
  maxHeartRate: 184,
  limits: zoneLimits(184),
  target: targetZone(184, 65, 85),
  sex: 'Male',
  weightKg: 80,
  heightCm: 180,
  ageYears: 35,
  vo2Max: null,
};
const stretch = (values: readonly number[], begin = 1_000_000): Stretch => ({
  begin,
  end: begin + values.length,
  beats: Uint8Array.from(values),
});
const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);
const zoneTimes = (summary: Summary) => [
  summary.Zone0Time,
  summary.Zone1Time,
  summary.Zone2Time,
  summary.Zone3Time,
  summary.Zone4Time,
  summary.Zone5Time,
];

describe('the example training of 22 seconds', () => {
  const values = seconds(22, 0);
  for (const [second, bpm] of [
    [0, 90],
    [1, 110],
    [2, 130],
    [4, 131],
    [20, 150],
    [21, 166],
  ] as const)
    values[second] = bpm;
  const summary = summarise(stretch(values), athlete);

  it('has 1, 0, 1, 2, 1 and 1 seconds in the zones 0 to 5', () => expect(zoneTimes(summary)).toEqual([1, 0, 1, 2, 1, 1]));
  it('has gaps of 16 s in 22 s', () => expect(summary).toMatchObject({ Duration: 22, GapTime: 16 }));
  it('has a sum of 31 points times seconds', () => expect(summary).toMatchObject({ pointSeconds: 31, Points: 1 }));
  it('has three seconds in the target zone', () => expect(summary.TargetTime).toBe(3));
});

describe('the points, zones and calories of a training', () => {
  it('are 223 points for 57 and a half minutes through all zones', () => {
    const summary = summarise(
      stretch([
        ...seconds(300, 90),
        ...seconds(600, 100),
        ...seconds(900, 115),
        ...seconds(1200, 135),
        ...seconds(300, 150),
        ...seconds(60, 168),
      ]),
      athlete,
    );
    expect(zoneTimes(summary)).toEqual([300, 600, 900, 1200, 300, 60]);
    expect(summary).toMatchObject({ Points: 223, GapTime: 0, TargetTime: 1500, MaxHeartRate: 168 });
  });

  it('are 448 kcal for half an hour at 150 bpm, and 37 kcal if only the first and the last second have a heart rate', () => {
    expect(summarise(stretch(seconds(1800, 150)), athlete)).toMatchObject({ Calories: 448, AverageHeartRate: 150, Points: 240 });
    const silent = summarise(stretch([90, ...seconds(1798, 0), 90]), athlete);
    expect(silent).toMatchObject({ Calories: 37, GapTime: 1799, Zone0Time: 1 });
  });
});

describe('the maximum and average heart rate of a training', () => {
  it('ignore a single high value', () => {
    const summary = summarise(stretch([...seconds(60, 120), 138, ...seconds(60, 120)]), athlete);
    expect(summary.MaxHeartRate).toBe(120);
  });

  it('have a maximum that at least three of five seconds reached', () => {
    expect(summarise(stretch([...seconds(60, 120), 138, 138, 138, ...seconds(60, 120)]), athlete).MaxHeartRate).toBe(138);
  });

  it('have the median as maximum if the training is shorter than five seconds', () => {
    expect(summarise(stretch([120, 124, 121]), athlete)).toMatchObject({ MaxHeartRate: 121, AverageHeartRate: 122 });
  });

  it('weight each value by the seconds for which it counts', () => {
    expect(summarise(stretch([100, ...seconds(8, 0), 118]), athlete).AverageHeartRate).toBe(102);
  });

  it('are null if the artefact filter leaves no value', () => {
    const nonsense = summarise(stretch([240, 30, 60, 150, 240, 30]), athlete);
    expect(nonsense).toMatchObject({ AverageHeartRate: null, MaxHeartRate: null, GapTime: 6, Points: 0 });
  });
});

describe('a part of a training', () => {
  const max = { ...athlete, maxHeartRate: 190, limits: zoneLimits(190) };
  const worn = stretch([...seconds(90, 150), ...seconds(60, 180), ...seconds(120, 125)]);
  const part = { begin: worn.begin + 90, end: worn.end, beats: worn.beats.subarray(90) };

  it('is accepted with a high heart rate that falls at its begin, if the strap was worn before', () => {
    expect(summarise(part, max, worn)).toMatchObject({ Duration: 180, GapTime: 0 });
    expect(minuteBreakdown(part, max, worn)[0]).toMatchObject({ HeartRate: 180, Points: 8 });
    expect(summarise(part, max).GapTime).toBe(30);
  });

  it('leaves out the artefacts that only the whole training shows', () => {
    const cold = stretch([...seconds(60, 185), ...seconds(120, 110)]);
    const late = { begin: cold.begin + 20, end: cold.end, beats: cold.beats.subarray(20) };
    expect(summarise(late, max, cold).GapTime).toBe(10);
  });
});

const recording = fc
  .array(
    fc.record({
      step: fc.integer({ min: -4, max: 4 }),
      silence: fc.oneof({ weight: 20, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 15 }) }),
      spike: fc.oneof({ weight: 30, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-70, 70) }),
    }),
    { minLength: 1, maxLength: 400 },
  )
  .map((steps) => {
    let bpm = 125;
    const values: number[] = [];
    for (const { step, silence, spike } of steps) {
      bpm = Math.max(100, Math.min(170, bpm + step));
      if (values.length > 0) values.push(...seconds(silence, 0));
      values.push(bpm + spike);
    }
    return values;
  });

function independently(values: readonly number[], max: number) {
  let samples = values.flatMap((bpm, second) => (bpm ? [{ second, bpm }] : []));
  samples = samples.filter(({ bpm }, index) => {
    const five = [-2, -1, 0, 1, 2].flatMap((by) => samples[index + by]?.bpm ?? []).toSorted((a, b) => a - b);
    const middle = [five[Math.floor((five.length - 1) / 2)], five[Math.ceil((five.length - 1) / 2)]];
    return middle.some((value) => value !== undefined && bpm >= value - 20 && bpm <= value + 20);
  });
  samples = samples.filter(({ bpm }) => bpm <= max + 40);
  const start = samples.filter(({ second }) => second < 30).map(({ bpm }) => bpm);
  const after = samples.filter(({ second }) => second >= 30 && second < 90).map(({ bpm }) => bpm);
  const misread = start.some((bpm) => bpm * 10 > max * 9) && after.some((bpm) => bpm + 40 < Math.max(...start));
  if (misread) samples = samples.filter(({ second }) => second >= 30);
  const zone = [0, 0, 0, 0, 0, 0];
  let pointSeconds = 0;
  for (const [index, { second, bpm }] of samples.entries()) {
    const next = samples[index + 1]?.second ?? second + 1;
    if (next - second > 10) continue;
    const at = [50, 60, 70, 80, 90].filter((percent) => bpm >= Math.round((max * percent) / 100)).length;
    zone[at] = (zone[at] ?? 0) + next - second;
    pointSeconds += (next - second) * ([0, 1, 3, 6, 8, 8][at] ?? Number.NaN);
  }
  return { zone, pointSeconds };
}

describe('any random recording', () => {
  it('has zone times and points that equal a sum computed independently', () => {
    fc.assert(
      fc.property(recording, fc.integer({ min: 150, max: 220 }), (values, max) => {
        const summary = summarise(stretch(values), { ...athlete, maxHeartRate: max, limits: zoneLimits(max) });
        const expected = independently(values, max);
        expect(zoneTimes(summary)).toEqual(expected.zone);
        expect(summary.pointSeconds).toBe(expected.pointSeconds);
      }),
      { numRuns: 300 },
    );
  });

  it('has zone times and gaps that sum up to the duration, and points per minute that sum up to the total', () => {
    fc.assert(
      fc.property(recording, (values) => {
        const summary = summarise(stretch(values), athlete);
        expect(zoneTimes(summary).reduce((sum, time) => sum + time, 0) + summary.GapTime).toBe(summary.Duration);
        expect(summary.Duration).toBe(values.length);
        const minutes = minuteBreakdown(stretch(values), athlete);
        expect(minutes).toHaveLength(Math.ceil(values.length / 60));
        expect(minutes.reduce((sum, minute) => sum + minute.Points, 0)).toBeCloseTo(summary.pointSeconds / 60, 8);
      }),
    );
  });

  it('has the same points as on the wall, if it contains no artefacts', () => {
    fc.assert(
      fc.property(recording, (values) => {
        const clean = [...withoutArtefacts(Uint8Array.from(values), athlete.maxHeartRate)];
        fc.pre(clean.every((bpm, second) => bpm === values[second]));
        let earned = 0;
        let last: { second: number; bpm: number } | undefined;
        for (const [second, bpm] of clean.entries()) {
          if (!bpm) continue;
          if (last) earned += pointSecondsOf(zoneOf(last.bpm, athlete.limits), coveredSeconds(last.second, second));
          last = { second, bpm };
        }
        if (last) earned += pointSecondsOf(zoneOf(last.bpm, athlete.limits), 1);
        expect(summarise(stretch(values), athlete).pointSeconds).toBe(earned);
      }),
    );
  });
});

describe('the values per minute of a training', () => {
  it('start at the begin of the training, not at a minute of the clock, and are null without heart rates', () => {
    const values = [...seconds(60, 147), ...seconds(60, 0), ...seconds(30, 129), 129];
    expect(minuteBreakdown(stretch(values, 1_000_037), athlete)).toEqual([
      { Zone: 4, HeartRate: 147, Points: (59 * 8) / 60 },
      { Zone: null, HeartRate: null, Points: 0 },
      { Zone: 3, HeartRate: 129, Points: (31 * 6) / 60 },
    ]);
  });
});

describe('the heart rate recovery after an effort', () => {
  const parts = (...all: readonly (readonly [length: number, bpm: number])[]) =>
    Uint8Array.from(all.flatMap(([length, bpm]) => Array.from({ length }, () => bpm)));
  const slope = (length: number, from: number, to: number) =>
    Uint8Array.from({ length }, (_, second) => Math.round(from + ((to - from) * second) / (length - 1)));
  const together = (...all: readonly Uint8Array[]) => Uint8Array.from(all.flatMap((one) => [...one]));

  it('is the decrease of the heart rate in the following minute', () => {
    expect(deepestRecovery(parts([120, 168], [58, 150], [30, 142]), 184)).toBe(26);
  });

  it('is the largest one if there are several efforts', () => {
    expect(deepestRecovery(parts([120, 168], [90, 142], [120, 160], [5, 140], [90, 120], [120, 166], [90, 150]), 184)).toBe(40);
  });

  it('covers one minute, even if the heart rate falls for longer', () => {
    const falling = together(parts([60, 170]), slope(181, 170, 80), parts([60, 80]));
    expect(deepestRecovery(falling, 184)).toBeGreaterThanOrEqual(29);
    expect(deepestRecovery(falling, 184)).toBeLessThanOrEqual(32);
  });

  it('is null if the effort does not end, was not hard, or is not followed by a minute with heart rates', () => {
    expect(deepestRecovery(parts([600, 165]), 184)).toBeNull();
    expect(deepestRecovery(parts([120, 165], [120, 153]), 184)).toBeNull();
    expect(deepestRecovery(parts([120, 165], [120, 152]), 184)).toBe(13);
    expect(deepestRecovery(parts([120, 137], [120, 90]), 184)).toBeNull();
    expect(deepestRecovery(parts([120, 138], [5, 119], [5, 100], [120, 90]), 184)).toBe(48);
    expect(deepestRecovery(parts([120, 168], [60, 142]), 184)).toBeNull();
    expect(deepestRecovery(parts([120, 168], [120, 0]), 184)).toBeNull();
    expect(deepestRecovery(parts([120, 168], [50, 150], [40, 0], [60, 90]), 184)).toBeNull();
    expect(deepestRecovery(new Uint8Array(0), 184)).toBeNull();
  });

  it('ignores artefacts of the strap', () => {
    const spiked = parts([120, 130], [120, 100]);
    spiked[119] = 220;
    expect(deepestRecovery(spiked, 184)).toBeNull();
  });

  it('ignores the jump of the heart rate when straps are exchanged', () => {
    expect(deepestRecovery(parts([120, 188], [120, 105]), 196)).toBeNull();
    expect(deepestRecovery(parts([120, 168], [30, 160], [90, 130]), 196)).toBeNull();
    expect(deepestRecovery(parts([120, 168], [30, 160], [90, 140]), 196)).toBe(28);
  });
});
