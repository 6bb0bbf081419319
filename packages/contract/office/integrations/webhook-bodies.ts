import { z } from 'zod';
import { allEvents } from '../../all-events.ts';
import type { EventKind } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';
import { PING, webhookEvents, webhookTopics } from './integrations.ts';

/** `t=<Unix seconds>,v1=<HMAC-SHA256 of "<t>.<body>" with the secret of the webhook, as hex>`. */
export const SIGNATURE_HEADER = 'Clubpulse-Signature';
export const EVENT_HEADER = 'Clubpulse-Event';

const bodyOf = (Event: string, Data: z.ZodType) =>
  z.object({
    Id: idSchema,
    Event: z.literal(Event),
    ClubId: idSchema,
    At: instantSchema,
    Data,
  });

const kinds = new Map<string, EventKind>(allEvents.map((kind) => [kind.Type, kind]));

function dataOf(type: string): z.ZodType {
  const shape: Readonly<Record<string, z.core.$ZodType>> = kinds.get(type)?.Payload.shape ?? {};
  const { Email: _address, ...data } = shape;
  return z.object(data);
}

export const webhookBodies: ReadonlyMap<string, ReturnType<typeof bodyOf>> = new Map(
  [PING, ...webhookTopics.flatMap((topic) => webhookEvents[topic])].map((type) => [type, bodyOf(type, dataOf(type))]),
);
