import { z } from 'zod';
import type { Client } from './client.ts';
import type { PaymentProvider } from './payments.ts';

const TOLERANCE_SECONDS = 300;

const eventSchema = z.object({
  id: z.string(),
  account: z.string().optional(),
  livemode: z.boolean(),
  type: z.string(),
  data: z.object({ object: z.object({ object: z.string(), id: z.string().default('') }) }),
});

/** The fields are the same in all API versions of the provider. */
export const readEventWith =
  ({ stripe }: Client, secret: string): PaymentProvider['readEvent'] =>
  (body, signature) => {
    try {
      const { id, account, type, livemode, data } = eventSchema.parse(
        stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS),
      );
      const { object } = data;
      return {
        ExtEventId: id,
        IsLive: livemode,
        ExtAccountId: account ?? null,
        Type: type,
        objectType: object.object,
        ExtObjectId: object.id,
      };
    } catch {
      return undefined;
    }
  };
