import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** `Name`: the host only, because the rest of the address may be a secret. */
const webhook = { WebhookId: idSchema, Name: z.string(), By: idSchema };

export const webhookConnected = event('WebhookConnected', webhook);
export const webhookDisconnected = event('WebhookDisconnected', webhook);
export const webhookDeleted = event('WebhookDeleted', webhook);
