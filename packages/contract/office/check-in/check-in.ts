import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { kioskTokenSchema } from '../../clubs/kiosks.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, languageSchema, lineSchema } from '../../scalars.ts';

export type CheckInId = Id<'CheckIn'>;

export const CHECK_IN_CODE_LENGTH = 8;

/** The code is valid once, in one club. */
export const checkInCodeSchema = z.object({ Code: z.string(), ExpiresAt: instantSchema });
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

const shownCodeSchema = lineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase());

export const checkInInputSchema = z.union([z.object({ Code: shownCodeSchema }), z.object({ UserId: idSchema })]);
export type CheckInInput = z.output<typeof checkInInputSchema>;

export const checkInSchema = basicUserSchema.extend({
  CheckInId: idSchema,
  At: instantSchema,
  Kiosk: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const arrivalSchema = checkInSchema.extend({
  /** A check-in within half an hour is the same visit, and `At` is the time of the first. */
  Again: z.boolean(),
  /** A class that begins within the hour and has not ended. The check-in marks the member as present. */
  Class: z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema }).nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

export const kioskCheckInSchema = z.object({ Token: kioskTokenSchema, Code: shownCodeSchema });

/** The kiosk shows only what people nearby may read. */
export const kioskArrivalSchema = z.object({
  /** First name, otherwise nickname. Null for members who hide on walls. */
  Name: z.string().nullable(),
  Language: languageSchema,
  At: instantSchema,
  Again: z.boolean(),
  Class: z.object({ Name: z.string(), Begin: instantSchema, Room: z.string().nullable() }).nullable(),
  /** The reason to send the member to the desk. Only a missing subscription is shown; other reasons only staff may disclose. */
  Desk: z.enum(['NoSubscription', 'Please']).nullable(),
});
export type KioskArrival = z.infer<typeof kioskArrivalSchema>;
