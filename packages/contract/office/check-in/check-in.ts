import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { kioskTokenSchema } from '../../clubs/kiosks.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, languageSchema, lineSchema } from '../../scalars.ts';

export type CheckInId = Id<'CheckIn'>;

/** Number of characters of a code. */
export const CHECK_IN_CODE_LENGTH = 8;

/** Code that is valid once, in one club, until it expires. */
export const checkInCodeSchema = z.object({ Code: z.string(), ExpiresAt: instantSchema });
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

/** Spaces, hyphens and case of the typed code are ignored. */
const shownCodeSchema = lineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

/** The code of the member, or the user id of a member who has no phone with them. */
export const checkInInputSchema = z.union([z.object({ Code: shownCodeSchema }), z.object({ UserId: idSchema })]);
export type CheckInInput = z.output<typeof checkInInputSchema>;

export const checkInSchema = basicUserSchema.extend({
  CheckInId: idSchema,
  At: instantSchema,
  Kiosk: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const arrivalSchema = checkInSchema.extend({
  /** A check-in within half an hour of the last is the same visit, and `At` is the time of the first. */
  Again: z.boolean(),
  /**
   * The next class of the member that begins within the hour and has not ended. The check-in marks the member as present in it.
   */
  Class: z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema }).nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

export const kioskCheckInSchema = z.object({ Token: kioskTokenSchema, Code: shownCodeSchema });

/** Contains only what other people nearby may read. */
export const kioskArrivalSchema = z.object({
  /** First name of the member, or if it is empty the nickname. Null for members who hide on walls. */
  Name: z.string().nullable(),
  Language: languageSchema,
  At: instantSchema,
  /** True for a second check-in of the same visit, as in `arrivalSchema`. `At` is then the time of the first. */
  Again: z.boolean(),
  Class: z.object({ Name: z.string(), Begin: instantSchema, Room: z.string().nullable() }).nullable(),
  /**
   * Sends the member to the desk. The reason is shown only if it is a missing subscription; other reasons only staff may
   * disclose.
   */
  Desk: z.enum(['NoSubscription', 'Please']).nullable(),
});
export type KioskArrival = z.infer<typeof kioskArrivalSchema>;
