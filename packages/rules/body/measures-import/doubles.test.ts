import { expect, it } from 'vitest';
import { doubledRows } from './doubles.ts';

const row = (Row: number, fields: { who?: number; when?: string; values?: readonly (readonly [string, number])[] } = {}) => ({
  Row,
  who: fields.who ?? 5,
  when: fields.when ?? '2026-11-14',
  values: (fields.values ?? [['weight', 80]]).map(([Key, Value]) => ({ Key, Value })),
});

it('a row is a duplicate if an earlier row of the file has the same person, day and values', () => {
  expect([...doubledRows([row(2), row(3), row(4, { who: 6 }), row(5)])]).toEqual([
    [3, 2],
    [5, 2],
  ]);
  const both = [
    ['weight', 80],
    ['waist', 92],
  ] as const;
  expect([...doubledRows([row(2, { values: both }), row(3, { values: both.toReversed() })])]).toEqual([[3, 2]]);
});

it('a row with another day, value or measure is not a duplicate', () => {
  const others = [
    row(2),
    row(3, { when: '2026-11-15' }),
    row(4, { values: [['weight', 80.1]] }),
    row(5, { values: [['waist', 80]] }),
    row(6, {
      values: [
        ['weight', 80],
        ['waist', 92],
      ],
    }),
  ];
  expect(doubledRows(others).size).toBe(0);
});
