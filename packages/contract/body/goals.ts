import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, dayInputSchema, instantSchema } from '../scalars.ts';
import { measureKeys } from './measures/catalogue.ts';

/** What somebody wants a measure to become; she has one for each at most. */
export const measureGoalSchema = z.object({
  Key: z.enum(measureKeys),
  /** In the unit of the catalogue. */
  Value: z.number(),
  /** Until when; null: no day was said. */
  Due: dateSchema.nullable(),
  SetAt: instantSchema,
  /** Null: whoever set it has no account any more. */
  SetBy: basicUserSchema.nullable(),
});
export type MeasureGoal = z.infer<typeof measureGoalSchema>;

export const measureGoalInputSchema = z.object({ Value: z.number(), Due: dayInputSchema.nullable() });
export type MeasureGoalInput = z.infer<typeof measureGoalInputSchema>;
export const goalKeySchema = z.enum(measureKeys);
