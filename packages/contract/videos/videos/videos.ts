import { z } from 'zod';
import type { Id } from '../../ids.ts';
import {
  flagQuerySchema,
  idParamSchema,
  idSchema,
  instantSchema,
  pageQuerySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { announcedFileSchema, uploadSchema } from '../uploads/uploads.ts';

export type VideoId = Id<'Video'>;
export type VideoCollectionId = Id<'VideoCollection'>;

export const VIDEO = {
  perClub: 2000,
  collectionsPerClub: 100,
  perCollection: 200,
  typesPerCollection: 20,
  title: 100,
  description: 2000,
} as const;

export const ADVICE = { seconds: 30, ratio: 16 / 9, formats: ['webm', 'mp4', 'quicktime', 'wmv', 'matroska'] } as const;
export const ADVISED_TYPES =
  'video/*,video/webm,video/mp4,video/quicktime,video/x-ms-wmv,video/x-matroska,.webm,.mp4,.mov,.wmv,.mkv';

export const videoSources = ['Upload', 'YouTube', 'Vimeo'] as const;
export const videoSourceSchema = z.enum(videoSources);
export type VideoSource = z.infer<typeof videoSourceSchema>;
export const videoStates = ['Uploading', 'Processing', 'Ready', 'Error'] as const;
export const videoStateSchema = z.enum(videoStates);

export const videoCollectionSchema = z.object({
  VideoCollectionId: idSchema,
  Title: z.string(),
  Description: z.string(),
  /** The member must have one of these subscriptions. If empty, every member may watch. */
  Needs: z.array(z.object({ ClassSubscriptionId: idSchema, Name: z.string() })),
  Videos: z.number().int(),
  People: z.number().int(),
  RowVersion: rowVersionSchema,
});
export type VideoCollection = z.infer<typeof videoCollectionSchema>;

export const videoCollectionInputSchema = z.object({
  Title: requiredLineSchema(VIDEO.title),
  Description: textSchema(VIDEO.description),
  ClassSubscriptionIds: z.array(idSchema).max(VIDEO.typesPerCollection, 'invalid-number'),
});
export type VideoCollectionInput = z.infer<typeof videoCollectionInputSchema>;

const seen = {
  VideoId: idSchema,
  Title: z.string(),
  Description: z.string(),
  Source: videoSourceSchema,
  /** Null for a linked video, because the picture would reveal the viewers to the other site. */
  PreviewUri: z.string().nullable(),
  Seconds: z.number().int().nullable(),
  IsGone: z.boolean(),
};

export const videoSchema = z.object({
  ...seen,
  Url: z.string().nullable(),
  FileName: z.string().nullable(),
  State: videoStateSchema,
  ErrorCode: z.string().nullable(),
  ErrorTitle: z.string().nullable(),
  ErrorAdvice: z.string().nullable(),
  Progress: z.number().int(),
  IsEncoded: z.boolean(),
  Width: z.number().int().nullable(),
  Height: z.number().int().nullable(),
  HasSound: z.boolean().nullable(),
  Bytes: z.number().int().nullable(),
  IsPublished: z.boolean(),
  Collections: z.array(z.object({ VideoCollectionId: idSchema, Title: z.string() })),
  AddedBy: z.string().nullable(),
  AddedAt: instantSchema,
  /** Plays of the last thirty days, at most one a day per viewer. */
  Plays: z.number().int(),
  People: z.number().int(),
  RowVersion: rowVersionSchema,
});
export type Video = z.infer<typeof videoSchema>;

export const videoQuerySchema = pageQuerySchema.extend({
  VideoCollectionId: idParamSchema.optional(),
  Pending: flagQuerySchema.optional(),
});
export type VideoQuery = z.output<typeof videoQuerySchema>;

const texts = { Title: requiredLineSchema(VIDEO.title), Description: textSchema(VIDEO.description) };
const placed = {
  ...texts,
  VideoCollectionIds: z.array(idSchema).min(1, 'video-without-collection').max(VIDEO.collectionsPerClub, 'invalid-number'),
  IsPublished: z.boolean(),
};
export const VIDEO_URL_MAX = 500;
export const videoUrlSchema = requiredLineSchema(VIDEO_URL_MAX);
export const videoLinkInputSchema = z.object({ ...placed, Url: videoUrlSchema });
export type VideoLinkInput = z.infer<typeof videoLinkInputSchema>;
export const videoUploadInputSchema = z.object({ ...placed, ...announcedFileSchema.shape });
export type VideoUploadInput = z.infer<typeof videoUploadInputSchema>;
export const videoInputSchema = z.object(placed);
export type VideoInput = z.infer<typeof videoInputSchema>;
export const videoUpdateSchema = videoInputSchema.extend({ RowVersion: rowVersionSchema });

export const videoUploadSchema = z.object({ Video: videoSchema, Upload: uploadSchema });
export type VideoUpload = z.infer<typeof videoUploadSchema>;

export const videoInfoSchema = z.object({
  Source: videoSourceSchema,
  Title: z.string(),
  PreviewUri: z.string().nullable(),
  Seconds: z.number().int().nullable(),
});
export type VideoInfo = z.infer<typeof videoInfoSchema>;

/** `Hls` and `File` come from this server. Other videos play in a frame of their site. */
export const videoPlaySchema = z.object({
  Kind: z.enum(['Hls', 'File', 'YouTube', 'Vimeo']),
  Address: z.string(),
  /** The URL is valid until then. Null if it does not expire. */
  ExpiresAt: instantSchema.nullable(),
});
export type VideoPlay = z.infer<typeof videoPlaySchema>;

export const onDemandCollectionSchema = z.object({
  VideoCollectionId: idSchema,
  Title: z.string(),
  Description: z.string(),
  Videos: z.number().int(),
  Locked: z.array(z.string()),
});
export type OnDemandCollection = z.infer<typeof onDemandCollectionSchema>;
export const onDemandVideoSchema = z.object({ ...seen, AddedBy: z.string().nullable() });
export type OnDemandVideo = z.infer<typeof onDemandVideoSchema>;
export const onDemandSchema = onDemandCollectionSchema.extend({ List: z.array(onDemandVideoSchema) });
export type OnDemand = z.infer<typeof onDemandSchema>;
