import { z } from 'zod';
import { instantSchema, requiredLineSchema } from '../../scalars.ts';

/** The core protocol of tus 1.0.0 (tus.io). An interrupted part is sent again. */
export const UPLOAD = {
  chunkBytes: 5 * 1_048_576,
  bytesMax: 4 * 1_073_741_824,
  openMax: 10,
  /** An upload without a part for this long does not count towards `openMax`. */
  silentMinutes: 60,
  addressMinutes: 60,
  keptHours: 48,
} as const;
export const DOCUMENT = { mb: 50, bytesMax: 50 * 1_048_576 } as const;
export const documentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;
export type DocumentEnding = keyof typeof documentTypes;
export const TUS_VERSION = '1.0.0';
export const PART_TYPE = 'application/offset+octet-stream';

export const announcedFileSchema = z.object({
  FileName: requiredLineSchema(255),
  Bytes: z.number().int('invalid-number').min(1, 'upload-empty').max(UPLOAD.bytesMax, 'upload-too-large'),
});
export type AnnouncedFile = z.infer<typeof announcedFileSchema>;

export const uploadSchema = z.object({
  Address: z.string(),
  ExpiresAt: instantSchema,
  Offset: z.number().int(),
  Bytes: z.number().int(),
  ChunkBytes: z.number().int(),
});
export type Upload = z.infer<typeof uploadSchema>;
