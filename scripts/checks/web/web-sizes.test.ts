import { expect, it } from 'vitest';
import { sizeProblems, tightened } from './web-sizes.ts';

const limits = { starts: { home: 50 }, beyond: { journal: 20 } };
const sizes = (home: number, journal: number) => ({
  starts: { home: { kB: home, files: 3 } },
  beyond: { journal: { kB: journal, files: 2 } },
});

it('a size near its limit passes, because changes of other parts also change this size', () => {
  expect(sizeProblems(sizes(58.9, 17.9), limits)).toEqual([]);
});

it('a size above its limit is reported, and writing limits does not raise the limit', () => {
  expect(sizeProblems(sizes(59.2, 20), limits)).toEqual(['home: 59.2 kB of script, and it was 50']);
  expect(tightened(sizes(59.2, 20), limits)).toEqual({ ...limits, opened: {}, alone: {} });
});

it('a size far below its limit requires a lower limit', () => {
  expect(sizeProblems(sizes(40, 20), limits)).toEqual(['home: 40 kB of script, its limit of 50 can be lowered']);
  expect(tightened(sizes(40, 20), limits)).toEqual({ starts: { home: 40 }, beyond: { journal: 20 }, opened: {}, alone: {} });
});

it('a screen without a limit requires one', () => {
  const grown = { ...sizes(50, 20), beyond: { journal: { kB: 20, files: 2 }, shop: { kB: 9, files: 1 } } };
  expect(sizeProblems(grown, limits)).toEqual(['shop: 9 kB has no limit yet']);
  expect(tightened(grown, limits)['beyond']).toEqual({ journal: 20, shop: 9 });
});

it('a part that a user opens needs a limit and may not exceed the aim', () => {
  const opened = (kB: number) => ({ ...sizes(50, 20), opened: { quicklesson: { kB, files: 9 } } });
  expect(sizeProblems(opened(90), limits)).toEqual(['quicklesson: 90 kB has no limit yet']);
  expect(tightened(opened(90), limits)['opened']).toEqual({ quicklesson: 90 });
  expect(sizeProblems(opened(120), { ...limits, opened: { quicklesson: 90 } })).toEqual([
    'quicklesson: 120 kB of script, and it was 90',
  ]);
  expect(sizeProblems(opened(181), { ...limits, opened: { quicklesson: 181 } })).toEqual([
    'quicklesson: 181 kB of script, and 180 are the most it may ever have',
  ]);
});

it('a size may not exceed its aim in kB or in files, even below its limit', () => {
  const generous = { starts: { home: 900, 'shell and today': 900 }, beyond: { journal: 900, services: 900 } };
  const passing = {
    starts: { home: { kB: 61, files: 3 }, 'shell and today': { kB: 200, files: 26 } },
    beyond: { journal: { kB: 91, files: 2 }, services: { kB: 129, files: 2 } },
  };
  expect(sizeProblems(passing, generous)).toEqual([
    'home: 61 kB of script, and 60 are the most it may ever have',
    'shell and today: 26 files, and 15 are the most it may ever have',
    'journal: 91 kB of script, and 90 are the most it may ever have',
    'services: 129 kB of script, and 110 are the most it may ever have',
  ]);
});

it('a separately loaded library may not exceed its limit', () => {
  const fetched = (kB: number) => ({ ...sizes(50, 20), alone: { hls: { kB, files: 1 } } });
  expect(sizeProblems(fetched(103), { ...limits, alone: { hls: 103 } })).toEqual([]);
  expect(sizeProblems(fetched(203), { ...limits, alone: { hls: 103 } })).toEqual(['hls: 203 kB of script, and it was 103']);
});
