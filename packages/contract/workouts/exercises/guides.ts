import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import { idSchema, requiredLineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';
import { videoSchema } from '../../videos/videos/videos.ts';

export const GUIDE = { steps: 6, title: 60, text: 300 } as const;

const stepSchema = z.object({
  PictureUri: z.string().max(200).regex(ownPicture, 'invalid-value'),
  Title: requiredLineSchema(GUIDE.title),
  Text: textSchema(GUIDE.text),
});
export const guideInputSchema = z.object({
  Steps: z.array(stepSchema).max(GUIDE.steps),
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
  Video: videoSchema.pick({ VideoId: true, Title: true, Source: true, PreviewUri: true, Seconds: true }).nullable(),
});
export type Guide = z.infer<typeof guideSchema>;

export const editedGuideSchema = guideSchema.extend({
  VideoId: idSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type EditedGuide = z.infer<typeof editedGuideSchema>;
