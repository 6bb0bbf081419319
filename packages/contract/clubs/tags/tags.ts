import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idParamSchema, idSchema, requiredLineSchema } from '../../scalars.ts';

export type ClubTagId = Id<'ClubTag'>;

/** Every club has these two tags: members who joined without an invitation, and guests. */
export const SELF_JOIN_TAG = -1;
export const GUEST_TAG = -2;

export const tagParamSchema = z.union([idParamSchema, z.enum([`${SELF_JOIN_TAG}`, `${GUEST_TAG}`]).transform(Number)]);
export const anyTagSchema = z.union([idSchema, z.literal(SELF_JOIN_TAG), z.literal(GUEST_TAG)]);

export const clubTagInputSchema = z.object({ Text: requiredLineSchema(40) });
/** `Text` is null for the two tags that every club has. Clients translate their names. */
export const clubTagSchema = z.object({
  ClubTagId: anyTagSchema,
  Text: z.string().nullable(),
  Members: z.number().int(),
});
export type ClubTag = z.infer<typeof clubTagSchema>;

export const TAGGED_MAX = 200;
export const tagActs = ['Add', 'Remove'] as const;
export const tagBatchSchema = z.object({
  UserIds: z.array(idSchema).min(1, 'field-required').max(TAGGED_MAX, 'too-many-invitees'),
  ClubTagId: idSchema,
  Act: z.enum(tagActs),
});
export type TagBatch = z.infer<typeof tagBatchSchema>;
