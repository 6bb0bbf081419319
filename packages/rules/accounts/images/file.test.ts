import { imageShapes } from '@clubpulse/contract/accounts/images';
import { describe, expect, it } from 'vitest';
import { contentType, METADATA_MAX, orientationOf, withoutOrientation } from './content.ts';
import { cleanFileName, fileFault, isTooSmall } from './file.ts';

describe('a chosen file', () => {
  it.each(['a.jpeg', 'a.JPG', 'a.jpe', 'a.png', 'a.gif', 'a.b.bmp'])('is accepted when its name is %s', (name) => {
    expect(fileFault({ name, size: 1 }, 10)).toBeUndefined();
  });
  it.each(['a.webp', 'a.svg', 'png', 'a.png.exe'])('is refused when its name is %s', (name) => {
    expect(fileFault({ name, size: 1 }, 10)).toBe('type');
  });
  it('may have exactly the maximum size, but not one byte more', () => {
    expect(fileFault({ name: 'a.png', size: 2 * 1_048_576 }, 2)).toBeUndefined();
    expect(fileFault({ name: 'a.png', size: 2 * 1_048_576 + 1 }, 2)).toBe('file-size');
  });
  it('is stored under its name without characters that file systems refuse', () => {
    expect(cleanFileName(' my\\/:"*?<>|face .png')).toBe('myface .png');
  });
  it('is refused below the minimum size in pixels', () => {
    expect(isTooSmall({ width: 128, height: 128 }, imageShapes.person)).toBe(false);
    expect(isTooSmall({ width: 127, height: 500 }, imageShapes.person)).toBe(true);
    expect(isTooSmall({ width: 500, height: 127 }, imageShapes.person)).toBe(true);
  });
});

const marked = (marker: number, content: readonly number[]) => [0xff, marker, 0, content.length + 2, ...content];

function turnedJpeg(orientation: number, paddings: number, little: boolean): Uint8Array {
  const padding = [0xff, 0xe2, 0xfd, 0xea, ...Array<number>(65_000).fill(0)];
  const short = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (little ? [...short(value), 0, 0] : [0, 0, ...short(value)]);
  const order = little ? [0x49, 0x49] : [0x4d, 0x4d];
  const entry = [...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0];
  const tiff = [...order, ...short(42), ...long(8), ...short(1), ...entry, ...long(0)];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...Array.from({ length: paddings }, () => padding).flat(),
    ...marked(0xe1, exif),
    ...marked(0xda, [1, 2, 3]),
  ]);
}

describe('the orientation of a JPEG', () => {
  it.each([
    ['little-endian', true],
    ['big-endian', false],
  ])('is read from the first bytes of a %s file', (_, little) => {
    expect(orientationOf(turnedJpeg(6, 0, little))).toBe(6);
    expect(orientationOf(turnedJpeg(8, 4, little))).toBe(8);
  });
  it('is ignored when it is after the bytes that are searched', () => {
    const file = turnedJpeg(6, 5, true);
    expect(file.length).toBeGreaterThan(METADATA_MAX);
    expect(orientationOf(file)).toBe(1);
  });
  it('is 1 when it is missing or when the file is truncated', () => {
    expect(orientationOf(turnedJpeg(9, 0, true))).toBe(1);
    const file = turnedJpeg(6, 0, true);
    for (let length = 0; length < file.length - 8; length++) expect(orientationOf(file.slice(0, length))).toBe(1);
  });
  it('is removed before a decoder reads the file', () => {
    const file = turnedJpeg(6, 5, true);
    const rest = Buffer.concat(withoutOrientation(file));
    expect(rest.includes('Exif')).toBe(false);
    expect([...rest.subarray(-5)]).toEqual([0, 5, 1, 2, 3]);
    expect(contentType(rest)).toBe('jpeg');
  });
});
