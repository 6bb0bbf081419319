import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import type { Id } from '../../ids.ts';
import { idSchema, pageOf, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';

export type SlideshowId = Id<'Slideshow'>;

/** A `Full` picture fills the screen above the bar, a `Half` picture one half, beside the wall. */
export const slideSizes = ['Full', 'Half'] as const;
export const slideSizeSchema = z.enum(slideSizes);
export type SlideSize = (typeof slideSizes)[number];
export const slideKinds = { Full: 'slide', Half: 'halfSlide' } as const satisfies Record<SlideSize, string>;

export const SLIDESHOW = {
  name: 60,
  slides: 60,
  shortest: 3,
  longest: 3600,
  perClub: 200,
} as const;

const slideSchema = z.object({
  PictureUri: z.string().max(200).regex(ownPicture, 'invalid-value'),
  Size: slideSizeSchema,
  Duration: z
    .number('invalid-number')
    .int('invalid-number')
    .min(SLIDESHOW.shortest, 'slide-duration')
    .max(SLIDESHOW.longest, 'slide-duration'),
  Order: z.number().int('invalid-number').min(1, 'invalid-number').max(SLIDESHOW.slides, 'invalid-number'),
});
export type Slide = z.infer<typeof slideSchema>;

export const slideshowInputSchema = z.object({
  Name: requiredLineSchema(SLIDESHOW.name),
  Slides: z
    .array(slideSchema)
    .min(1, 'slideshow-without-slides')
    .max(SLIDESHOW.slides, 'slideshow-too-many-slides')
    .superRefine((slides, context) => {
      const seen = new Set<number>();
      for (const [at, { Order }] of slides.entries()) {
        if (seen.has(Order)) context.addIssue({ code: 'custom', path: [at, 'Order'], message: 'slide-order' });
        seen.add(Order);
      }
    }),
});
export type SlideshowInput = z.output<typeof slideshowInputSchema>;
export const slideshowUpdateSchema = slideshowInputSchema.extend({ RowVersion: rowVersionSchema });

const storedSlideSchema = z.object({
  PictureUri: z.string(),
  Size: slideSizeSchema,
  Duration: z.number().int(),
  Order: z.number().int(),
});
export const slideshowRowSchema = z.object({
  SlideshowId: idSchema,
  Name: z.string(),
  Slides: z.array(storedSlideSchema),
});
export type SlideshowRow = z.infer<typeof slideshowRowSchema>;
export const slideshowSchema = slideshowRowSchema.extend({ RowVersion: z.number().int() });
export type Slideshow = z.infer<typeof slideshowSchema>;
export const slideshowPageSchema = pageOf(slideshowRowSchema);
