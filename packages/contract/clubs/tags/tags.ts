import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, requiredLineSchema } from '../../scalars.ts';

export type ClubTagId = Id<'ClubTag'>;

/** Tags every club has: who joined by herself, and guests. */
export const SELF_JOIN_TAG = -1;
export const GUEST_TAG = -2;

export const clubTagInputSchema = z.object({ Text: requiredLineSchema(40) });
/** `Text` is null of the two tags that every club has: they are named in the reader's language. */
export const clubTagSchema = z.object({
  ClubTagId: z.union([idSchema, z.literal(SELF_JOIN_TAG), z.literal(GUEST_TAG)]),
  Text: z.string().nullable(),
  /** People of the club who have it. */
  Members: z.number().int(),
});
export type ClubTag = z.infer<typeof clubTagSchema>;
