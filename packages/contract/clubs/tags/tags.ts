import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idParamSchema, idSchema, requiredLineSchema } from '../../scalars.ts';

export type ClubTagId = Id<'ClubTag'>;

/** Tags every club has: who joined by herself, and guests. */
export const SELF_JOIN_TAG = -1;
export const GUEST_TAG = -2;

/** A tag in a query: one of the club's, or one of the two that every club has. */
export const tagParamSchema = z.union([idParamSchema, z.enum([`${SELF_JOIN_TAG}`, `${GUEST_TAG}`]).transform(Number)]);
export const anyTagSchema = z.union([idSchema, z.literal(SELF_JOIN_TAG), z.literal(GUEST_TAG)]);

export const clubTagInputSchema = z.object({ Text: requiredLineSchema(40) });
/** `Text` is null of the two tags that every club has: they are named in the reader's language. */
export const clubTagSchema = z.object({
  ClubTagId: anyTagSchema,
  Text: z.string().nullable(),
  /** People of the club who have it. */
  Members: z.number().int(),
});
export type ClubTag = z.infer<typeof clubTagSchema>;

/** How many people one call puts into a group or takes out of it. */
export const TAGGED_MAX = 200;
/** In, or out. */
export const tagActs = ['Add', 'Remove'] as const;
export const tagBatchSchema = z.object({
  UserIds: z.array(idSchema).min(1, 'field-required').max(TAGGED_MAX, 'too-many-invitees'),
  ClubTagId: idSchema,
  Act: z.enum(tagActs),
});
export type TagBatch = z.infer<typeof tagBatchSchema>;
