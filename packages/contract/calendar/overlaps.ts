import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

export const overlapKinds = ['Trainer', 'Room', 'Athlete'] as const;
export type OverlapKind = (typeof overlapKinds)[number];

/** Something that another class of the club uses at the same time. It is only a warning. */
export const overlapSchema = z.object({
  Kind: z.enum(overlapKinds),
  Name: z.string(),
  ClassId: idSchema,
  ClassName: z.string(),
  Begin: instantSchema,
  End: instantSchema,
});
export type Overlap = z.infer<typeof overlapSchema>;

export const overlapsSchema = z.object({ Total: z.number().int(), Overlaps: z.array(overlapSchema) });
export type Overlaps = z.infer<typeof overlapsSchema>;
