import { describe, expect, it } from 'vitest';
import { gradesOf, gradeTone } from './grade.ts';

const seconds = (count: number) => Array.from({ length: count }, (_, second) => second);

describe('the gradient of a route', () => {
  it('is the rise over 100 m in percent, whatever the speed', () => {
    for (const speed of [1, 3, 10, 20]) {
      const metres = seconds(200).map((second) => second * speed);
      const grades = gradesOf(
        metres.map((way) => 270 + way / 20),
        metres,
      );
      expect(grades.every((grade) => Math.abs((grade ?? 0) - 5) < 1e-6)).toBe(true);
    }
  });

  it('is smoothed: a step of 2 m at 10 m per second is spread over 100 m', () => {
    const metres = seconds(60).map((second) => second * 10);
    const grades = gradesOf(
      metres.map((way) => (way < 300 ? 100 : 102)),
      metres,
    );
    expect([24, 25, 27, 29, 30, 35].map((second) => Number((grades[second] ?? Number.NaN).toFixed(3)))).toEqual([
      0, 0.909, 2.182, 2.727, 2.727, 0,
    ]);
  });

  it('changes little if the altimeter has errors of 2 m', () => {
    const metres = seconds(300).map((second) => second * 3);
    const grades = gradesOf(
      metres.map((way, second) => 100 + way * 0.04 + (second % 2 === 0 ? 1 : -1)),
      metres,
    );
    for (const grade of grades.slice(20, 280)) expect(Math.abs((grade ?? 0) - 4)).toBeLessThan(0.3);
  });

  it('during a stop is the gradient of the place, and without any movement is unknown', () => {
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

  it('is unknown for a second without an altitude, and limited to 45 %', () => {
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

  it('has a colour that depends on the whole percent that is shown', () => {
    expect([null, -9, 0.4, 0.5, 3.4, 3.5, 6.4, 6.5, 20].map(gradeTone)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
  });
});
