import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewEvent } from '@clubpulse/contract/all-events';
import type { PING, webhookEvents } from '@clubpulse/contract/office/integrations/integrations';
import { webhookBodies } from '@clubpulse/contract/office/integrations/webhook-bodies';

type Topics = typeof webhookEvents;
export type DeliveredEvent = Topics[keyof Topics][number];

interface Common<Event extends string, Data> {
  /** The id is the same in all attempts: store it, and ignore deliveries with a stored id. */
  readonly Id: number;
  readonly Event: Event;
  readonly ClubId: number;
  readonly At: string;
  readonly Data: Data;
}

export type Delivery =
  | {
      [Event in DeliveredEvent]: Common<Event, Readonly<Omit<Extract<NewEvent, { Type: Event }>['Payload'], 'Email'>>>;
    }[DeliveredEvent]
  | Common<typeof PING, Readonly<Record<string, never>>>;

/** Seconds for which a signature is valid, so that a recorded request cannot be sent again later. */
const SIGNED_SECONDS = 300;

interface Received {
  readonly body: string;
  readonly signature: string | undefined;
  readonly secret: string;
  readonly now?: Date;
}

function isSigned({ body, signature = '', secret, now = new Date() }: Received): boolean {
  const [, at = '', sent = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (sent === '' || Math.abs(now.getTime() / 1000 - Number(at)) > SIGNED_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Undefined if the signature is wrong or old, or if this version does not know the event. */
export function readDelivery(received: Received): Delivery | undefined {
  if (!isSigned(received)) return undefined;
  const content = parsed(received.body);
  const event: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'Event') : undefined;
  const delivery = webhookBodies.get(String(event))?.safeParse(content);
  return delivery?.data as Delivery | undefined;
}
