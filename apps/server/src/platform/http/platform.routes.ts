import { allCalls } from '@clubpulse/contract/all-calls';
import { refuse } from '@clubpulse/contract/errors';
import * as calls from '@clubpulse/contract/platform/platform.calls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Config, mailArrives } from '../config/config.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import type { Routes } from './route.ts';

export interface PlatformParts {
  readonly config: Config;
  readonly version: string;
  readonly issuer: string;
  readonly embeddedIdentity: boolean;
  readonly log: Logger;
  readonly health: {
    database(): Promise<boolean>;
    broker(): boolean;
    identity(): Promise<boolean>;
    isOverloaded(): boolean;
    isDraining(): boolean;
    partitions(): Promise<boolean>;
  };
}

export function platformRoutes(app: FastifyInstance, route: Routes, parts: PlatformParts): void {
  const { config } = parts;
  const look = async () => {
    const [database, identity] = await Promise.all([parts.health.database(), parts.health.identity()]);
    return { database, broker: parts.health.broker(), identity };
  };
  const isWell = (found: Awaited<ReturnType<typeof look>>) => found.database && found.broker && found.identity;
  route(calls.getHealth, async () => {
    if (parts.health.isDraining()) return refuse('ServiceUnavailable');
    const found = await look();
    const overloaded = parts.health.isOverloaded();
    const partitions = !found.database || (await parts.health.partitions());
    const status = isWell(found) && !overloaded && partitions ? ('ok' as const) : ('degraded' as const);
    return { status, version: parts.version, roles: [...config.ROLE], ...found, overloaded, partitions };
  });
  route(calls.getReadiness, async () =>
    !parts.health.isDraining() && isWell(await look()) ? undefined : refuse('ServiceUnavailable'),
  );
  route(calls.getConfig, async () => ({
    issuer: parts.issuer,
    clientId: config.OIDC_CLIENT_ID,
    scope: config.OIDC_SCOPE,
    resource: parts.embeddedIdentity ? config.OIDC_AUDIENCE : null,
    signUp: parts.embeddedIdentity,
    errorReports: config.ERROR_REPORTS_URL ?? `${config.PUBLIC_URL}/api/reports`,
    onlineDomain: config.ONLINE_DOMAIN ?? null,
    demo: config.DEMO,
    mail: mailArrives(config),
    model: config.AI_KEY !== undefined && config.AI_MODEL !== undefined,
    mapTiles:
      config.MAP_TILES_URL && config.MAP_TILES_ATTRIBUTION
        ? { url: config.MAP_TILES_URL, attribution: config.MAP_TILES_ATTRIBUTION }
        : null,
  }));
  route(calls.postReport, async ({ body }) => {
    parts.log.warn({ report: body }, 'the web app reports an error');
    return undefined;
  });
  docsRoutes(app, allCalls, `${config.PUBLIC_URL}/api`, parts.version);
}
