import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, dayInputSchema, instantSchema } from '../scalars.ts';
import { measureKeys } from './measures/catalogue.ts';

export const measureGoalSchema = z.object({
  Key: z.enum(measureKeys),
  /** Value to reach, in the unit of the measure in the catalogue. */
  Value: z.number(),
  /** Day until which the goal should be reached; null if it has no such day. */
  Due: dateSchema.nullable(),
  SetAt: instantSchema,
  /** User who set the goal; null if their account was deleted. */
  SetBy: basicUserSchema.nullable(),
});
export type MeasureGoal = z.infer<typeof measureGoalSchema>;

export const measureGoalInputSchema = z.object({ Value: z.number(), Due: dayInputSchema.nullable() });
export type MeasureGoalInput = z.infer<typeof measureGoalInputSchema>;
export const goalKeySchema = z.enum(measureKeys);
