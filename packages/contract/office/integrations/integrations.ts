import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';

/** Services that the administrator of the server configures (docs/operations.md). */
export const serverServices = ['Mail', 'Sms', 'Pictures', 'SignIn', 'Hubs'] as const;

export const serverServiceSchema = z.object({
  Service: z.enum(serverServices),
  /** `Outside`: an external service is configured. `Own`: the built-in part is used. `Missing`: the service is not available. */
  State: z.enum(['Outside', 'Own', 'Missing']),
});
export type ServerServiceState = z.infer<typeof serverServiceSchema>;

export type WebhookId = Id<'Webhook'>;

/** Event types by topic. No payload contains a heart rate, a code or an email address. */
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

/** Event type of a delivery that tests the webhook. It is sent when the webhook is connected and on request, and has no data. */
export const PING = 'Ping';
export const WEBHOOKS_MAX = 10;
/** After this many deliveries in a row have failed with all their attempts, the webhook stops until it is connected again. */
export const WEBHOOK_FAILURES_MAX = 20;

export const webhookSchema = z.object({
  WebhookId: idSchema,
  ClubId: idSchema,
  Url: z.string(),
  Topics: z.array(z.enum(webhookTopics)),
  /** `Stopped`: the webhook was disconnected automatically after too many failures. */
  State: z.enum(['Connected', 'Disconnected', 'Stopped']),
  Since: instantSchema,
  Failures: z.number().int().min(0),
  LastError: z.string().nullable(),
  LastAt: instantSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookInputSchema = z.object({
  /** Https URL of a public server, without a port. */
  Url: requiredLineSchema(500),
  Topics: z
    .array(z.enum(webhookTopics))
    .min(1, 'field-required')
    .refine((topics) => new Set(topics).size === topics.length, 'invalid-value'),
});
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** `Secret` signs the deliveries. It is returned only here, when the webhook is created. */
export const newWebhookSchema = webhookSchema.extend({ Secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookDeliverySchema = z.object({
  WebhookDeliveryId: idSchema,
  Event: z.string(),
  At: instantSchema,
  /** `Failed` deliveries are not tried again automatically. */
  State: z.enum(['Waiting', 'Delivered', 'Failed']),
  Tries: z.number().int(),
  Status: z.number().int().nullable(),
  Error: z.string().nullable(),
  NextAt: instantSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
