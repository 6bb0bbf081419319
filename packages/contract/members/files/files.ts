import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { dateSchema, dayInputSchema, idSchema, instantSchema, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';

export type FileId = Id<'File'>;

export const FILE_MAX_MB = 10;
export const FILE_BYTES_MAX = FILE_MAX_MB * 1_048_576;
export const FILE_TEXT_MAX = Math.ceil(FILE_BYTES_MAX / 3) * 4;
export const FILES_MAX = 100;
export const FILES_MAX_MB = 200;

export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;
export type FileEnding = keyof typeof fileTypes;

/** A `Health` file belongs to a member. By sharing it the member consents to the use of this one file (decision 0046). */
export const fileKinds = ['Document', 'Health'] as const;
export const fileKindSchema = z.enum(fileKinds);
export type FileKind = z.infer<typeof fileKindSchema>;

const clubSchema = z.object({ ClubId: idSchema, Name: z.string() });

export const fileSchema = z.object({
  FileId: idSchema,
  UserId: idSchema,
  Club: clubSchema.nullable(),
  ShownTo: clubSchema.nullable(),
  Shared: z.boolean(),
  Kind: fileKindSchema,
  Title: z.string(),
  FileName: z.string(),
  Type: z.enum(fileTypes),
  Bytes: z.number().int(),
  ValidUntil: dateSchema.nullable(),
  AddedAt: instantSchema,
  AddedBy: basicUserSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type MemberFile = z.infer<typeof fileSchema>;

const common = { Title: requiredLineSchema(100), ValidUntil: dayInputSchema.nullable() };

export const ownFileInputSchema = z.object({ ...common, Kind: fileKindSchema, ShownToClubId: idSchema.nullable() });
export type OwnFileInput = z.infer<typeof ownFileInputSchema>;
export const ownFileUpdateSchema = ownFileInputSchema.extend({ RowVersion: rowVersionSchema });
export type OwnFileUpdate = z.infer<typeof ownFileUpdateSchema>;
export const clubFileInputSchema = z.object({ ...common, Shared: z.boolean() });
export const clubFileUpdateSchema = clubFileInputSchema.extend({ RowVersion: rowVersionSchema });
export type ClubFileUpdate = z.infer<typeof clubFileUpdateSchema>;

/** The body is JSON. A form with the parts `file` and `data` (JSON) is also accepted. */
const uploadOf = <Data extends z.ZodType>(data: Data) =>
  z.object({
    File: z.string().min(1, 'field-required').max(FILE_TEXT_MAX, 'files-too-large'),
    FileName: requiredLineSchema(255),
    Data: data,
  });
export const ownFileUploadSchema = uploadOf(ownFileInputSchema);
export type OwnFileUpload = z.infer<typeof ownFileUploadSchema>;
export const clubFileUploadSchema = uploadOf(clubFileInputSchema);
export type ClubFileUpload = z.infer<typeof clubFileUploadSchema>;

/** The link is valid for a minute, for any person who has it. `Address` is relative to the server's public URL. */
export const fileLinkSchema = z.object({ Address: z.string(), ExpiresAt: instantSchema });
export type FileLink = z.infer<typeof fileLinkSchema>;
