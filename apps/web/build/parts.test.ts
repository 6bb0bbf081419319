import { expect, it } from 'vitest';
import { type Part, worthwhile } from './parts.ts';

const KILO = 1024;
const part = (name: string, bytes: number, needs: readonly Part[] = [], entry?: Pick<Part, 'weight' | 'requests'>): Part => ({
  ids: new Set([name]),
  bytes,
  by: new Set(),
  needs: new Set(needs),
  ...(entry === undefined ? {} : { entry: name, ...entry }),
});
const filesOf = (parts: readonly Part[]) => parts.filter(({ entry }) => entry === undefined).map(({ ids }) => [...ids].sort());

it('the grouping joins parts needed by the same screens, and small parts when only few screens then load an unneeded part', () => {
  const [dates, money, tiny] = [part('dates', 9 * KILO), part('money', 30 * KILO), part('tiny', 200)];
  const first = part('First', KILO, [dates, money, tiny], {});
  const second = part('Second', KILO, [dates, money], {});
  expect(filesOf(worthwhile([dates, money, tiny, first, second]))).toEqual([['dates', 'money', 'tiny']]);
});

it('the grouping does not load a large part for screens that do not need it', () => {
  const [all, chart] = [part('all', 9 * KILO), part('chart', 90 * KILO)];
  const others = ['One', 'Two', 'Three'].map((name) => part(name, KILO, [all], {}));
  expect(filesOf(worthwhile([all, chart, ...others, part('Chart', KILO, [all, chart], {})]))).toEqual([['all'], ['chart']]);
});

it('the grouping gives parts opened by a user action less weight than screens', () => {
  const [words, form] = [part('words', KILO), part('form', 20 * KILO)];
  const screen = part('Screen', KILO, [words], {});
  const dialogs = ['A', 'B', 'C'].map((name) => part(name, KILO, [words, form], { weight: 0.2 }));
  expect(filesOf(worthwhile([words, form, screen, ...dialogs]))).toEqual([['form'], ['words']]);
});

it('the grouping never creates two files that depend on each other', () => {
  const last = part('last', 100);
  const between = part('between', 900 * KILO, [last]);
  const begin = part('begin', 120, [between]);
  const screens = [part('One', KILO, [begin], {}), part('Two', KILO, [last], {})];
  expect(filesOf(worthwhile([last, between, begin, ...screens])).find((ids) => ids.includes('begin'))).not.toContain('last');
});

it('the grouping is the same for every order of the parts when two joins save the same', () => {
  const [some, left, right] = [part('some', 100), part('left', 2000), part('right', 2000)];
  const needs = [[some, left], [some, right], [left], [right]];
  const screens = needs.map((needed, place) => part(`Screen ${place}`, KILO, needed, {}));
  const all = [some, left, right, ...screens];
  const groups = [['left', 'some'], ['right']];
  const byName = (one: readonly string[], other: readonly string[]) => one.join().localeCompare(other.join());
  expect(filesOf(worthwhile(all)).toSorted(byName)).toEqual(groups);
  expect(filesOf(worthwhile(all.reverse())).toSorted(byName)).toEqual(groups);
});

it('the grouping ignores parts that are loaded at the start of the app', () => {
  const start = part('start', 500 * KILO);
  const [a, b] = [part('a', 60 * KILO, [start]), part('b', 60 * KILO)];
  expect(filesOf(worthwhile([a, b, part('One', KILO, [a], {}), part('Two', KILO, [b], {})]))).toEqual([['a'], ['b']]);
});

it('the grouping saves more requests for a screen whose requests are worth more', () => {
  const [all, chart] = [part('all', 9 * KILO), part('chart', 12 * KILO)];
  const other = part('Other', KILO, [all], {});
  const chartScreen = (requests: number) => part('Chart', KILO, [all, chart], { requests });
  expect(filesOf(worthwhile([all, chart, other, chartScreen(1)]))).toEqual([['all'], ['chart']]);
  expect(filesOf(worthwhile([all, chart, other, chartScreen(4)]))).toEqual([['all', 'chart']]);
});
