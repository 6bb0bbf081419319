import { timingSafeEqual } from 'node:crypto';
import { refuse } from '@clubpulse/contract/errors';
import type { FastifyInstance } from 'fastify';
import { hashOf, isSecret } from '../../platform/secrets/secrets.ts';
import { BODY_MAX, type GarminSettings, RETURN_PATH } from './garmin.wire.ts';
import { envelopes } from './garmin-read.wire.ts';

interface DoorParts {
  readonly settings: GarminSettings;
  readonly receive: (envelope: string, body: Buffer) => Promise<void>;
}
interface Post {
  readonly Params: { readonly door: string; readonly envelope: string };
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

export function serveGarminWebhook(app: FastifyInstance, { settings, receive }: DoorParts): void {
  const doorHash = hashOf(settings.GARMIN_DOOR);

  app.get<{ Querystring: Record<string, unknown> }>(RETURN_PATH, (request, reply) => {
    // The parameters are in the fragment, so that no server log contains them.
    const brought = new URLSearchParams();
    for (const name of ['code', 'state', 'error'] as const) {
      const value = request.query[name];
      if (typeof value === 'string') brought.set(name, value);
    }
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${settings.PUBLIC_URL}/#/Profile?wearable=Garmin&${brought.toString()}`);
  });

  app.register((door, _options, done) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    door.post<Post>(
      '/doors/garmin/:door/:envelope',
      {
        bodyLimit: BODY_MAX,
        onRequest: async (request) => {
          const client = request.headers['garmin-client-id'];
          const isGarmin = typeof client === 'string' && isSame(client, settings.GARMIN_CLIENT_ID);
          if (!isSecret(request.params.door, doorHash) || !isGarmin) throw refuse('UnknownCall');
        },
      },
      async (request, reply) => {
        const { envelope } = request.params;
        // A message of an unused kind is under no consent and must not be stored (decision 0060).
        if (envelopes.has(envelope)) await receive(envelope, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
        return reply.code(200).send();
      },
    );
    done();
  });
}
