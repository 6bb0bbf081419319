import type { ImageShape } from '@clubpulse/contract/accounts/images';
import { IMAGE_FILE_MAX_MB } from '@clubpulse/contract/accounts/images';
import { orientationOf, withoutOrientation } from '@clubpulse/rules/accounts/images/content';
import { cleanFileName, fileFault, isTooSmall } from '@clubpulse/rules/accounts/images/file';

export interface Source {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly canvas: HTMLCanvasElement;
}

export type Fault =
  | { readonly fault: 'type' | 'file-size' | 'unreadable' | 'browser' }
  | { readonly fault: 'too-small'; readonly width: number; readonly height: number };

/** Pixels. No output needs more, and phones have little memory. */
const SIDE_MAX = 4096;

export function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Rotation and reflection for each orientation, for a picture of width and height 1. */
const upright: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

function drawn(bitmap: ImageBitmap, orientation: number): HTMLCanvasElement | undefined {
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const made = orientation >= 5 ? canvasOf(height, width) : canvasOf(width, height);
  if (made === undefined) return undefined;
  const [a, b, c, d, e, f] = upright[orientation] ?? [1, 0, 0, 1, 0, 0];
  made.context.setTransform(a, b, c, d, e * made.canvas.width, f * made.canvas.height);
  made.context.drawImage(bitmap, 0, 0, width, height);
  return made.canvas;
}

export async function readImage(file: File, shape: ImageShape): Promise<Source | Fault> {
  const fault = fileFault(file, IMAGE_FILE_MAX_MB);
  if (fault !== undefined) return { fault };
  if (typeof createImageBitmap !== 'function') return { fault: 'browser' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const orientation = orientationOf(bytes);
  const parts = withoutOrientation(bytes).map((part) => part.slice());
  const bitmap = await createImageBitmap(new Blob(parts, { type: file.type })).catch(() => undefined);
  if (bitmap === undefined) return { fault: 'unreadable' };
  try {
    const turned = orientation >= 5;
    const [width, height] = turned ? [bitmap.height, bitmap.width] : [bitmap.width, bitmap.height];
    if (isTooSmall({ width, height }, shape)) return { fault: 'too-small', width, height };
    const canvas = drawn(bitmap, orientation);
    if (canvas === undefined) return { fault: 'browser' };
    return { name: cleanFileName(file.name), type: file.type, size: file.size, width, height, canvas };
  } finally {
    bitmap.close();
  }
}
