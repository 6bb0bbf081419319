import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { emailSchema, idSchema, languageSchema, requiredLineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';
import { videoPlaySchema, videoSourceSchema, videoUrlSchema } from '../../videos/videos/videos.ts';

export type SupportVideoId = Id<'SupportVideo'>;
export const SUPPORT = { videos: 200, title: 100, description: 500 } as const;

/** The lowest role that can read a topic. Higher roles can read it too. */
export const guideReaders = ['Athlete', 'Trainer', 'Manager'] as const;
export const guideReaderSchema = z.enum(guideReaders);
export type GuideReader = z.infer<typeof guideReaderSchema>;

export const guideTopics = [
  'strap',
  'zones',
  'book',
  'journal',
  'files',
  'wall',
  'present',
  'sheet',
  'people',
  'sell',
  'bridge',
] as const;
export const guideTopicSchema = z.object({
  Topic: z.enum(guideTopics),
  For: guideReaderSchema,
  Title: z.string(),
  Steps: z.array(z.string()),
});
export type GuideTopic = z.infer<typeof guideTopicSchema>;

export const supportSchema = z.object({
  Language: languageSchema,
  Topics: z.array(guideTopicSchema),
  /** URL of the guide in this language, relative to the public URL of the server. */
  PdfAddress: z.string(),
  Contact: emailSchema.nullable(),
});
export type Support = z.infer<typeof supportSchema>;

export const supportVideoSchema = z.object({
  SupportVideoId: idSchema,
  Title: z.string(),
  Description: z.string(),
  For: guideReaderSchema,
  Language: languageSchema,
  Source: videoSourceSchema,
  Url: z.string(),
  Play: videoPlaySchema,
  RowVersion: rowVersionSchema,
});
export type SupportVideo = z.infer<typeof supportVideoSchema>;

export const supportVideoInputSchema = z.object({
  Title: requiredLineSchema(SUPPORT.title),
  Description: textSchema(SUPPORT.description),
  For: guideReaderSchema,
  Language: languageSchema,
  Url: videoUrlSchema,
});
export type SupportVideoInput = z.infer<typeof supportVideoInputSchema>;
export const supportVideoUpdateSchema = supportVideoInputSchema.extend({ RowVersion: rowVersionSchema });
export type SupportVideoUpdate = z.infer<typeof supportVideoUpdateSchema>;
