import { z } from 'zod';
import type { Id } from '../ids.ts';
import { colorSchema, idSchema, requiredLineSchema } from '../scalars.ts';

export type DisplayGroupId = Id<'DisplayGroup'>;

/** A display group is a room of the club with a colour of its own. */
export const displayGroupSchema = z.object({
  DisplayGroupId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Color: z.string(),
  RowVersion: z.number().int(),
});
export type DisplayGroup = z.infer<typeof displayGroupSchema>;
export const displayGroupInputSchema = z.object({ Name: requiredLineSchema(60), Color: colorSchema });
/** Of the room as it was read: somebody else's change in between refuses this one. */
export const displayGroupUpdateSchema = displayGroupInputSchema.extend({ RowVersion: z.number().int() });
