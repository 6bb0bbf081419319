import { z } from 'zod';
import { instantSchema, requiredLineSchema } from '../../scalars.ts';

/**
 * A large file arrives in parts, by the core of tus 1.0.0 (tus.io): HEAD of its address says how much is here, PATCH brings the next part.
 * Each part but the last has `chunkBytes`; one that was cut off on its way is brought again.
 */
export const UPLOAD = {
  chunkBytes: 5 * 1_048_576,
  bytesMax: 4 * 1_073_741_824,
  /** Of one club at a time. */
  openMax: 10,
  /** One of which nothing came for so long takes no place among them: it was announced and never sent. */
  silentMinutes: 60,
  /** So long an address holds; another one is asked for then. */
  addressMinutes: 60,
  /** So long what has arrived waits for the rest. */
  keptHours: 48,
} as const;
/** A file that is no video and is saved where it is opened. */
export const DOCUMENT = { mb: 50, bytesMax: 50 * 1_048_576 } as const;
/** What is taken of them, by content: ending and media type. */
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
  /** Below the product's own; for who asked for it, and this file alone. */
  Address: z.string(),
  ExpiresAt: instantSchema,
  /** How much of it is here. */
  Offset: z.number().int(),
  Bytes: z.number().int(),
  ChunkBytes: z.number().int(),
});
export type Upload = z.infer<typeof uploadSchema>;
