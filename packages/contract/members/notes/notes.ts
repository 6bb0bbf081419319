import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredTextSchema, rowVersionSchema } from '../../scalars.ts';

export type NoteId = Id<'Note'>;

/** The note is hidden from the member, but part of their data export (decision 0032). */
export const noteInputSchema = z.object({ Text: requiredTextSchema() });
export const noteUpdateSchema = noteInputSchema.extend({ RowVersion: rowVersionSchema });
export type NoteUpdate = z.infer<typeof noteUpdateSchema>;
export const noteSchema = z.object({
  NoteId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  Text: z.string(),
  Author: basicUserSchema.nullable(),
  CreatedAt: instantSchema,
  EditedAt: instantSchema.nullable(),
  CompletedAt: instantSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type Note = z.infer<typeof noteSchema>;
