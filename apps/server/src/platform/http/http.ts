import http from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isAnswering, isFull } from '../database/database.ts';
import type { ServerParts } from '../feature/feature.ts';
import type { Joined } from '../feature/join.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Mqtt } from '../mqtt/mqtt.ts';
import { arePartitionsWell } from '../partitions/partitions.store.ts';
import type { AccessPorts } from './caller.ts';
import { readFormBodies } from './form-body.ts';
import { platformRoutes } from './platform.routes.ts';
import { routesOn } from './route.ts';
import { createHttpServer, TRANSPORT_POLICY } from './server.ts';
import { serveWebApp } from './web-app.ts';

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

const FULL_FOR_MS = 30_000;

const reportsElsewhere = ({ ERROR_REPORTS_URL: url }: Config): string[] => (url === undefined ? [] : [new URL(url).origin]);

const mapElsewhere = ({ MAP_TILES_URL: url }: Config): string[] => (url === undefined ? [] : [new URL(url).origin]);

interface Served extends ServerParts {
  readonly access: AccessPorts;
  readonly mqtt: Mqtt;
}

export async function createHttp(
  joined: Joined<Served>,
  {
    version,
    isOverloaded,
    state,
    metrics,
  }: {
    version: string;
    isOverloaded: () => boolean;
    state: { readonly isDraining: boolean };
    metrics?: Metrics | undefined;
  },
): Promise<FastifyInstance> {
  const { config, db, log, identity, access, mqtt } = joined.parts;
  const { provider, issuer } = identity;
  // When a write failed because the disk was full. The health check only reads, so it would not notice that.
  let wasFullAt = Number.NEGATIVE_INFINITY;
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const app = await createHttpServer(log, {
    providerSources: () => identity.webOrigins(),
    connectSources: [config.PUBLIC_URL.replace(/^http/, 'ws'), ...reportsElsewhere(config)],
    imageSources: mapElsewhere(config),
    proxies: config.TRUST_PROXY,
    isSecure,
    onUnavailable: (error) => {
      if (isFull(error)) wasFullAt = performance.now();
    },
    serverFactory: (handler) =>
      http.createServer((request, response) => {
        // These headers are set here, because the identity provider bypasses the hooks of Fastify.
        if (state.isDraining) response.setHeader('connection', 'close');
        if (isSecure) response.setHeader('strict-transport-security', TRANSPORT_POLICY);
        if (!provider?.handler(request, response)) handler(request, response);
      }),
  });
  // A connection that stays open would delay the stop.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  metrics?.watch(app);
  await provider?.registerPages(app);
  await joined.serve(app);
  const callsOn = async (api: FastifyInstance) => {
    readFormBodies(api);
    // Personal results must not be cached.
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    const route = routesOn(api, access, { publicCalls: config.RATE_LIMIT, tokenRequests: config.TOKEN_RATE_LIMIT }, db);
    platformRoutes(api, route, {
      config,
      version,
      issuer,
      embeddedIdentity: provider !== undefined,
      log,
      health: {
        database: async () => performance.now() - wasFullAt > FULL_FOR_MS && (await isAnswering(db)),
        broker: () => mqtt.connected(),
        identity: identity.isAnswering,
        isOverloaded,
        isDraining: () => state.isDraining,
        partitions: () => arePartitionsWell(db),
      },
    });
    joined.routes(route, api);
  };
  await app.register(callsOn, { prefix: '/api' });
  await serveWebApp(app, webFolder);
  return app;
}
