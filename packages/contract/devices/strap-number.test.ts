import { describe, expect, it } from 'vitest';
import { jsonReadingSchema } from '../live/bridge-protocol.ts';
import { strapNumber } from './strap-number.ts';

describe('a hardware id of a strap', () => {
  it.each([
    ['ANT+:0', 0],
    ['ANT+:65535', 65_535],
    ['ANT+:0012345', 12_345],
    ['ANT+:65536', 'no strap'],
    ['ANT+:99999', 'no strap'],
    ['ANT+:385600', 'no strap'],
    ['ANT+:', 'no strap'],
    ['ant+:1', 'no strap'],
    ['ANT+:12345678', 'no strap'],
    ['BLE:12', 'no strap'],
  ])('such as %s has the number of %s; the API accepts only ids with a number', (id, number) => {
    expect(strapNumber(id) ?? 'no strap').toBe(number);
    expect(jsonReadingSchema.shape.hardwareId.safeParse(id).success).toBe(number !== 'no strap');
  });
});
