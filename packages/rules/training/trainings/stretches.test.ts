import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDays, type MinuteRow, mergeBeats, stretches } from './stretches.ts';

function minutesOf(values: readonly (readonly [second: number, bpm: number])[]): MinuteRow[] {
  const rows = new Map<number, Uint8Array>();
  for (const [second, bpm] of values.toSorted((a, b) => a[0] - b[0])) {
    const Minute = second - (second % 60);
    const Beats = rows.get(Minute) ?? new Uint8Array(60);
    Beats[second % 60] = bpm;
    rows.set(Minute, Beats);
  }
  return [...rows].map(([Minute, Beats]) => ({ Minute, Beats }));
}
const bounds = (values: [number, number][]) => stretches(minutesOf(values)).map(({ begin, end }) => [begin, end]);

describe('the stretches of recorded minutes', () => {
  it('are empty if no minute has a value', () => {
    expect(stretches([])).toEqual([]);
    expect(bounds([[6000, 0]])).toEqual([]);
  });

  it('extend from the first heart rate to the second after the last one', () => {
    const [only] = stretches(
      minutesOf([
        [6058, 90],
        [6061, 100],
      ]),
    );
    expect(only).toEqual({ begin: 6058, end: 6062, beats: Uint8Array.of(90, 0, 0, 100) });
  });

  it('are the same if a minute is stored in two parts, in either order', () => {
    const [one, other] = [
      { 3: 90, 20: 91, 58: 92 },
      { 0: 170, 10: 171, 59: 172 },
    ].map((at) => minutesOf(Object.entries(at).map(([second, bpm]) => [6000 + Number(second), bpm])));
    const next = minutesOf([[6061, 93]]);
    const [begin, end] = [6000, 6062];
    for (const minutes of [
      [...(one ?? []), ...(other ?? []), ...next],
      [...(other ?? []), ...(one ?? []), ...next],
    ]) {
      const [only] = stretches(minutes);
      expect(only).toMatchObject({ begin, end });
      expect([3, 20, 58, 0, 10, 59, 61].map((second) => only?.beats[second])).toEqual([90, 91, 92, 170, 171, 172, 93]);
    }
  });

  it('are separated by 300 seconds without heart rates', () => {
    expect(
      bounds([
        [6000, 90],
        [6300, 91],
      ]),
    ).toEqual([[6000, 6301]]);
    expect(
      bounds([
        [6000, 90],
        [6301, 91],
      ]),
    ).toEqual([
      [6000, 6001],
      [6301, 6302],
    ]);
  });

  it('ignore impossible heart rates', () => {
    expect(
      bounds([
        [6000, 90],
        [6200, 29],
        [6301, 91],
        [6302, 241],
      ]),
    ).toEqual([
      [6000, 6001],
      [6301, 6302],
    ]);
  });

  it('are joined by a late second between them', () => {
    expect(
      bounds([
        [6000, 90],
        [6200, 95],
        [6301, 91],
      ]),
    ).toEqual([[6000, 6302]]);
  });

  it('contain each second once, and are at least 300 seconds apart', () => {
    const values = fc.dictionary(fc.integer({ min: 60_000, max: 64_000 }).map(String), fc.integer({ min: 30, max: 240 }), {
      maxKeys: 40,
    });
    fc.assert(
      fc.property(values, (bySecond) => {
        const found = stretches(minutesOf(Object.entries(bySecond).map(([second, bpm]) => [Number(second), bpm])));
        const remaining: Record<string, number> = {};
        for (const { begin, beats } of found) for (const [index, bpm] of beats.entries()) if (bpm) remaining[begin + index] = bpm;
        expect(remaining).toEqual({ ...bySecond });
        for (const [index, { begin, end, beats }] of found.entries()) {
          expect(end - begin).toBe(beats.length);
          expect(begin - (found[index - 1]?.end ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(300);
          expect([...beats].map((bpm) => (bpm ? 'x' : '.')).join('')).not.toMatch(/\.{300}/);
        }
      }),
    );
  });
});

describe('a stretch of several days', () => {
  const DAY = 86_400;
  const days = (beats: Uint8Array) => inDays({ begin: 6000, end: 6000 + beats.length, beats });

  it('becomes a training for each day, each from its first heart rate to its last', () => {
    const beats = new Uint8Array(2 * DAY + 10).fill(120);
    expect(days(beats).map(({ begin, end }) => [begin - 6000, end - 6000])).toEqual([
      [0, DAY],
      [DAY, 2 * DAY],
      [2 * DAY, 2 * DAY + 10],
    ]);
    beats.fill(0, DAY - 5, DAY + 7);
    const [first, second, ...others] = days(beats);
    expect([first, second].map((day) => [(day?.begin ?? 0) - 6000, (day?.end ?? 0) - 6000])).toEqual([
      [0, DAY - 5],
      [DAY + 7, 2 * DAY + 7],
    ]);
    expect(others).toHaveLength(1);
    expect(second?.beats).toHaveLength(DAY);
  });

  it('remains one training if it is not longer than a day', () => {
    expect(days(new Uint8Array(DAY).fill(120)).map(({ begin, end }) => [begin, end])).toEqual([[6000, 6000 + DAY]]);
  });
});

describe('the merge of two parts of a minute', () => {
  it('takes the incoming values, and the stored values where no value comes in', () => {
    expect(mergeBeats(Uint8Array.of(90, 0, 0, 70), Uint8Array.of(0, 91, 0, 71))).toEqual(Uint8Array.of(90, 91, 0, 71));
  });

  it('gives the same result if a second is sent twice', () => {
    const beats = fc.uint8Array({ minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(beats, beats, (stored, incoming) => {
        const merged = mergeBeats(stored, incoming);
        expect(mergeBeats(merged, incoming)).toEqual(merged);
        for (const [second, bpm] of merged.entries()) expect([stored[second], incoming[second]]).toContain(bpm);
      }),
    );
  });
});
