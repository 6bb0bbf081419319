export type ContentType = 'jpeg' | 'png' | 'gif' | 'bmp';

const begins: readonly (readonly [ContentType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
];

export const contentType = (bytes: Uint8Array): ContentType | undefined =>
  begins.find(([, first]) => first.every((byte, at) => bytes[at] === byte))?.[0];

export const METADATA_MAX = 262_144;

const EXIF = 0xe1;
const SCAN = 0xda;
const ORIENTATION = 0x0112;

function* segments(bytes: DataView): Generator<{ marker: number; from: number; to: number }> {
  for (let at = 2; at + 4 <= bytes.byteLength && bytes.getUint8(at) === 0xff; ) {
    const marker = bytes.getUint8(at + 1);
    if (marker === SCAN) return;
    const to = at + 2 + bytes.getUint16(at + 2);
    yield { marker, from: at, to };
    at = to;
  }
}

/** EXIF orientation, 1 to 8. It is 1 if the first `METADATA_MAX` bytes contain none. */
export function orientationOf(file: Uint8Array): number {
  if (contentType(file) !== 'jpeg') return 1;
  const length = Math.min(file.byteLength, METADATA_MAX);
  const bytes = new DataView(file.buffer, file.byteOffset, length);
  for (const { marker, from, to } of segments(bytes)) {
    if (marker !== EXIF || to > length || to - from < 18) continue;
    const found = orientationIn(new DataView(file.buffer, file.byteOffset + from + 10, to - from - 10));
    if (found !== undefined) return found;
  }
  return 1;
}

function orientationIn(tiff: DataView): number | undefined {
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(at, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Removes EXIF segments of a JPEG, so that decoders do not rotate it. */
export function withoutOrientation(file: Uint8Array): readonly Uint8Array[] {
  if (contentType(file) !== 'jpeg') return [file];
  const remaining: Uint8Array[] = [];
  let from = 0;
  for (const segment of segments(new DataView(file.buffer, file.byteOffset, file.byteLength))) {
    if (segment.marker !== EXIF) continue;
    remaining.push(file.subarray(from, segment.from));
    from = segment.to;
  }
  return [...remaining, file.subarray(from)];
}
