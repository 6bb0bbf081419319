import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';

/** What the server speaks to for every club of it; who runs the server sets them (docs/operations.md). */
export const serverServices = ['Mail', 'Sms', 'Pictures', 'SignIn', 'Hubs'] as const;

export const serverServiceSchema = z.object({
  Service: z.enum(serverServices),
  /** `Outside`: a service of its own is set. `Own`: the server does it itself. `Missing`: it cannot be done. */
  State: z.enum(['Outside', 'Own', 'Missing']),
});
export type ServerServiceState = z.infer<typeof serverServiceSchema>;

export type WebhookId = Id<'Webhook'>;

/** What a webhook may be told of, by what it is about; names of events. None of them says a heart rate, a code or an address. */
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

/** Sent once when a webhook is connected, and whenever somebody asks for it: it says nothing. */
export const PING = 'Ping';
export const WEBHOOKS_MAX = 10;
/** Deliveries in a row that failed for good, after which it is told nothing until somebody connects it again. */
export const WEBHOOK_FAILURES_MAX = 20;

export const webhookSchema = z.object({
  WebhookId: idSchema,
  ClubId: idSchema,
  Url: z.string(),
  Topics: z.array(z.enum(webhookTopics)),
  /** `Stopped`: after too many failures. */
  State: z.enum(['Connected', 'Disconnected', 'Stopped']),
  Since: instantSchema,
  /** Deliveries in a row that failed for good. */
  Failures: z.number().int().min(0),
  /** Why the last try failed; null after one that did not. */
  LastError: z.string().nullable(),
  LastAt: instantSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookInputSchema = z.object({
  /** Https, of a public server, at its usual port. */
  Url: requiredLineSchema(500),
  Topics: z
    .array(z.enum(webhookTopics))
    .min(1, 'field-required')
    .refine((topics) => new Set(topics).size === topics.length, 'invalid-value'),
});
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** `Secret` signs what is sent, and is told this one time. */
export const newWebhookSchema = webhookSchema.extend({ Secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookDeliverySchema = z.object({
  WebhookDeliveryId: idSchema,
  Event: z.string(),
  /** When it happened. */
  At: instantSchema,
  /** `Failed`: it is not tried again by itself. */
  State: z.enum(['Waiting', 'Delivered', 'Failed']),
  Tries: z.number().int(),
  /** Status of the last answer; null where none came. */
  Status: z.number().int().nullable(),
  Error: z.string().nullable(),
  /** When it is tried next, while it waits. */
  NextAt: instantSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
