import { describe, expect, it } from 'vitest';
import { jsonReadingSchema } from '../live/bridge-protocol.ts';
import { strapNumber } from './strap-number.ts';

describe('a hardware id of a strap', () => {
  it.each([
    ['ANT+:0', 0],
    ['ANT+:65535', 65_535],
    ['ANT+:0012345', 12_345],
    ['ANT+:65536', undefined],
    ['ANT+:99999', undefined],
    ['ANT+:385600', undefined],
    ['ANT+:', undefined],
    ['ant+:1', undefined],
    ['ANT+:12345678', undefined],
    ['BLE:12', undefined],
  ])('such as %s has the number %s; the API accepts only ids with a number', (id, number) => {
    expect(strapNumber(id)).toBe(number);
    expect(jsonReadingSchema.shape.hardwareId.safeParse(id).success).toBe(number !== undefined);
  });
});
