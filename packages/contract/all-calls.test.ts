import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';

/** True for the name of a calls file, or of a folder with a calls file of its name. */
const isFeature = (name: string) =>
  [name, `${name}/${basename(name)}`].some((path) => existsSync(join(import.meta.dirname, `${path}.calls.ts`)));

it('the row names in `shows` and `changes` of calls consist of a feature and optionally a kind', () => {
  const named = new Set<string>(allCalls.flatMap(({ shows, changes }) => [...shows, ...changes]));
  expect([...named].filter((rows) => !isFeature(rows) && !isFeature(dirname(rows)))).toEqual([]);
});

it('the rows that a call changes are shown by another call', () => {
  const shown = new Set(allCalls.flatMap(({ shows }) => shows));
  const lost = allCalls.flatMap(({ id, changes }) => changes.filter((rows) => !shown.has(rows)).map((rows) => `${id}: ${rows}`));
  expect(lost).toEqual([]);
});

it('every call refuses an interval that ends before it begins', () => {
  const [late, early] = ['2026-02-02', '2026-01-01'];
  const taken = allCalls.filter(
    ({ id, query }) =>
      // The service of these calls reports invalid intervals (`refusedDays`).
      !/^(?:trainerR|r)ankings\./.test(id) &&
      [
        ['from', 'to'],
        ['Begin', 'End'],
      ].some(([first = '', last = '']) => {
        if (!(query instanceof z.ZodObject) || !(first in query.shape) || !(last in query.shape)) return false;
        return ['', 'T12:00:00Z'].some(
          (time) => query.safeParse({ [first]: `${late}${time}`, [last]: `${early}${time}` }).success,
        );
      }),
  );
  expect(taken.map(({ id }) => id)).toEqual([]);
});
