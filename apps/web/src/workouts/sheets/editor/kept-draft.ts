import { instantSchema } from '@clubpulse/contract/scalars';
import { toldExerciseRowSchema } from '@clubpulse/contract/workouts/exercises/exercises';
import { workoutSheetInputSchema } from '@clubpulse/contract/workouts/sheets/sheets';
import { z } from 'zod';
import { forgetStored, readStored, storageKeys, store } from '../../../platform/storage.ts';

/** What was typed of a sheet and is not saved. Its name may be missing yet. */
const draftSchema = z.object({
  Owner: z.number(),
  /** The sheet, or where a new one is written. */
  Of: z.string(),
  /** What of the stored sheet it was typed over; null where there is none. */
  RowVersion: z.number().nullable(),
  At: instantSchema,
  Values: workoutSheetInputSchema.extend({ Name: z.string() }),
  /** Exercises that were taken from the library since, which the stored sheet does not name. */
  Picked: z.array(toldExerciseRowSchema.extend({ Instructions: z.string().default('') })),
});
export type SheetDraft = z.output<typeof draftSchema>;

/** Keeps the draft in place of the one before. One with a value that is none yet is not kept: the last that had none stays. */
export function keepDraft(draft: SheetDraft): void {
  const parsed = draftSchema.safeParse(draft);
  if (!parsed.success) return;
  try {
    store(storageKeys.sheetDraft, JSON.stringify(parsed.data));
  } catch {
    // The browser gives no more room: the page still holds what was typed.
  }
}

/** The draft of this person and sheet; another one, or one that an older app wrote otherwise, is none. */
export function keptDraft({ Owner, Of }: Pick<SheetDraft, 'Owner' | 'Of'>): SheetDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(readStored(storageKeys.sheetDraft) ?? 'null'));
    return parsed.success && parsed.data.Owner === Owner && parsed.data.Of === Of ? parsed.data : null;
  } catch {
    return null;
  }
}

export const dropDraft = (): void => forgetStored(storageKeys.sheetDraft);
