import { describe, expect, it } from 'vitest';
import { gradesOf, gradeTone } from './grade.ts';

const seconds = (count: number) => Array.from({ length: count }, (_, second) => second);

describe('how steep the way is (TRN-010)', () => {
  it('is the rise of 100 m of it: 5 m up in 100 m are 5 %, whatever the speed', () => {
    for (const speed of [1, 3, 10, 20]) {
      const metres = seconds(200).map((second) => second * speed);
      const grades = gradesOf(
        metres.map((way) => 270 + way / 20),
        metres,
      );
      expect(grades.every((grade) => Math.abs((grade ?? 0) - 5) < 1e-6)).toBe(true);
    }
  });

  it('is smoothed: a step of 2 m in a flat road at 10 m a second', () => {
    const metres = seconds(60).map((second) => second * 10);
    const grades = gradesOf(
      metres.map((way) => (way < 300 ? 100 : 102)),
      metres,
    );
    // Eleven places 10 m apart, of which the last 1, 3, 5 and 6 lie 2 m higher: 1100 of 11000, and so on.
    expect([24, 25, 27, 29, 30, 35].map((second) => Number((grades[second] ?? Number.NaN).toFixed(3)))).toEqual([
      0, 0.909, 2.182, 2.727, 2.727, 0,
    ]);
  });

  it('swings no more with an altimeter that errs by 2 m to and fro', () => {
    const metres = seconds(300).map((second) => second * 3);
    const grades = gradesOf(
      metres.map((way, second) => 100 + way * 0.04 + (second % 2 === 0 ? 1 : -1)),
      metres,
    );
    for (const grade of grades.slice(20, 280)) expect(Math.abs((grade ?? 0) - 4)).toBeLessThan(0.3);
  });

  it('is that of the road where she stands on it, and nothing where she goes nowhere', () => {
    const metres = [
      ...seconds(20).map((second) => second * 10),
      ...seconds(300).map(() => 200),
      ...seconds(20).map((s) => 210 + s * 10),
    ];
    const grades = gradesOf(
      metres.map((way) => way / 10),
      metres,
    );
    expect(grades[150]).toBeCloseTo(10, 6);
    expect(gradesOf([1, 2, 3], [0, 0, 0])).toEqual([null, null, null]);
    expect(gradesOf([1, 2, 3], [0, 5, 19])).toEqual([null, null, null]);
    expect(gradesOf([], [])).toEqual([]);
  });

  it('is not known where the altitude is not, and no road is steeper than 45 %', () => {
    const metres = seconds(9).map((second) => second * 10);
    const grades = gradesOf([0, 0, null, 0, 0, 0, 0, 0, 0], metres);
    expect(grades.map((grade) => grade === null)).toEqual([false, false, true, false, false, false, false, false, false]);
    expect(
      gradesOf(
        metres.map((way) => way * 3),
        metres,
      )[4],
    ).toBe(45);
  });

  it('has a tone by the whole percent that is said', () => {
    expect([null, -9, 0.4, 0.5, 3.4, 3.5, 6.4, 6.5, 20].map(gradeTone)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
  });
});
