import { z } from 'zod';
import type { Id } from '../ids.ts';
import { colorSchema, idSchema, requiredLineSchema } from '../scalars.ts';

export type DisplayGroupId = Id<'DisplayGroup'>;

export const displayGroupSchema = z.object({
  DisplayGroupId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Color: z.string(),
  RowVersion: z.number().int(),
});
export type DisplayGroup = z.infer<typeof displayGroupSchema>;
export const displayGroupInputSchema = z.object({ Name: requiredLineSchema(60), Color: colorSchema });
export const displayGroupUpdateSchema = displayGroupInputSchema.extend({ RowVersion: z.number().int() });
