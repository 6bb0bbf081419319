import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredTextSchema, rowVersionSchema } from '../../scalars.ts';

export type NoteId = Id<'Note'>;

/** What staff writes about a member for each other; she does not see it in the app, and has it in her export (decision 0032). */
export const noteInputSchema = z.object({ Text: requiredTextSchema() });
export const noteUpdateSchema = noteInputSchema.extend({ RowVersion: rowVersionSchema });
export type NoteUpdate = z.infer<typeof noteUpdateSchema>;
export const noteSchema = z.object({
  NoteId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  Text: z.string(),
  /** Null: whoever wrote it has no account any more. */
  Author: basicUserSchema.nullable(),
  CreatedAt: instantSchema,
  EditedAt: instantSchema.nullable(),
  /** Completed ones are history. */
  CompletedAt: instantSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type Note = z.infer<typeof noteSchema>;
