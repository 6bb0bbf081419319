import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import { idSchema, requiredLineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';
import { videoSchema } from '../../videos/videos/videos.ts';

/** How a club itself shows an exercise: its steps in pictures, and one of its videos. */
export const GUIDE = { steps: 6, title: 60, text: 300 } as const;

const stepSchema = z.object({
  PictureUri: z.string().max(200).regex(ownPicture, 'invalid-value'),
  Title: requiredLineSchema(GUIDE.title),
  Text: textSchema(GUIDE.text),
});
export const guideInputSchema = z.object({
  /** In their order. */
  Steps: z.array(stepSchema).max(GUIDE.steps),
  /** A published video of the club; null: none. */
  VideoId: idSchema.nullable(),
});
export type GuideInput = z.output<typeof guideInputSchema>;
export const guideUpdateSchema = guideInputSchema.extend({ RowVersion: rowVersionSchema });
export type GuideUpdate = z.output<typeof guideUpdateSchema>;

const storedStepSchema = z.object({ PictureUri: z.string(), Title: z.string(), Text: z.string() });
export type GuideStep = z.infer<typeof storedStepSchema>;

export const guideSchema = z.object({
  ClubId: idSchema,
  ExerciseId: idSchema,
  Steps: z.array(storedStepSchema),
  /** Null: it has none, or none that plays. */
  Video: videoSchema.pick({ VideoId: true, Title: true, Source: true, PreviewUri: true, Seconds: true }).nullable(),
});
export type Guide = z.infer<typeof guideSchema>;

/** As it is edited; without a step and a video where the club has saved none. */
export const editedGuideSchema = guideSchema.extend({
  /** The chosen one, whether or not it plays. */
  VideoId: idSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type EditedGuide = z.infer<typeof editedGuideSchema>;
