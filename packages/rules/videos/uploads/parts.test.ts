import { UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gigabytes, partBytes, partNumber, requestedRange } from './parts.ts';

describe('the parts of an uploaded file', () => {
  it('cover the whole file without gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 * UPLOAD.chunkBytes }), (bytes) => {
        let [offset, number] = [0, 1];
        while (offset < bytes) {
          expect(partNumber(offset)).toBe(number++);
          offset += partBytes(bytes, offset);
        }
        expect(offset).toBe(bytes);
      }),
    );
  });

  it('count as whole gigabytes against the licence', () => {
    expect([0, 1, 1e9, 1e9 + 1].map(gigabytes)).toEqual([0, 1, 1, 2]);
  });
});

describe('the requested range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['bytes=90-900', { from: 90, to: 99 }],
    ['bytes=-5', { from: 95, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', null],
    ['bytes=20-10', null],
    ['bytes=-0', null],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('is read correctly from the header "%s"', (header, range) => {
    expect(requestedRange(header, 100)).toEqual(range);
  });
});
