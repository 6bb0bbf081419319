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

/** What is advised, and never demanded (readings 36). */
export const ADVICE = { seconds: 30, ratio: 16 / 9, formats: ['webm', 'mp4', 'quicktime', 'wmv', 'matroska'] } as const;
/** What the file picker offers: each of those formats. */
export const ADVISED_TYPES =
  'video/*,video/webm,video/mp4,video/quicktime,video/x-ms-wmv,video/x-matroska,.webm,.mp4,.mov,.wmv,.mkv';

export const videoSources = ['Upload', 'YouTube', 'Vimeo'] as const;
export const videoSourceSchema = z.enum(videoSources);
export type VideoSource = z.infer<typeof videoSourceSchema>;
export const videoStates = ['Uploading', 'Processing', 'Ready', 'Error'] as const;
export const videoStateSchema = z.enum(videoStates);

/** A playlist, and who sees it. */
export const videoCollectionSchema = z.object({
  VideoCollectionId: idSchema,
  Title: z.string(),
  Description: z.string(),
  /** Subscription types one of which whoever watches must hold; empty: every member watches. */
  Needs: z.array(z.object({ ClassSubscriptionId: idSchema, Name: z.string() })),
  Videos: z.number().int(),
  /** How many members may watch it. */
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

/** What can be seen of a video, wherever it stands. */
const seen = {
  VideoId: idSchema,
  Title: z.string(),
  Description: z.string(),
  Source: videoSourceSchema,
  /** Null of one elsewhere: its site would be asked for it before anybody plays. */
  PreviewUri: z.string().nullable(),
  Seconds: z.number().int().nullable(),
  /** Of one elsewhere: it is not found there any more. */
  IsGone: z.boolean(),
};

export const videoSchema = z.object({
  ...seen,
  /** The address of one elsewhere. */
  Url: z.string().nullable(),
  FileName: z.string().nullable(),
  State: videoStateSchema,
  /** Why it was not encoded, and what that is called; null of one that never arrived. */
  ErrorCode: z.string().nullable(),
  ErrorTitle: z.string().nullable(),
  /** What can be done about it. */
  ErrorAdvice: z.string().nullable(),
  /** Percent of the encoding. */
  Progress: z.number().int(),
  /** Its file was encoded; one that was not plays as it was sent, where the browser can. */
  IsEncoded: z.boolean(),
  Width: z.number().int().nullable(),
  Height: z.number().int().nullable(),
  HasSound: z.boolean().nullable(),
  Bytes: z.number().int().nullable(),
  IsPublished: z.boolean(),
  Collections: z.array(z.object({ VideoCollectionId: idSchema, Title: z.string() })),
  AddedBy: z.string().nullable(),
  AddedAt: instantSchema,
  /** Of thirty days: on how many days of people it was played, and by how many people. */
  Plays: z.number().int(),
  People: z.number().int(),
  RowVersion: rowVersionSchema,
});
export type Video = z.infer<typeof videoSchema>;

export const videoQuerySchema = pageQuerySchema.extend({
  VideoCollectionId: idParamSchema.optional(),
  /** Those that are on their way or failed alone. */
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

/** What the site says of a link; nothing of it is stored before the video is saved. */
export const videoInfoSchema = z.object({
  Source: videoSourceSchema,
  Title: z.string(),
  PreviewUri: z.string().nullable(),
  Seconds: z.number().int().nullable(),
});
export type VideoInfo = z.infer<typeof videoInfoSchema>;

/** How it is played: `Hls` and `File` from an address of ours, the others in a frame of their site. */
export const videoPlaySchema = z.object({
  Kind: z.enum(['Hls', 'File', 'YouTube', 'Vimeo']),
  Address: z.string(),
  /** Null: it does not lapse. */
  ExpiresAt: instantSchema.nullable(),
});
export type VideoPlay = z.infer<typeof videoPlaySchema>;

/** What a member watches: the playlists of a club, and one of them. */
export const onDemandCollectionSchema = z.object({
  VideoCollectionId: idSchema,
  Title: z.string(),
  Description: z.string(),
  Videos: z.number().int(),
  /** Names of the subscriptions one of which it needs and she does not hold; empty: it is open to her. */
  Locked: z.array(z.string()),
});
export type OnDemandCollection = z.infer<typeof onDemandCollectionSchema>;
export const onDemandVideoSchema = z.object({ ...seen, AddedBy: z.string().nullable() });
export type OnDemandVideo = z.infer<typeof onDemandVideoSchema>;
export const onDemandSchema = onDemandCollectionSchema.extend({ List: z.array(onDemandVideoSchema) });
export type OnDemand = z.infer<typeof onDemandSchema>;
