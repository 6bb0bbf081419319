import { expect, it } from 'vitest';
import { createSeal } from './sealed.ts';

it('a sealed text can be opened only if it is unchanged, and only with the same key and purpose', () => {
  const seal = createSeal('secret of the operator', 'tokens');
  const closed = seal.close('token – 1');
  expect(closed.includes('token')).toBe(false);
  expect(seal.close('token – 1').equals(closed)).toBe(false);
  expect(createSeal('secret of the operator', 'tokens').open(closed)).toBe('token – 1');
  expect(createSeal('another secret', 'tokens').open(closed)).toBeUndefined();
  expect(createSeal('secret of the operator', 'others').open(closed)).toBeUndefined();
  const changed = Buffer.from(closed);
  changed.writeUInt8(changed.readUInt8(closed.length - 1) ^ 1, closed.length - 1);
  expect(seal.open(changed)).toBeUndefined();
  expect(seal.open(closed.subarray(0, 20))).toBeUndefined();
});
