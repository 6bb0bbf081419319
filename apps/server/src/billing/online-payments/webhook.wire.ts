import type { FastifyInstance } from 'fastify';
import { type PaymentProvider, type ProviderEvent, WEBHOOK_PATH } from '../../platform/payments/payments.ts';

/** The provider's largest webhooks have some hundred kilobytes. */
const BODY_MAX = 1024 * 1024;

interface DoorParts {
  readonly payments: Pick<PaymentProvider, 'readEvent'>;
  readonly receive: (event: ProviderEvent) => Promise<void>;
}

/** The signature is of the raw body, so no parser may run before the check. */
export function servePaymentWebhook(app: FastifyInstance, { payments, receive }: DoorParts): void {
  app.register((door, _options, done) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    door.post(WEBHOOK_PATH, { bodyLimit: BODY_MAX }, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const isText = typeof signature === 'string' && Buffer.isBuffer(request.body);
      const event = isText ? payments.readEvent(request.body as Buffer, signature) : undefined;
      if (!event) return reply.code(400).send();
      await receive(event);
      return reply.code(200).send();
    });
    done();
  });
}
