import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema, pageOf, pageQuerySchema, requiredLineSchema } from '../../scalars.ts';

/** Services that the administrator of the server configures (docs/operations.md). */
export const serverServices = ['Mail', 'Sms', 'Pictures', 'SignIn', 'Hubs'] as const;

export const serverServiceSchema = z.object({
  Service: z.enum(serverServices),
  /** `Outside`: an external service. `Own`: the built-in part. `Missing`: no service. */
  State: z.enum(['Outside', 'Own', 'Missing']),
});
export type ServerServiceState = z.infer<typeof serverServiceSchema>;

export type WebhookId = Id<'Webhook'>;
export type WebhookDeliveryId = Id<'WebhookDelivery'>;

/** Events by topic. No payload has a heart rate, a code or an email address. */
export const webhookEvents = {
  Members: ['ClubJoined', 'RoleGiven', 'RoleTaken', 'UserLeftClub'],
  Bookings: ['ClassSubscription', 'ClassUnsubscription', 'NoShow'],
  Classes: ['ClassAdded', 'ClassUpdated', 'ClassPublished', 'ClassUnpublished', 'ClassDeleted'],
  Subscriptions: [
    'UserSubscriptionAdd',
    'UserSubscriptionUpdate',
    'UserSubscriptionDelete',
    'UserSubscriptionSuspend',
    'UserSubscriptionReactivate',
    'UserSubscriptionExpired',
  ],
  Money: ['TransactionAdded', 'TransactionUpdated', 'TransactionDeleted'],
} as const;
export const webhookTopics = [
  'Members',
  'Bookings',
  'Classes',
  'Subscriptions',
  'Money',
] as const satisfies readonly (keyof typeof webhookEvents)[];
export type WebhookTopic = (typeof webhookTopics)[number];

/** An event without data that tests the webhook. */
export const PING = 'Ping';
export const WEBHOOKS_MAX = 10;
/** After so many deliveries in a row failed in all attempts, the webhook stops until it is connected again. */
export const WEBHOOK_FAILURES_MAX = 20;

export const webhookSchema = z.object({
  WebhookId: idSchema,
  ClubId: idSchema,
  Url: z.string(),
  Topics: z.array(z.enum(webhookTopics)),
  State: z.enum(['Connected', 'Disconnected', 'Stopped']),
  Since: instantSchema,
  Failures: z.number().int().min(0),
  LastError: z.string().nullable(),
  LastAt: instantSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookInputSchema = z.object({
  /** An https URL of a public server, without a port. */
  Url: requiredLineSchema(500),
  Topics: z
    .array(z.enum(webhookTopics))
    .min(1, 'field-required')
    .refine((topics) => new Set(topics).size === topics.length, 'invalid-value'),
});
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** `Secret` signs the deliveries. Only this response contains it. */
export const newWebhookSchema = webhookSchema.extend({ Secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

const deliveryStates = ['Waiting', 'Delivered', 'Failed'] as const;
export const ANSWER_BYTES_MAX = 1000;
export const SENT_AGAIN_MAX = 1000;

export const webhookDeliverySchema = z.object({
  WebhookDeliveryId: idSchema,
  Event: z.string(),
  At: instantSchema,
  State: z.enum(deliveryStates),
  Tries: z.number().int(),
  /** Milliseconds of the last attempt. */
  Took: z.number().int().min(0).nullable(),
  Status: z.number().int().nullable(),
  Error: z.string().nullable(),
  NextAt: instantSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const deliveryQuerySchema = pageQuerySchema.omit({ globalSearch: true }).extend({
  State: z.enum(deliveryStates).optional(),
  /** Only deliveries of events since this time are listed. */
  Since: instantInputSchema.optional(),
});
export type DeliveryQuery = z.output<typeof deliveryQuerySchema>;

/** `recordsTotal` and `Failed` count all deliveries since `Since`, whatever the filter `State` is. */
export const deliveryPageSchema = pageOf(webhookDeliverySchema).extend({ Failed: z.number().int() });
export type DeliveryPage = z.infer<typeof deliveryPageSchema>;

export const deliveryDetailsSchema = webhookDeliverySchema.extend({
  Body: z.string(),
  Answer: z.string().nullable(),
});
export type DeliveryDetails = z.infer<typeof deliveryDetailsSchema>;

export const sendFailedSchema = z.object({ Since: instantInputSchema });
export const sentAgainSchema = z.object({ Queued: z.number().int() });
