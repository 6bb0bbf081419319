import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

/** What is meant twice at one hour. */
export const overlapKinds = ['Trainer', 'Room', 'Athlete'] as const;
export type OverlapKind = (typeof overlapKinds)[number];

/** A trainer, a room or an athlete who is in another class of the club at that hour. It is said, and refuses nothing. */
export const overlapSchema = z.object({
  Kind: z.enum(overlapKinds),
  /** Of the trainer, the room or the athlete. */
  Name: z.string(),
  /** The other class, and its day that overlaps. */
  ClassId: idSchema,
  ClassName: z.string(),
  Begin: instantSchema,
  End: instantSchema,
});
export type Overlap = z.infer<typeof overlapSchema>;

/** The first by Begin, and how many there are. */
export const overlapsSchema = z.object({ Total: z.number().int(), Overlaps: z.array(overlapSchema) });
export type Overlaps = z.infer<typeof overlapsSchema>;
