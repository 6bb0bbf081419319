import { randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import { isRefusal, refuse } from '@clubpulse/contract/errors';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/database.ts';
import { withRequestKind } from '../database/pool/shares.ts';
import { logRefused } from '../log/security.ts';
import { readJsonBodies } from './json-body.ts';
import { sendRefusal } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPage?: boolean;
  }
}

export const BODY_LIMIT = 1_048_576;

const YEAR_S = 365 * 86_400;
/** Without subdomains, because they may be other sites of the club. */
export const TRANSPORT_POLICY = `max-age=${YEAR_S}`;

/** Bytes. Compressing a smaller response would not save a network packet. */
export const COMPRESS_FROM = 1_400;

const noFile: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP']);

const malformed = refuse('ValidationFailed', { errors: [{ field: '', key: 'invalid-value' }] });

export async function createHttpServer(
  logger: Logger,
  options: {
    providerSources: () => Promise<readonly string[]>;
    connectSources?: readonly string[];
    imageSources?: readonly string[];
    /**
     * The number of proxies whose X-Forwarded-For is trusted. If it is too low, all users share the proxy's network address and
     * rate limit.
     */
    proxies?: number;
    isSecure?: boolean;
    serverFactory?: FastifyServerFactory;
    onUnavailable?: (error: Error) => void;
  },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < (options.proxies ?? 0),
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply, malformed),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  }) as unknown as FastifyInstance;

  readJsonBodies(app);
  await setSecurityHeaders(app, options);
  // BREACH is impossible, because no response combines a token with the caller's text. Brotli's default quality is meant for
  // static files.
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  });

  app.addHook('preHandler', (request, _reply, done) => withRequestKind(`${request.method} ${request.routeOptions.url}`, done));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('UnknownCall')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefusal(error)) return sendRefusal(reply, error);
    if (error.statusCode === 413)
      return sendRefusal(reply, refuse('PayloadTooLarge', { values: { max: request.routeOptions.bodyLimit ?? BODY_LIMIT } }));
    if (error.statusCode === 415) return sendRefusal(reply, refuse('UnsupportedMediaType'));
    if (error.statusCode === 429) {
      logRefused(request.log, { security: 'limit', at: request.routeOptions.url ?? '', from: request.ip });
      return sendRefusal(reply, refuse('TooManyRequests'));
    }
    if (error.statusCode === 403 || error.statusCode === 404 || noFile.has(error.code))
      return sendRefusal(reply, refuse('UnknownCall'));
    if (error.statusCode !== undefined && error.statusCode < 500) return sendRefusal(reply, malformed);
    if (isUnavailable(error)) {
      options.onUnavailable?.(error);
      request.log.warn({ err: error }, 'what must answer is away');
      return sendRefusal(reply, refuse('ServiceUnavailable'));
    }
    request.log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    return sendRefusal(reply, refuse('InternalError'));
  });
  return app;
}

interface Sources {
  providerSources: () => Promise<readonly string[]>;
  connectSources?: readonly string[];
  imageSources?: readonly string[];
  isSecure?: boolean;
}

/** Helmet alone builds its headers at each request. */
async function setSecurityHeaders(app: FastifyInstance, options: Sources): Promise<void> {
  let providerSources = '';
  const askSources = async () => {
    providerSources = (await options.providerSources()).join(' ');
  };
  void askSources();
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(options.imageSources ?? [])],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        connectSrc: ["'self'", () => providerSources, ...(options.connectSources ?? [])],
        formAction: ["'self'", () => providerSources],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: options.isSecure === true && { maxAge: YEAR_S, includeSubDomains: false },
  });
  let made: { readonly sources: string; readonly headers: OutgoingHttpHeaders } | undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPage) await askSources();
    if (made?.sources !== providerSources) {
      reply.helmet();
      made = { sources: providerSources, headers: reply.raw.getHeaders() };
      return;
    }
    for (const [name, value] of Object.entries(made.headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  });
}
