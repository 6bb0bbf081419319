import { z } from 'zod';
import { textSchema } from '../../scalars.ts';

export const endReasons = ['Moved', 'Price', 'NoTime', 'Health', 'OtherClub', 'Other'] as const;
export const endReasonSchema = z.enum(endReasons).nullable();
export type EndReason = z.infer<typeof endReasonSchema>;

export const statedReasonSchema = z.object({
  Reason: endReasonSchema,
  Words: textSchema(300).default(''),
});
export type StatedReason = z.infer<typeof statedReasonSchema>;
