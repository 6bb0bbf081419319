import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { emailSchema, idSchema, languageSchema, requiredLineSchema, rowVersionSchema, textSchema } from '../../scalars.ts';
import { videoPlaySchema, videoSourceSchema, videoUrlSchema } from '../../videos/videos/videos.ts';

export type SupportVideoId = Id<'SupportVideo'>;
export const SUPPORT = { videos: 200, title: 100, description: 500 } as const;

/** Whom a part of the guide, or a video, is for; who leads reads what those she leads read. */
export const guideReaders = ['Athlete', 'Trainer', 'Manager'] as const;
export const guideReaderSchema = z.enum(guideReaders);
export type GuideReader = z.infer<typeof guideReaderSchema>;

/** The parts of the guide, in their order. */
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
  /** What is done, one after the other. */
  Steps: z.array(z.string()),
});
export type GuideTopic = z.infer<typeof guideTopicSchema>;

export const supportSchema = z.object({
  Language: languageSchema,
  Topics: z.array(guideTopicSchema),
  /** The whole guide in this language as a PDF, below the product's address. */
  PdfAddress: z.string(),
  /** Who runs this installation is written to there; null: she said no address. */
  Contact: emailSchema.nullable(),
});
export type Support = z.infer<typeof supportSchema>;

export const supportVideoSchema = z.object({
  SupportVideoId: idSchema,
  Title: z.string(),
  Description: z.string(),
  For: guideReaderSchema,
  /** That is spoken in it. */
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
