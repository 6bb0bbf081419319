import { describe, expect, it } from 'vitest';
import { bandOf } from '../measures/bands.ts';
import * as formulas from './formulas.ts';

describe('the formula of oxygen uptake', () => {
  it.each([
    ['Queens, man 140', formulas.queens('Male', 140), 52.53],
    ['Queens, woman 150', formulas.queens('Female', 150), 38.105],
    ['Rockport', formulas.rockport('Male', 35, 80, 14.5, 130), 44.35],
    ['Cooper', formulas.cooper(2500), 44.6],
    ['Åstrand, man', formulas.astrand('Male', 35, 80, 900, 150), 35.9],
    ['Åstrand, woman', formulas.astrand('Female', 35, 62, 600, 148), 36.1],
    [
      'YMCA cycle',
      formulas.ymcaCycle(
        [
          { load: 450, bpm: 115 },
          { load: 600, bpm: 135 },
        ],
        180,
        80,
      ),
      28.09,
    ],
    ['shuttle', formulas.shuttle(13), 50.6],
  ])('returns the published number: %s', (_, found, expected) =>
    expect(found).toBeCloseTo(expected, expected === 38.105 ? 3 : 1),
  );

  it('interpolates the age factor between the ages of the table, and uses the first or last factor for ages outside the table', () => {
    expect([14, 15, 30, 35, 37, 65, 70].map((age) => Number(formulas.astrandFactor(age).toFixed(3)))).toEqual([
      1.1, 1.1, 0.935, 0.87, 0.854, 0.65, 0.65,
    ]);
  });

  it('makes each level of the shuttle run half a kilometre per hour faster than the level before', () => {
    expect([formulas.shuttleSpeed(1), formulas.shuttleSpeed(10)]).toEqual([8.5, 13]);
  });
});

describe('the heart rate recovery', () => {
  const seconds = (count: number, bpm: number) => Array.from({ length: count }, () => bpm);
  it('is the decrease of the heart rate in the first minute: from 168 to 142 bpm it is 26, which is rated good', () => {
    const found = formulas.heartRateRecovery(seconds(60, 168), [...seconds(58, 150), ...seconds(5, 142)], 190);
    expect(found).toBe(26);
    expect(bandOf('recoveryHeartRate1', 26, { Age: 35, Gender: 'Male', Height: 180 })?.word).toBe('good');
  });
  it.each([
    [12, 'poor'],
    [13, 'belowAverage'],
    [18, 'average'],
    [25, 'good'],
    [35, 'excellent'],
  ])('of %s beats per minute is rated %s', (beats, word) =>
    expect(bandOf('recoveryHeartRate1', beats, { Age: null, Gender: null, Height: null })?.word).toBe(word),
  );
  it('is unknown after a light effort, or if the end of the minute has no values', () => {
    expect(formulas.heartRateRecovery(seconds(60, 141), seconds(63, 100), 190)).toBeNull();
    expect(formulas.heartRateRecovery(seconds(60, 168), [...seconds(58, 150), ...seconds(5, 0)], 190)).toBeNull();
    expect(formulas.heartRateRecovery([], [], 190)).toBeNull();
  });
});
