import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import {
  dateSchema,
  dayInputSchema,
  idSchema,
  instantSchema,
  pageQuerySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { DOCUMENT, uploadSchema } from '../../videos/uploads/uploads.ts';
import { audienceSchema } from '../messages.ts';

export type TrainingProgramId = Id<'TrainingProgram'>;

export const PROGRAM = { perClub: 500, gigabytes: 5, title: 100, description: 1000 } as const;

/** Refused: what arrived is of another kind than its name says; the line goes by itself. */
export const programStates = ['Uploading', 'Ready', 'Refused'] as const;

/** What can be seen of the file of a program, wherever it stands. */
const seen = {
  TrainingProgramId: idSchema,
  Title: z.string(),
  Description: z.string(),
  FileName: z.string(),
  Bytes: z.number().int(),
};

/** A file that a club hands to its members: a plan, a handout, a picture. */
export const trainingProgramSchema = z.object({
  ...seen,
  State: z.enum(programStates),
  /** Its last day, for everybody; null: it has no end. */
  ValidUntil: dateSchema.nullable(),
  /** It is over, by the day of the club. */
  IsOver: z.boolean(),
  /** Since when every member has it, those who join later too; null: only those with whom it is shared. */
  EverybodySince: instantSchema.nullable(),
  /** How many members have it today, and how many of them opened it. */
  People: z.number().int(),
  Opened: z.number().int(),
  AddedBy: z.string().nullable(),
  AddedAt: instantSchema,
  RowVersion: rowVersionSchema,
});
export type TrainingProgram = z.infer<typeof trainingProgramSchema>;

/** By title, or by when they were added; with a minus the other way around. */
export const programSorts = ['Title', '-Title', 'AddedAt', '-AddedAt'] as const;
export const programQuerySchema = pageQuerySchema.extend({ Sort: z.enum(programSorts).default('Title') });
export type ProgramQuery = z.output<typeof programQuerySchema>;

const said = {
  Title: requiredLineSchema(PROGRAM.title),
  Description: textSchema(PROGRAM.description),
  ValidUntil: dayInputSchema.nullable(),
};
export const programUploadInputSchema = z.object({
  ...said,
  FileName: requiredLineSchema(255),
  Bytes: z.number().int('invalid-number').min(1, 'upload-empty').max(DOCUMENT.bytesMax, 'program-too-large'),
});
export type ProgramUploadInput = z.infer<typeof programUploadInputSchema>;
export const programUpdateSchema = z.object({ ...said, RowVersion: rowVersionSchema });
export type ProgramUpdate = z.infer<typeof programUpdateSchema>;
export const programUploadSchema = z.object({ Program: trainingProgramSchema, Upload: uploadSchema });
export type ProgramUpload = z.infer<typeof programUploadSchema>;

/** With whom: everybody, now and later, or those for whom the audience holds now. */
export const programSharingSchema = z.object({
  To: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('Everybody') }),
    z.object({ Kind: z.literal('Chosen'), Audience: audienceSchema }),
  ]),
  /** The last day on which they have it; of everybody the file's own holds. */
  ValidUntil: dayInputSchema.nullable(),
});
export type ProgramSharing = z.infer<typeof programSharingSchema>;
export const programSharedSchema = z.object({
  /** How many have it now who did not before. */
  Added: z.number().int(),
  /** How many had it already; their end is the one that was said now. */
  Kept: z.number().int(),
});
export type ProgramShared = z.infer<typeof programSharedSchema>;

/** Ends the sharing with everybody, with these people, or both. */
export const programUnsharingSchema = z.object({
  Everybody: z.boolean().default(false),
  UserIds: z.array(idSchema).max(500, 'too-many-invitees'),
});
export type ProgramUnsharing = z.infer<typeof programUnsharingSchema>;

/** Somebody who has it. */
export const programReaderSchema = basicUserSchema.extend({
  /** Null: she has it because everybody does. */
  SharedAt: instantSchema.nullable(),
  /** The last day on which she has it; null: no end. */
  ValidUntil: dateSchema.nullable(),
  /** It is over for her. */
  IsOver: z.boolean(),
  /** When she opened it first; null: never. */
  OpenedAt: instantSchema.nullable(),
});
export type ProgramReader = z.infer<typeof programReaderSchema>;
export const programReaderQuerySchema = pageQuerySchema;

/** What a member has of her clubs. */
export const ownProgramSchema = z.object({
  ...seen,
  ClubId: idSchema,
  ClubName: z.string(),
  SharedAt: instantSchema,
  ValidUntil: dateSchema.nullable(),
  OpenedAt: instantSchema.nullable(),
});
export type OwnProgram = z.infer<typeof ownProgramSchema>;

/** Where the file is loaded from, for a minute, by whoever opened it alone; below the product's address. */
export const programLinkSchema = z.object({ Address: z.string(), ExpiresAt: instantSchema });
export type ProgramLink = z.infer<typeof programLinkSchema>;
