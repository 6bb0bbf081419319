import { instantSchema } from '@clubpulse/contract/scalars';
import { instructedExerciseRowSchema } from '@clubpulse/contract/workouts/exercises/exercises';
import { workoutSheetInputSchema } from '@clubpulse/contract/workouts/sheets/sheets';
import { z } from 'zod';
import { forgetStored, readStored, storageKeys, store } from '../../../platform/storage.ts';

const draftSchema = z.object({
  Owner: z.number(),
  Of: z.string(),
  RowVersion: z.number().nullable(),
  At: instantSchema,
  Values: workoutSheetInputSchema.extend({ Name: z.string() }),
  Picked: z.array(instructedExerciseRowSchema.extend({ Instructions: z.string().default('') })),
});
export type SheetDraft = z.output<typeof draftSchema>;

/** With an invalid value the previous draft remains. */
export function keepDraft(draft: SheetDraft): void {
  const parsed = draftSchema.safeParse(draft);
  if (!parsed.success) return;
  try {
    store(storageKeys.sheetDraft, JSON.stringify(parsed.data));
  } catch {
    // The storage is full, but the page still has the changes.
  }
}

/** Null without a draft of this user and sheet, or if another version stored it in its own format. */
export function storedDraft({ Owner, Of }: Pick<SheetDraft, 'Owner' | 'Of'>): SheetDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(readStored(storageKeys.sheetDraft) ?? 'null'));
    return parsed.success && parsed.data.Owner === Owner && parsed.data.Of === Of ? parsed.data : null;
  } catch {
    return null;
  }
}

export const dropDraft = (): void => forgetStored(storageKeys.sheetDraft);
