import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkBoxes } from './boxes.ts';

const box = (type: string, content: readonly number[] = [], size = content.length + 8): number[] => [
  ...[24, 16, 8, 0].map((by) => (size >>> by) & 255),
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...content,
];
const nothing = (length: number) => Array.from({ length }, () => 0);
const ftyp = box(
  'ftyp',
  [...'isom'].map((letter) => letter.charCodeAt(0)),
);
const moov = box('moov', [...box('mvhd', nothing(20)), ...box('trak', nothing(30))]);
const mdat = box('mdat', nothing(500));

function isComplete(bytes: readonly number[], step = 64): boolean {
  const boxes = walkBoxes();
  for (let at = 0; at < bytes.length; at += step) boxes.take(Uint8Array.from(bytes.slice(at, at + step)));
  return boxes.isComplete();
}

describe('the box structure of a video file', () => {
  it.each([
    ['its index before its frames', [...ftyp, ...moov, ...mdat]],
    ['its frames first', [...ftyp, ...mdat, ...moov]],
    ['its frames to the end of the file', [...ftyp, ...moov, ...box('mdat', nothing(40), 0)]],
    ['its frames in pieces', [...ftyp, ...moov, ...box('moof', nothing(9)), ...mdat]],
    ['a box with a long length', [...ftyp, ...moov, ...box('mdat', [...nothing(7), 40, ...nothing(24)], 1)]],
    ['no mp4 at all', [0x1a, 0x45, 0xdf, 0xa3, ...nothing(90)]],
    ['data after its end', [...ftyp, ...moov, ...mdat, ...nothing(12)]],
  ])('is complete if the file has %s', (_, bytes) =>
    expect([isComplete(bytes), isComplete(bytes, 1), isComplete(bytes, 7)]).toEqual([true, true, true]),
  );

  it.each([
    ['has no index', [...ftyp, ...mdat]],
    ['has no frames', [...ftyp, ...moov]],
    ['has no track', [...ftyp, ...box('moov', box('mvhd', nothing(20))), ...mdat]],
    ['is cut in its frames', [...ftyp, ...moov, ...mdat].slice(0, -100)],
    ['is empty', []],
  ])('is incomplete if the file %s', (_, bytes) => expect(isComplete(bytes)).toBe(false));

  it('is incomplete if all boxes after the first are random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 3000 }), fc.integer({ min: 1, max: 900 }), (noise, step) => {
        expect(isComplete([...ftyp, ...noise], step)).toBe(false);
      }),
    );
  });
});
