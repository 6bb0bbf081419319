import { z } from 'zod';
import { userSchema } from '../../accounts/users.ts';
import type { Id } from '../../ids.ts';
import { currencySchema, idSchema, instantSchema } from '../../scalars.ts';
import { recurrenceSchema } from '../subscription-types.ts';

export type SubscriptionRequestId = Id<'SubscriptionRequest'>;

export const subscriptionRequestSchema = z.object({
  SubscriptionRequestId: idSchema,
  ClubId: idSchema,
  UserId: idSchema,
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable(),
  SubscriptionName: z.string(),
  PlanName: z.string().nullable(),
  Price: z.number().int(),
  Currency: currencySchema,
  Recurrence: recurrenceSchema.nullable(),
  AskedAt: instantSchema,
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

export const clubRequestSchema = subscriptionRequestSchema.extend({
  Person: userSchema.pick({ UserId: true, Nickname: true, FirstMidName: true, LastName: true }),
});
export type ClubRequest = z.infer<typeof clubRequestSchema>;

export const subscriptionRequestInputSchema = z.object({
  ClassSubscriptionId: idSchema,
  SubscriptionPlanId: idSchema.nullable().default(null),
});
export type SubscriptionRequestInput = z.infer<typeof subscriptionRequestInputSchema>;
