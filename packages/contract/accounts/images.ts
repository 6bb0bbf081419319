import { z } from 'zod';
import { lineSchema } from '../scalars.ts';

export const imageTypes = ['jpeg', 'jpg', 'jpe', 'png', 'gif', 'bmp'] as const;

export const imageKinds = ['person', 'logo', 'class', 'exercise', 'slide', 'halfSlide', 'message', 'challenge'] as const;
export type ImageKind = (typeof imageKinds)[number];

export interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly minWidth: number;
  readonly minHeight: number;
  /** Stored widths in pixels, smallest first. The last one is `width`. */
  readonly widths: readonly number[];
  readonly keepsAlpha: boolean;
  /** Any ratio is allowed. The whole picture is in the centre of the stored area. */
  readonly isFree?: true;
}

export const imageShapes: Readonly<Record<ImageKind, ImageShape>> = {
  person: { width: 256, height: 256, minWidth: 128, minHeight: 128, widths: [64, 128, 256], keepsAlpha: false },
  logo: { width: 512, height: 512, minWidth: 64, minHeight: 64, widths: [64, 128, 512], keepsAlpha: true, isFree: true },
  class: { width: 1280, height: 720, minWidth: 320, minHeight: 180, widths: [320, 640, 1280], keepsAlpha: false },
  exercise: { width: 960, height: 720, minWidth: 640, minHeight: 480, widths: [240, 480, 960], keepsAlpha: false },
  // The screen of a TV without the bar of 75 pixels at the bottom.
  slide: { width: 1920, height: 1005, minWidth: 1920, minHeight: 1005, widths: [480, 960, 1920], keepsAlpha: false },
  message: { width: 960, height: 540, minWidth: 480, minHeight: 270, widths: [240, 480, 960], keepsAlpha: false },
  challenge: { width: 1280, height: 720, minWidth: 320, minHeight: 180, widths: [320, 640, 1280], keepsAlpha: false },
  halfSlide: { width: 960, height: 1005, minWidth: 960, minHeight: 1005, widths: [240, 480, 960], keepsAlpha: false },
};

/** JPEG quality, 0 to 1. */
export const IMAGE_QUALITY = 0.8;
export const IMAGE_FILE_MAX_MB = 10;
export const IMAGE_BYTES_MAX = 4 * 1_048_576;
export const IMAGE_TEXT_MAX = Math.ceil(IMAGE_BYTES_MAX / 3) * 4;

const pixels = z.number().int('invalid-number').min(1, 'invalid-number').max(100_000, 'invalid-number');
const size = z.object({ width: pixels, height: pixels });
const bytes = z.number().int('invalid-number').min(0, 'invalid-number').max(1_000_000_000, 'invalid-number');
const place = z.number().int('invalid-number').min(0, 'invalid-number').max(100_000, 'invalid-number');

export const cropTypes = ['auto', 'initial', 'manual'] as const;
/** Section of the picture, in pixels after rotation. */
export const cropSchema = size.extend({ x: place, y: place, type: z.enum(cropTypes) });
export type ImageCrop = z.infer<typeof cropSchema>;

export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/** Most stored pictures of an owner, also those that an open form reserves. Replaced pictures are deleted within minutes. */
export const IMAGES_MAX = { person: 20, brand: 20, club: 2000, platform: 5000 } as const;

export const imageDataSchema = z.object({
  input: size.extend({ name: lineSchema(255), type: lineSchema(100), size: bytes }),
  output: size,
  actions: z.object({ rotation: z.literal(rotations), crop: cropSchema, size }),
});
export type ImageData = z.infer<typeof imageDataSchema>;

/** The upload can also be a form with the parts `image` (file) and `data` (JSON). */
export const imageUploadSchema = z.object({
  Image: z.string().min(1, 'field-required').max(IMAGE_TEXT_MAX, 'text-too-long'),
  Data: imageDataSchema,
});
export type ImageUpload = z.infer<typeof imageUploadSchema>;

const answered = <Body extends z.ZodType>(body: Body) =>
  z.object({
    status: z.enum(['success', 'failure']),
    message: z.string().nullable(),
    body,
  });

export const imageAnswerSchema = answered(z.object({ PictureUri: z.string(), Name: z.string() }));
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;

export const remoteImageSchema = answered(
  z.object({ Image: z.string(), Type: z.enum(['image/jpeg', 'image/png']), Name: z.string() }),
);
export type RemoteImage = z.infer<typeof remoteImageSchema>;

export const ownPicture = /^\/media\/[0-9a-f]{64}-\d{2,4}\.(?:jpg|png)$/;
