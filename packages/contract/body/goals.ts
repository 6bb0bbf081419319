import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, dayInputSchema, instantSchema } from '../scalars.ts';
import { measureKeys } from './measures/catalogue.ts';

export const measureGoalSchema = z.object({
  Key: z.enum(measureKeys),
  /** In the unit of the measure catalogue. */
  Value: z.number(),
  /** Null for no date. */
  Due: dateSchema.nullable(),
  SetAt: instantSchema,
  /** Null when the account was deleted. */
  SetBy: basicUserSchema.nullable(),
});
export type MeasureGoal = z.infer<typeof measureGoalSchema>;

export const measureGoalInputSchema = z.object({ Value: z.number(), Due: dayInputSchema.nullable() });
export type MeasureGoalInput = z.infer<typeof measureGoalInputSchema>;
export const goalKeySchema = z.enum(measureKeys);
