import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

export type ClubExportId = Id<'ClubExport'>;

export const CLUB_EXPORT_DAYS = 7;

export const clubExportStates = ['Waiting', 'Ready', 'Failed'] as const;

/** Why an export leaves something out. Page and README say each. */
export const clubExportExceptions = ['members', 'contact', 'own', 'files', 'secrets', 'server'] as const;
export type ClubExportException = (typeof clubExportExceptions)[number];

export const clubExportSchema = z.object({
  ClubExportId: idSchema,
  State: z.enum(clubExportStates),
  RequestedAt: instantSchema,
  By: z.object({ UserId: idSchema, Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() }).nullable(),
  ExpiresAt: instantSchema.nullable(),
  Bytes: z.number().int().nullable(),
  RowCount: z.number().int().nullable(),
});
export type ClubExport = z.infer<typeof clubExportSchema>;

/** `Address` is relative to the server and is valid once, for a minute. */
export const clubExportLinkSchema = z.object({ Address: z.string(), ExpiresAt: instantSchema });
export type ClubExportLink = z.infer<typeof clubExportLinkSchema>;
