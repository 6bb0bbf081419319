import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../../scalars.ts';

export type CheckInId = Id<'CheckIn'>;

/** Letters and digits of a code. */
export const CHECK_IN_CODE_LENGTH = 8;

/** What a member shows at the desk, as a picture for a camera or read out: good once, in one club, until it expires. */
export const checkInCodeSchema = z.object({ Code: z.string(), ExpiresAt: instantSchema });
export type CheckInCode = z.infer<typeof checkInCodeSchema>;

/** The code as a reader, a camera or a hand types it (spaces, small letters), or who it is where she has no phone with her. */
export const checkInInputSchema = z.union([
  z.object({ Code: lineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()) }),
  z.object({ UserId: idSchema }),
]);
export type CheckInInput = z.output<typeof checkInInputSchema>;

/** Somebody who came today. */
export const checkInSchema = basicUserSchema.extend({
  CheckInId: idSchema,
  At: instantSchema,
});
export type CheckIn = z.infer<typeof checkInSchema>;

export const arrivalSchema = checkInSchema.extend({
  /** She was let in within the last half hour: this is the same visit, and `At` its beginning. */
  Again: z.boolean(),
  /** The class she came for, in which she is marked present: the first of hers that is not over and begins within the hour. */
  Class: z.object({ ClassId: idSchema, Name: z.string(), Begin: instantSchema }).nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;
