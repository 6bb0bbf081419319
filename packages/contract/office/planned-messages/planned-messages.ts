import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, rowVersionSchema } from '../../scalars.ts';
import { messageDraftSchema, messageInputSchema } from '../messages.ts';

export type PlannedMessageId = Id<'PlannedMessage'>;

export const PLANNED_MAX = 50;
export const PLANNED_MAX_DAYS = 366;

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

export const plannedMessageSchema = z.object({
  PlannedMessageId: idSchema,
  ClubId: idSchema,
  Author: basicUserSchema,
  Content: messageDraftSchema,
  SavedAt: instantSchema,
  SendAt: instantSchema.nullable(),
  Refused: plannedRefusalSchema.nullable(),
  RowVersion: rowVersionSchema,
});
export type PlannedMessage = z.infer<typeof plannedMessageSchema>;

export const draftUpdateSchema = messageDraftSchema.extend({ RowVersion: rowVersionSchema });
export type DraftUpdate = z.infer<typeof draftUpdateSchema>;

export const planInputSchema = z.object({
  Message: messageInputSchema,
  SendAt: instantInputSchema,
  PlannedMessageId: idSchema.nullable().default(null),
});
export type PlanInput = z.infer<typeof planInputSchema>;
