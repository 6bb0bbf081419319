import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, rowVersionSchema } from '../../scalars.ts';
import { messageDraftSchema, messageInputSchema } from '../messages.ts';

export type PlannedMessageId = Id<'PlannedMessage'>;

/** Most drafts that somebody keeps in a club, and most messages that wait there. */
export const PLANNED_MAX = 50;
/** How far ahead a message may be planned, in days. */
export const PLANNED_MAX_DAYS = 366;

/** Why a message did not go at its moment: nobody to reach, no SMS left, no licence to send SMS by, no gateway, an author who works there no more, a class that is gone. */
export const plannedRefusals = [
  'AudienceChanged',
  'InsufficientSmsCredits',
  'LicenseRequired',
  'SmsNotAvailable',
  'InsufficientRights',
  'MessageTargetGone',
] as const;
export const plannedRefusalSchema = z.enum(plannedRefusals);
export type PlannedRefusal = z.infer<typeof plannedRefusalSchema>;

/** A draft of its author, or a message that waits for its moment. */
export const plannedMessageSchema = z.object({
  PlannedMessageId: idSchema,
  ClubId: idSchema,
  Author: basicUserSchema,
  Content: messageDraftSchema,
  SavedAt: instantSchema,
  /** Null: a draft. */
  SendAt: instantSchema.nullable(),
  /** Why it did not go at that moment; null: it has not come yet. */
  Refused: plannedRefusalSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type PlannedMessage = z.infer<typeof plannedMessageSchema>;

export const draftUpdateSchema = messageDraftSchema.extend({ RowVersion: rowVersionSchema });
export type DraftUpdate = z.infer<typeof draftUpdateSchema>;

export const planInputSchema = z.object({
  Message: messageInputSchema,
  SendAt: instantInputSchema,
  /** The own draft that it was; null: none. */
  PlannedMessageId: idSchema.nullable().default(null),
});
export type PlanInput = z.infer<typeof planInputSchema>;
