import { describe, expect, it } from 'vitest';
import { layoutOf, Records } from './records.live.ts';

const layout = layoutOf({ small: ['u8'], far: ['f64'], seconds: ['u32', 3], below: ['i32'], last: ['u8'] });
const { at } = layout;

function filled(count: number): Records {
  const records = new Records(layout);
  records.grow(count);
  for (let record = 0; record < count; record++) {
    records.setU8(record, at.small, record + 1);
    records.setF64(record, at.far, -1e12 - record);
    for (let index = 0; index < 3; index++) records.setU32(record, at.seconds + 4 * index, 4_000_000_000 + 10 * record + index);
    records.setI32(record, at.below, -record);
    records.setU8(record, at.last, 200 + record);
  }
  return records;
}

const read = (records: Records, record: number) => [
  records.u8(record, at.small),
  records.f64(record, at.far),
  [0, 1, 2].map((index) => records.u32(record, at.seconds + 4 * index)),
  records.i32(record, at.below),
  records.u8(record, at.last),
];
const expected = (record: number) => [
  record + 1,
  -1e12 - record,
  [0, 1, 2].map((index) => 4_000_000_000 + 10 * record + index),
  -record || 0,
  200 + record,
];

describe('records of numbers', () => {
  it('contain each field apart from all others, also after they grow', () => {
    const records = filled(3);
    records.grow(5);
    expect(records.count).toBe(5);
    for (const record of [0, 1, 2]) expect(read(records, record)).toEqual(expected(record));
    expect(read(records, 4)).toEqual([0, 0, [0, 0, 0], 0, 0]);
  });

  it('are renumbered in their order when only some of them remain', () => {
    const records = filled(4);
    records.keepOnly([1, 3]);
    expect([records.count, read(records, 0), read(records, 1)]).toEqual([2, expected(1), expected(3)]);
  });
});
