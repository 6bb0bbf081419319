import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { kioskTokenSchema } from '../../clubs/kiosks.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, languageSchema, lineSchema } from '../../scalars.ts';

export type CheckInId = Id<'CheckIn'>;

/** Letters and digits of a code. */
export const CHECK_IN_CODE_LENGTH = 8;

/** What a member shows at the desk, as a picture for a camera or read out: good once, in one club, until it expires. */
export const checkInCodeSchema = z.object({ Code: z.string(), ExpiresAt: instantSchema });
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

/** The code as a reader, a camera or a hand types it: spaces and small letters do not matter. */
const shownCodeSchema = lineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

/** The code, or who it is where she has no phone with her. */
export const checkInInputSchema = z.union([z.object({ Code: shownCodeSchema }), z.object({ UserId: idSchema })]);
export type CheckInInput = z.output<typeof checkInInputSchema>;

/** Somebody who came today. */
export const checkInSchema = basicUserSchema.extend({
  CheckInId: idSchema,
  At: instantSchema,
  /** The kiosk where she came in by herself; null: at the desk. */
  Kiosk: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const arrivalSchema = checkInSchema.extend({
  /** She was let in within the last half hour: this is the same visit, and `At` its beginning. */
  Again: z.boolean(),
  /** The class she came for, in which she is marked present: the first of hers that is not over and begins within the hour. */
  Class: z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema }).nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** What a kiosk reads: its token, and the code that a member shows. */
export const kioskCheckInSchema = z.object({ Token: kioskTokenSchema, Code: shownCodeSchema });

/** What a kiosk says aloud of who came in: no more than a passer-by may read. */
export const kioskArrivalSchema = z.object({
  /** First name, else nickname; null of who hides from walls. */
  Name: z.string().nullable(),
  /** Hers: she is greeted in it. */
  Language: languageSchema,
  At: instantSchema,
  /** She came within the half hour before: this is the same visit, and `At` its beginning. */
  Again: z.boolean(),
  /** The class she came for, in which she is marked present, and the room where it is; null: none begins within the hour. */
  Class: z.object({ Name: z.string(), Begin: instantSchema, Room: z.string().nullable() }).nullable(),
  /** She is asked to the desk: for want of a subscription, or for what only staff may tell her. */
  Desk: z.enum(['NoSubscription', 'Please']).nullable(),
});
export type KioskArrival = z.infer<typeof kioskArrivalSchema>;
