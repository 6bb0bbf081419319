import { z } from 'zod';
import { lineSchema } from '../scalars.ts';

/** What may be chosen, by the ending of its name (spec 3 section 5). */
export const imageTypes = ['jpeg', 'jpg', 'jpe', 'png', 'gif', 'bmp'] as const;

export const imageKinds = ['person', 'logo', 'class', 'exercise', 'slide', 'halfSlide', 'message', 'challenge'] as const;
export type ImageKind = (typeof imageKinds)[number];

export interface ImageShape {
  /** Pixels it is kept with. */
  readonly width: number;
  readonly height: number;
  /** Pixels below which it is refused. */
  readonly minWidth: number;
  readonly minHeight: number;
  /** Widths in which it is kept, smallest first; the last is `width`. */
  readonly widths: readonly number[];
  /** What shows through stays so; else it is white. */
  readonly keepsAlpha: boolean;
  /** Cut in any ratio, and drawn whole in the middle of its size (spec 3 section 5). */
  readonly isFree?: true;
}

/** What each kind of picture is kept as: of people spec 3 section 5, of slides its section 9, of the others our own. */
export const imageShapes: Readonly<Record<ImageKind, ImageShape>> = {
  person: { width: 256, height: 256, minWidth: 128, minHeight: 128, widths: [64, 128, 256], keepsAlpha: false },
  logo: { width: 512, height: 512, minWidth: 64, minHeight: 64, widths: [64, 128, 512], keepsAlpha: true, isFree: true },
  class: { width: 1280, height: 720, minWidth: 320, minHeight: 180, widths: [320, 640, 1280], keepsAlpha: false },
  exercise: { width: 960, height: 720, minWidth: 640, minHeight: 480, widths: [240, 480, 960], keepsAlpha: false },
  // Spec 3 section 9: literally, below them stands a bar of 75 pixels. On a TV of a hall nothing is drawn larger than it is.
  slide: { width: 1920, height: 1005, minWidth: 1920, minHeight: 1005, widths: [480, 960, 1920], keepsAlpha: false },
  // As wide as the letter on a screen of two pixels a point.
  message: { width: 960, height: 540, minWidth: 480, minHeight: 270, widths: [240, 480, 960], keepsAlpha: false },
  challenge: { width: 1280, height: 720, minWidth: 320, minHeight: 180, widths: [320, 640, 1280], keepsAlpha: false },
  halfSlide: { width: 960, height: 1005, minWidth: 960, minHeight: 1005, widths: [240, 480, 960], keepsAlpha: false },
};

/** JPEG quality of what is kept, 0 to 1. */
export const IMAGE_QUALITY = 0.8;
/** Largest file that may be chosen, in MB of 2^20 bytes. */
export const IMAGE_FILE_MAX_MB = 10;
/** Largest picture that is taken by the server, in bytes, and as base64. */
export const IMAGE_BYTES_MAX = 4 * 1_048_576;
export const IMAGE_TEXT_MAX = Math.ceil(IMAGE_BYTES_MAX / 3) * 4;

const pixels = z.number().int('invalid-number').min(1, 'invalid-number').max(100_000, 'invalid-number');
const size = z.object({ width: pixels, height: pixels });
/** Of the chosen file, which stays where it was. */
const bytes = z.number().int('invalid-number').min(0, 'invalid-number').max(1_000_000_000, 'invalid-number');
const place = z.number().int('invalid-number').min(0, 'invalid-number').max(100_000, 'invalid-number');

export const cropTypes = ['auto', 'initial', 'manual'] as const;
/** In pixels of the turned picture. */
export const cropSchema = size.extend({ x: place, y: place, type: z.enum(cropTypes) });
export type ImageCrop = z.infer<typeof cropSchema>;

export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

/**
 * How many a person, a brand, a club and the platform keep at most. Of people and logos one is shown, and what it replaced is forgotten
 * within minutes; of the others all count that are shown or wait for their form.
 */
export const IMAGES_MAX = { person: 20, brand: 20, club: 2000, platform: 5000 } as const;

/** What was chosen, what was made of it and how (spec 3 section 3). */
export const imageDataSchema = z.object({
  input: size.extend({ name: lineSchema(255), type: lineSchema(100), size: bytes }),
  output: size,
  actions: z.object({ rotation: z.literal(rotations), crop: cropSchema, size }),
});
export type ImageData = z.infer<typeof imageDataSchema>;

/** As JSON; a form of parts `image` (the file) and `data` (JSON) is read as the same. */
export const imageUploadSchema = z.object({
  /** Base64. */
  Image: z.string().min(1, 'field-required').max(IMAGE_TEXT_MAX, 'text-too-long'),
  Data: imageDataSchema,
});
export type ImageUpload = z.infer<typeof imageUploadSchema>;

const answered = <Body extends z.ZodType>(body: Body) =>
  z.object({
    status: z.enum(['success', 'failure']),
    /** Why it failed, in words. */
    message: z.string().nullable(),
    body,
  });

/** The answer to an upload. */
export const imageAnswerSchema = answered(z.object({ PictureUri: z.string(), Name: z.string() }));
export type ImageAnswer = z.infer<typeof imageAnswerSchema>;

/** A picture of elsewhere: base64 of a JPEG or PNG without anything beside its pixels. */
export const remoteImageSchema = answered(
  z.object({ Image: z.string(), Type: z.enum(['image/jpeg', 'image/png']), Name: z.string() }),
);
export type RemoteImage = z.infer<typeof remoteImageSchema>;

/** Address of a picture that the house keeps, in its largest width. */
export const ownPicture = /^\/media\/[0-9a-f]{64}-\d{2,4}\.(?:jpg|png)$/;
