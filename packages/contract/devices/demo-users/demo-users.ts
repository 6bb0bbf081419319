import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';
import { sensorModelSchema } from '../sensors.ts';

export type DemoAthleteId = Id<'DemoAthlete'>;

export const DEMO_USERS_MAX = 60;

/** A demo user has no account: a guest with a strap, or a simulated heart rate. */
export const demoUserSchema = z.object({
  DemoAthleteId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Model: sensorModelSchema.nullable(),
  Code: z.string().nullable(),
  HardwareId: z.string().nullable(),
  /** Room of a demo user without a strap. Null if shown only in the view of all rooms. A strap is shown where it is received. */
  DisplayGroupId: idSchema.nullable(),
  IsOn: z.boolean(),
  StrapOfMember: z.boolean(),
  CreatedAt: instantSchema,
});
export type DemoUser = z.infer<typeof demoUserSchema>;

const fields = z.object({
  Name: requiredLineSchema(30),
  Model: sensorModelSchema.nullable().default(null),
  Code: z.string().trim().min(1, 'field-required').max(20, 'invalid-sensor-code').nullable().default(null),
  DisplayGroupId: idSchema.nullable().default(null),
  IsOn: z.boolean(),
});
export type DemoUserInput = z.output<typeof fields>;

const isComplete = ({ Model, Code }: Pick<DemoUserInput, 'Model' | 'Code'>): boolean => (Model === null) === (Code === null);
const completeStrap = { path: ['Code'], message: 'field-required' };

export const demoUserUpdateSchema = fields.refine(isComplete, completeStrap);
export const demoUserInputSchema = fields.extend({ ClubId: idSchema }).refine(isComplete, completeStrap);
