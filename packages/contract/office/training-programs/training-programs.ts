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

/** `Refused`: the content does not match the file name. The file is deleted automatically. */
export const programStates = ['Uploading', 'Ready', 'Refused'] as const;

const seen = {
  TrainingProgramId: idSchema,
  Title: z.string(),
  Description: z.string(),
  FileName: z.string(),
  Bytes: z.number().int(),
};

export const trainingProgramSchema = z.object({
  ...seen,
  State: z.enum(programStates),
  ValidUntil: dateSchema.nullable(),
  IsOver: z.boolean(),
  /** Since when the file is shared with all members, also with future members. Null when shared only with chosen members. */
  EverybodySince: instantSchema.nullable(),
  People: z.number().int(),
  Opened: z.number().int(),
  AddedBy: z.string().nullable(),
  AddedAt: instantSchema,
  RowVersion: rowVersionSchema,
});
export type TrainingProgram = z.infer<typeof trainingProgramSchema>;

export const programSorts = ['Title', '-Title', 'AddedAt', '-AddedAt'] as const;
export const programQuerySchema = pageQuerySchema.extend({ Sort: z.enum(programSorts).default('Title') });
export type ProgramQuery = z.output<typeof programQuerySchema>;

const message = {
  Title: requiredLineSchema(PROGRAM.title),
  Description: textSchema(PROGRAM.description),
  ValidUntil: dayInputSchema.nullable(),
};
export const programUploadInputSchema = z.object({
  ...message,
  FileName: requiredLineSchema(255),
  Bytes: z.number().int('invalid-number').min(1, 'upload-empty').max(DOCUMENT.bytesMax, 'program-too-large'),
});
export type ProgramUploadInput = z.infer<typeof programUploadInputSchema>;
export const programUpdateSchema = z.object({ ...message, RowVersion: rowVersionSchema });
export type ProgramUpdate = z.infer<typeof programUpdateSchema>;
export const programUploadSchema = z.object({ Program: trainingProgramSchema, Upload: uploadSchema });
export type ProgramUpload = z.infer<typeof programUploadSchema>;

export const programSharingSchema = z.object({
  To: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('Everybody') }),
    z.object({ Kind: z.literal('Chosen'), Audience: audienceSchema }),
  ]),
  /** Last day for the chosen members. If the file is shared with all members, only the end of the file counts. */
  ValidUntil: dayInputSchema.nullable(),
});
export type ProgramSharing = z.infer<typeof programSharingSchema>;
export const programSharedSchema = z.object({
  Added: z.number().int(),
  Kept: z.number().int(),
});
export type ProgramShared = z.infer<typeof programSharedSchema>;

export const programUnsharingSchema = z.object({
  Everybody: z.boolean().default(false),
  UserIds: z.array(idSchema).max(500, 'too-many-invitees'),
});
export type ProgramUnsharing = z.infer<typeof programUnsharingSchema>;

export const programReaderSchema = basicUserSchema.extend({
  SharedAt: instantSchema.nullable(),
  ValidUntil: dateSchema.nullable(),
  IsOver: z.boolean(),
  OpenedAt: instantSchema.nullable(),
});
export type ProgramReader = z.infer<typeof programReaderSchema>;
export const programReaderQuerySchema = pageQuerySchema;

export const ownProgramSchema = z.object({
  ...seen,
  ClubId: idSchema,
  ClubName: z.string(),
  SharedAt: instantSchema,
  ValidUntil: dateSchema.nullable(),
  OpenedAt: instantSchema.nullable(),
});
export type OwnProgram = z.infer<typeof ownProgramSchema>;

/** `Address` is relative to the public URL of the server, and valid for one minute and one user. */
export const programLinkSchema = z.object({ Address: z.string(), ExpiresAt: instantSchema });
export type ProgramLink = z.infer<typeof programLinkSchema>;
