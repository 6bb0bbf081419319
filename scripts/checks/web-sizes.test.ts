import { expect, it } from 'vitest';
import { sizeProblems, tightened } from './web-sizes.ts';

const limits = { starts: { home: 50 }, beyond: { journal: 20 } };
const sizes = (home: number, journal: number) => ({
  starts: { home: { kB: home, files: 3 } },
  beyond: { journal: { kB: journal, files: 2 } },
});

it('a size at its limit is fine', () => {
  expect(sizeProblems(sizes(50.3, 19.8), limits)).toEqual([]);
});

it('a size that grew is a problem, and writing limits does not raise its', () => {
  expect(sizeProblems(sizes(51, 20), limits)).toEqual(['home: 51 kB of script, 50 at most']);
  expect(tightened(sizes(51, 20), limits)).toEqual(limits);
});

it('a size that shrank asks for a lower limit', () => {
  expect(sizeProblems(sizes(40, 20), limits)).toEqual(['home: 40 kB of script, its limit of 50 can be lowered']);
  expect(tightened(sizes(40, 20), limits)).toEqual({ starts: { home: 40 }, beyond: { journal: 20 } });
});

it('a new screen needs a limit', () => {
  const grown = { ...sizes(50, 20), beyond: { journal: { kB: 20, files: 2 }, shop: { kB: 9, files: 1 } } };
  expect(sizeProblems(grown, limits)).toEqual(['shop: 9 kB has no limit yet']);
  expect(tightened(grown, limits).beyond).toEqual({ journal: 20, shop: 9 });
});
