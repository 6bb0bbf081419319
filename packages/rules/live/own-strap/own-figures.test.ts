import { expect, it } from 'vitest';
import type { Zone } from '../../accounts/users/zones.ts';
import { SILENCE_SECONDS } from '../../training/trainings/silence.ts';
import { type OwnFigures, ownAverage, ownPoints, withBeat } from './own-figures.ts';

const zoneOf = (bpm: number): Zone => (bpm >= 140 ? 3 : 1);
const after = (beats: readonly (readonly [second: number, bpm: number])[]) =>
  beats.reduce<OwnFigures | null>((figures, [second, bpm]) => withBeat(figures, second, bpm, zoneOf), null);
const steady = (from: number, seconds: number, bpm: number) =>
  Array.from({ length: seconds }, (_, index) => [from + index, bpm] as const);

it("a training on an athlete's own device gets the same points as on the wall: each heart rate counts until the next one", () => {
  const figures = after(steady(1000, 601, 150));
  expect(figures && [ownPoints(figures), ownAverage(figures), figures.highest]).toEqual([60, 150, 150]);
});

it("a training on an athlete's own device counts a heart rate for up to ten seconds, and nothing in a longer gap", () => {
  const held = after([...steady(1000, 2, 150), [1011, 150]]);
  const lost = after([...steady(1000, 2, 150), [1012, 150]]);
  expect([held?.pointSeconds, lost?.pointSeconds]).toEqual([66, 6]);
});

it("a training on an athlete's own device uses the newest heart rate of a second, and ignores earlier seconds and invalid values", () => {
  const figures = after([
    [1000, 100],
    [1001, 120],
    [1001, 124],
    [999, 200],
    [1002, 0],
    [1002, 250],
  ]);
  expect(figures).toMatchObject({ last: 1001, bpm: 124, sum: 224, seconds: 2, highest: 124 });
});

it("a new training on an athlete's own device begins after five minutes without a heart rate", () => {
  const figures = after([...steady(1000, 60, 150), [1059 + SILENCE_SECONDS + 1, 100]]);
  expect(figures).toMatchObject({ since: 1060 + SILENCE_SECONDS, pointSeconds: 0, seconds: 1 });
});
