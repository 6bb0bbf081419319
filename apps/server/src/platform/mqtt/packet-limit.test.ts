import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPacketLimit } from './packet-limit.ts';

function packet(length: number): number[] {
  const header = [0x30];
  let rest = length;
  do {
    const digit = rest % 128;
    rest = Math.floor(rest / 128);
    header.push(rest > 0 ? digit | 128 : digit);
  } while (rest > 0);
  return [...header, ...Array<number>(length).fill(0xff)];
}

describe('the packet limit', () => {
  it('allows packets up to the limit, however they are split into chunks', () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 });
    fc.assert(
      fc.property(lengths, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }), (sizes, cuts) => {
        const bytes = Uint8Array.from(sizes.flatMap(packet));
        const limit = createPacketLimit(300);
        for (let at = 0, cut = 0; at < bytes.length; cut++) {
          const size = cuts[cut % cuts.length] ?? 1;
          expect(limit.allows(bytes.subarray(at, at + size))).toBe(true);
          at += size;
        }
      }),
    );
  });

  it('refuses a packet that is too large as soon as its header arrives', () => {
    const limit = createPacketLimit(300);
    expect(limit.allows(Uint8Array.from(packet(300)))).toBe(true);
    expect(limit.allows(Uint8Array.from(packet(301)).subarray(0, 3))).toBe(false);
  });

  it('is lower before sign-in', () => {
    expect(createPacketLimit(300, 100).allows(Uint8Array.from(packet(101)))).toBe(false);
    const limit = createPacketLimit(300, 100);
    for (const length of [100, 300, 300]) expect(limit.allows(Uint8Array.from(packet(length)))).toBe(true);
    expect(limit.allows(Uint8Array.from(packet(301)))).toBe(false);
  });

  it('refuses an MQTT length of more than four bytes', () =>
    expect(createPacketLimit(300).allows(Uint8Array.of(0x30, 0x80, 0x80, 0x80, 0x80, 0x01))).toBe(false));
});
