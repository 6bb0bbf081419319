import type { ImageShape } from '@clubpulse/contract/accounts/images';
import { IMAGE_QUALITY, imageTypes } from '@clubpulse/contract/accounts/images';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { contentType } from '@clubpulse/rules/accounts/images/content';
import { isTooSmall } from '@clubpulse/rules/accounts/images/file';
import sharp, { type Sharp } from 'sharp';
import { bitmapPixels, PIXELS_MAX } from './bitmap.ts';
import { limitConcurrency } from './turns.ts';

const PATIENCE_S = 10;
const PREVIEW_SIDE = 2048;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});

const inTurn = limitConcurrency(1);

export interface Encoded {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'image/png';
  readonly ending: 'jpg' | 'png';
  readonly width: number;
}

const unreadable = refuse('ImageUnreadable');

async function opened(
  file: Buffer,
): Promise<{ readonly picture: () => Sharp; readonly width: number; readonly height: number } | Refusal> {
  const type = contentType(file);
  if (type === undefined) return refuse('ImageTypeRefused', { values: { types: imageTypes.join(', ') } });
  if (type === 'bmp') {
    const pixels = await bitmapPixels(file, PATIENCE_S * 1000);
    if (pixels === undefined) return unreadable;
    return { picture: () => sharp(pixels.data, { raw: pixels.raw }), ...pixels.raw };
  }
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width * height > PIXELS_MAX) return refuse('ImageTooLarge', { values: { max: PIXELS_MAX / 1_000_000 } });
  const picture = () =>
    sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'truncated' }).autoOrient().timeout({ seconds: PATIENCE_S });
  return { picture, width, height };
}

async function encoded(picture: Sharp, isTransparent: boolean): Promise<Omit<Encoded, 'width'>> {
  if (isTransparent) return { bytes: await picture.png({ palette: true }).toBuffer(), type: 'image/png', ending: 'png' };
  const flat = picture.flatten({ background: '#ffffff' }).jpeg({ quality: IMAGE_QUALITY * 100, mozjpeg: true });
  return { bytes: await flat.toBuffer(), type: 'image/jpeg', ending: 'jpg' };
}

const decoding = <T>(whose: string, work: () => Promise<T | Refusal>): Promise<T | Refusal> =>
  inTurn(whose, () => work().catch(() => unreadable));

/** The picture in each width of the shape. `whose` selects the queue, see turns.ts. */
export const shaped = (file: Buffer, shape: ImageShape, whose: string): Promise<readonly Encoded[] | Refusal> =>
  decoding(whose, async () => {
    const source = await opened(file);
    if (isRefusal(source)) return source;
    const { minWidth, minHeight } = shape;
    if (isTooSmall(source, shape)) {
      const { width, height } = source;
      return refuse('ImageTooSmall', { values: { width, height, minWidth, minHeight } });
    }
    const largest = await source
      .picture()
      .resize(shape.width, shape.height, { fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { isOpaque } = await sharp(largest).stats();
    const made: Encoded[] = [];
    for (const width of shape.widths) {
      const height = Math.round((width * shape.height) / shape.width);
      const picture = sharp(largest).resize(width, height);
      made.push({ ...(await encoded(picture, shape.keepsAlpha && !isOpaque)), width });
    }
    return made;
  });

export const preview = (file: Buffer, whose: string): Promise<Omit<Encoded, 'width'> | Refusal> =>
  decoding(whose, async () => {
    const source = await opened(file);
    if (isRefusal(source)) return source;
    const picture = source.picture().resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true });
    const complete = await picture.png({ compressionLevel: 1 }).toBuffer();
    const { isOpaque } = await sharp(complete).stats();
    return encoded(sharp(complete), !isOpaque);
  });
