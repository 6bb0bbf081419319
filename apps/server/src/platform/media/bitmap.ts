import { decode } from 'bmp-ts';

const HEADER = 54;
/** Stored as they are, or with masks; packed ones could unpack to anything. */
const plain: ReadonlySet<number> = new Set([0, 3]);

/** Pixels of a BMP, which libvips does not read. Undefined: none, or broken. */
export function bitmapPixels(file: Buffer, pixelsMax: number) {
  if (file.length < HEADER || !plain.has(file.readUInt32LE(30))) return undefined;
  const [width, height] = [file.readInt32LE(18), Math.abs(file.readInt32LE(22))];
  const bits = file.readUInt16LE(28);
  const fits = width > 0 && height > 0 && width * height <= pixelsMax && file.length >= (width * height * bits) / 8;
  if (!fits) return undefined;
  try {
    const { data } = decode(file, { toRGBA: true });
    if (data.length !== width * height * 4) return undefined;
    // Its fourth byte is no transparency.
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
    return { data, raw: { width, height, channels: 4 as const } };
  } catch {
    return undefined;
  }
}
