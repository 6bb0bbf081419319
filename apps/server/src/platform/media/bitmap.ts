import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export const PIXELS_MAX = 50_000_000;

export interface Pixels {
  readonly data: Uint8Array;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

const HEADER = 54;
/** The compression types of uncompressed files. Other files are refused, because they could unpack to any size. */
const unpacked: ReadonlySet<number> = new Set([0, 3]);

/**
 * Decodes BMP, which libvips cannot read, in a thread, because it takes seconds. Undefined when the file is invalid or decoding
 * too slow.
 */
export async function bitmapPixels(file: Buffer, patienceMs: number): Promise<Pixels | undefined> {
  if (file.length < HEADER || !unpacked.has(file.readUInt32LE(30))) return undefined;
  const [width, height] = [file.readInt32LE(18), Math.abs(file.readInt32LE(22))];
  const bits = file.readUInt16LE(28);
  const fits = width > 0 && height > 0 && width * height <= PIXELS_MAX && file.length >= (width * height * bits) / 8;
  if (!fits) return undefined;
  const thread = new Worker(new URL('./bitmap-thread.ts', import.meta.url), { workerData: file });
  try {
    const [data]: unknown[] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) });
    const isComplete = data instanceof Uint8Array && data.length === width * height * 4;
    return isComplete ? { data, raw: { width, height, channels: 4 } } : undefined;
  } catch {
    return undefined;
  } finally {
    await thread.terminate();
  }
}
