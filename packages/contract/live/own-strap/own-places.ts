import { z } from 'zod';
import { idSchema, instantSchema } from '../../scalars.ts';

/** Where she says that she is, with the strap that her own device hears: before the wall of a room of a club. */
export const ownPlaceSchema = z.object({
  ClubId: idSchema,
  /** Null: what runs there stands before all walls of the club. */
  DisplayGroupId: idSchema.nullable(),
});
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

/** Something that she takes part in or has booked: while it is on she may say that she is there. */
export const openPlaceSchema = ownPlaceSchema.extend({
  ClubName: z.string(),
  DisplayGroupName: z.string().nullable(),
  /** Of the class or the live training. */
  Name: z.string(),
  /** When it is over; null for a live training that runs on until it is stopped. */
  EndsAt: instantSchema.nullable(),
  /** Whether she shares her heart rates with the club: without it nothing that her own device hears goes there. */
  IsShared: z.boolean(),
});
export type OpenPlace = z.infer<typeof openPlaceSchema>;
