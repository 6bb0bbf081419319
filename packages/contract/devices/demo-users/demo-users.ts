import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';
import { sensorModelSchema } from '../sensors.ts';

export type DemoAthleteId = Id<'DemoAthlete'>;

/** As many as the wall has tiles. */
export const DEMO_USERS_MAX = 60;

/**
 * Somebody on the wall who is nobody: without an account, in no ranking, no journal and no count of members. One with a strap stands
 * for who wears it (a guest who tries the club); one without is made up by the server, and stands in its room.
 */
export const demoUserSchema = z.object({
  DemoAthleteId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  /** Kind and printed code of its strap, and `ANT+:` with the number that the strap sends; null without one. */
  Model: sensorModelSchema.nullable(),
  Code: z.string().nullable(),
  HardwareId: z.string().nullable(),
  /** Where it is shown while it has no strap; with one, where the strap is heard. Null: among all rooms alone. */
  DisplayGroupId: idSchema.nullable(),
  /** Shown only while it is on. */
  IsOn: z.boolean(),
  /** Somebody of the club has linked this strap: its beats are hers, and the demo user is not shown. */
  StrapOfMember: z.boolean(),
  CreatedAt: instantSchema,
});
export type DemoUser = z.infer<typeof demoUserSchema>;

const fields = z.object({
  /** Stands on the wall. */
  Name: requiredLineSchema(30),
  Model: sensorModelSchema.nullable().default(null),
  /** As printed; checked by the kind's own rule. */
  Code: z.string().trim().min(1, 'field-required').max(20, 'invalid-sensor-code').nullable().default(null),
  DisplayGroupId: idSchema.nullable().default(null),
  IsOn: z.boolean(),
});
export type DemoUserInput = z.output<typeof fields>;

/** A kind without a code says nothing, and a code without its kind is no strap. */
const isWhole = ({ Model, Code }: Pick<DemoUserInput, 'Model' | 'Code'>): boolean => (Model === null) === (Code === null);
const wholeStrap = { path: ['Code'], message: 'field-required' };

export const demoUserUpdateSchema = fields.refine(isWhole, wholeStrap);
export const demoUserInputSchema = fields.extend({ ClubId: idSchema }).refine(isWhole, wholeStrap);
