import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';

export const ownPlaceSchema = z.object({
  ClubId: idSchema,
  DisplayGroupId: idSchema.nullable(),
});
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

export const openPlaceSchema = ownPlaceSchema.extend({
  ClubName: z.string(),
  DisplayGroupName: z.string().nullable(),
  Name: z.string(),
  EndsAt: instantSchema.nullable(),
  /** False: the club gets none of the readings. */
  IsShared: z.boolean(),
});
export type OpenPlace = z.infer<typeof openPlaceSchema>;
