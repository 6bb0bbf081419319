import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

// videos feature

/** Notifies the user who uploaded the video. */
export const encodingJobError = event('EncodingJobError', {
  Target: idSchema,
  VideoId: idSchema,
  Title: z.string(),
  ErrorCode: z.string(),
  IsClip: z.boolean().default(false),
});
export const encodingJobSuccess = event('EncodingJobSuccess', {
  Target: idSchema,
  VideoId: idSchema,
  Title: z.string(),
  IsClip: z.boolean().default(false),
});
