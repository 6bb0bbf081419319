import { z } from 'zod';
import { genderSchema } from '../../accounts/users.ts';
import { clubTagInputSchema } from '../../clubs/tags/tags.ts';
import type { Id } from '../../ids.ts';
import { dayInputSchema, emailSchema, idSchema, instantSchema, languageSchema, lineSchema, textSchema } from '../../scalars.ts';
import { checkedInviteeSchema, inviteeStateSchema } from '../invitations.ts';

export type ImportId = Id<'Import'>;

/** How many people one import takes. */
export const IMPORT_MAX = 2000;
/** Bytes of the file that is read. */
export const IMPORT_FILE_MAX = 1_000_000;
/** How many imports of a club are told of, newest first. */
export const IMPORTS_SHOWN = 10;

/** What a column of a file may be. Of a whole name the first word is the first name, or with `SurnameFirst` the last name. */
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

/** What a club knows of somebody who has no account yet. It fills what is empty in her profile when she accepts (decision 0038). */
export const invitedProfileSchema = z.object({
  BirthDate: dayInputSchema.nullable().default(null),
  Gender: genderSchema.nullable().default(null),
  Phone: optionalLine(40),
  Address1: optionalLine(200),
  PostalCode: optionalLine(20),
  City: optionalLine(200),
});
/** With the groups she is put into. */
export const invitedPersonSchema = invitedProfileSchema.extend({ ClubTagIds: z.array(idSchema).default([]) });
export type InvitedPerson = z.output<typeof invitedPersonSchema>;

/** How many groups one row names. */
const GROUPS_MAX = 20;

export const importedPersonSchema = invitedProfileSchema.extend({
  /** Its row in the file, the head counted: what a spreadsheet shows beside it. */
  Row: z.number().int().min(1).max(1_000_000),
  Email: emailSchema,
  FirstMidName: lineSchema(100).refine((text) => text !== '', 'field-required'),
  LastName: lineSchema(100).default(''),
  /** Of her mail; null: that of the whole file. */
  Language: languageSchema.nullable().default(null),
  /** Groups of the club by their names. */
  Groups: z.array(clubTagInputSchema.shape.Text).max(GROUPS_MAX, 'too-many-groups').default([]),
});
export type ImportedPerson = z.output<typeof importedPersonSchema>;

const few = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'field-required').max(IMPORT_MAX, 'too-many-rows');

export const checkImportSchema = z.object({
  People: few(importedPersonSchema.pick({ Email: true, FirstMidName: true, LastName: true })),
});
/** What the club knows of somebody in the file. */
export const checkedPersonSchema = checkedInviteeSchema.extend({
  /** Somebody of the club who has the same name and another address; null when there is nobody. */
  Namesake: z.object({ UserId: idSchema, Name: z.string() }).nullable(),
});
export type CheckedPerson = z.infer<typeof checkedPersonSchema>;

export const beginImportSchema = z.object({
  FileName: lineSchema(200),
  People: few(importedPersonSchema),
  /** Of the mails to those for whom the file says none. */
  Language: languageSchema,
  Message: textSchema(1000).default(''),
  /** Whether everybody is written to at once; who is not waits in the list of invitations. */
  Mailed: z.boolean(),
  /** Whether groups that the club does not have are made; else a row that names one is refused. */
  MakeGroups: z.boolean().default(false),
});

/** An import, done once `FinishedAt` is set. */
export const memberImportSchema = z.object({
  ImportId: idSchema,
  ClubId: idSchema,
  FileName: z.string(),
  CreatedAt: instantSchema,
  FinishedAt: instantSchema.nullable(),
  Mailed: z.boolean(),
  /** Rows in all, those invited so far, and those refused. */
  Rows: z.number().int(),
  Invited: z.number().int(),
  Refused: z.number().int(),
});
export type MemberImport = z.infer<typeof memberImportSchema>;

/** Somebody who was not invited by an import, and why. */
export const refusedRowSchema = importedPersonSchema.extend({ Reason: inviteeStateSchema.exclude(['Ready']) });
export type RefusedRow = z.infer<typeof refusedRowSchema>;
