import { z } from 'zod';
import { basicUserSchema } from '../accounts/users.ts';
import { dateSchema, dayInputSchema, instantSchema } from '../scalars.ts';
import { measureKeys } from './measures/catalogue.ts';

export const measureGoalSchema = z.object({
  Key: z.enum(measureKeys),
  Value: z.number(),
  Due: dateSchema.nullable(),
  SetAt: instantSchema,
  SetBy: basicUserSchema.nullable(),
});
export type MeasureGoal = z.infer<typeof measureGoalSchema>;

export const measureGoalInputSchema = z.object({ Value: z.number(), Due: dayInputSchema.nullable() });
export type MeasureGoalInput = z.infer<typeof measureGoalInputSchema>;
export const goalKeySchema = z.enum(measureKeys);
