import { z } from 'zod';
import { basicUserSchema, watchModes, watchSchema } from './users.ts';

export const relationshipSchema = watchSchema.extend({ Watched: basicUserSchema });
export type Relationship = z.infer<typeof relationshipSchema>;

export const watchTypeQuerySchema = z.object({
  Type: z
    .literal(['1', '2', '3'])
    .transform((text) => (text === '1' ? watchModes.notify : text === '2' ? watchModes.follow : watchModes.none)),
});
