import { z } from 'zod';
import { genderSchema } from '../../accounts/users.ts';
import { clubTagInputSchema } from '../../clubs/tags/tags.ts';
import type { Id } from '../../ids.ts';
import { dayInputSchema, emailSchema, idSchema, instantSchema, languageSchema, lineSchema, textSchema } from '../../scalars.ts';
import { checkedInviteeSchema, inviteeStateSchema } from '../invitations.ts';

export type ImportId = Id<'Import'>;

export const IMPORT_MAX = 2000;
export const IMPORT_FILE_MAX = 1_000_000;
export const IMPORTS_SHOWN = 10;

/** `FullName` begins with the first name, `SurnameFirst` with the last name. */
export const importFields = [
  'Email',
  'FirstMidName',
  'LastName',
  'FullName',
  'SurnameFirst',
  'BirthDate',
  'Gender',
  'Phone',
  'Address1',
  'PostalCode',
  'City',
  'Groups',
  'Language',
] as const;
export type ImportField = (typeof importFields)[number];

const optionalLine = (max: number) =>
  lineSchema(max)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null);

/** When the invitation is accepted, these values fill empty fields of the profile (decision 0038). */
export const invitedProfileSchema = z.object({
  BirthDate: dayInputSchema.nullable().default(null),
  Gender: genderSchema.nullable().default(null),
  Phone: optionalLine(40),
  Address1: optionalLine(200),
  PostalCode: optionalLine(20),
  City: optionalLine(200),
});
export const invitedPersonSchema = invitedProfileSchema.extend({ ClubTagIds: z.array(idSchema).default([]) });
export type InvitedPerson = z.output<typeof invitedPersonSchema>;

const GROUPS_MAX = 20;

export const importedPersonSchema = invitedProfileSchema.extend({
  /** Row number as in a spreadsheet: the row of titles counts too. */
  Row: z.number().int().min(1).max(1_000_000),
  Email: emailSchema,
  FirstMidName: lineSchema(100).refine((text) => text !== '', 'field-required'),
  LastName: lineSchema(100).default(''),
  Language: languageSchema.nullable().default(null),
  Groups: z.array(clubTagInputSchema.shape.Text).max(GROUPS_MAX, 'too-many-groups').default([]),
});
export type ImportedPerson = z.output<typeof importedPersonSchema>;

const few = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'field-required').max(IMPORT_MAX, 'too-many-rows');

export const checkImportSchema = z.object({
  People: few(importedPersonSchema.pick({ Email: true, FirstMidName: true, LastName: true })),
});
export const checkedPersonSchema = checkedInviteeSchema.extend({
  Namesake: z.object({ UserId: idSchema, Name: z.string() }).nullable(),
});
export type CheckedPerson = z.infer<typeof checkedPersonSchema>;

export const beginImportSchema = z.object({
  FileName: lineSchema(200),
  People: few(importedPersonSchema),
  Language: languageSchema,
  Message: textSchema(1000).default(''),
  Mailed: z.boolean(),
  MakeGroups: z.boolean().default(false),
});

export const memberImportSchema = z.object({
  ImportId: idSchema,
  ClubId: idSchema,
  FileName: z.string(),
  CreatedAt: instantSchema,
  FinishedAt: instantSchema.nullable(),
  Mailed: z.boolean(),
  Rows: z.number().int(),
  Invited: z.number().int(),
  Refused: z.number().int(),
});
export type MemberImport = z.infer<typeof memberImportSchema>;

export const refusedRowSchema = importedPersonSchema.extend({ Reason: inviteeStateSchema.exclude(['Ready']) });
export type RefusedRow = z.infer<typeof refusedRowSchema>;
