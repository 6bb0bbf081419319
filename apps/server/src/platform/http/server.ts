import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { isRefusal, refuse } from '@clubpulse/contract/errors';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/database.ts';
import { askingFor } from '../database/pool/shares.ts';
import { logRefused } from '../log/security.ts';
import { readJsonBodies } from './json-body.ts';
import { sendRefusal } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A document of the app: its policy names whom its scripts may talk to. */
    isPage?: boolean;
  }
}

/** Largest JSON body. */
export const BODY_LIMIT = 1_048_576;

const YEAR_S = 365 * 86_400;
/** Browsers keep to TLS for a year. Not below: the club's other sites under the same name are not ours to promise for. */
export const TRANSPORT_POLICY = `max-age=${YEAR_S}`;

/** Bytes from which an answer is compressed: a smaller one is one packet anyway. */
export const COMPRESS_FROM = 1_400;

/** How the file system says that an address names no file. */
const noFile: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ELOOP']);

const malformed = refuse('ValidationFailed', { errors: [{ field: '', key: 'invalid-value' }] });

/** The HTTP server with its edge: request ids, security headers, limits, and every error as a problem document. */
export async function createHttpServer(
  logger: Logger,
  options: {
    /** Origins of the identity provider: the pages talk to them and send forms there. Asked for each page, as they change while we run. */
    providerSources: () => Promise<readonly string[]>;
    /** What else the pages talk to: our own socket, who takes their errors. */
    connectSources?: readonly string[];
    /** Where else pictures may stand: of a map over plain HTTP. */
    imageSources?: readonly string[];
    /** Reverse proxies whose X-Forwarded-For is believed: behind one, all people would share an address and its limits. */
    proxies?: number;
    /** People open it over TLS, here or at a proxy in front. */
    isSecure?: boolean;
    serverFactory?: FastifyServerFactory;
    /** Hears each error for which the answer was "not now". */
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
    // What the router itself refuses: an address that cannot be decoded, a segment of absurd length.
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply, malformed),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  }) as unknown as FastifyInstance;

  readJsonBodies(app);
  let providerSources = '';
  const askSources = async () => {
    providerSources = (await options.providerSources()).join(' ');
  };
  // A provider that is away keeps nobody from starting.
  void askSources();
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPage) await askSources();
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        scriptSrc: ["'self'"],
        // Mantine and uPlot set styles of single elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures of classes and trainers stand where the club keeps them.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(options.imageSources ?? [])],
        fontSrc: ["'self'", 'data:'],
        // What is played is fetched by the player and handed to the browser piece by piece.
        mediaSrc: ["'self'", 'blob:'],
        // Videos that stand elsewhere play in a frame of their site.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        connectSrc: ["'self'", () => providerSources, ...(options.connectSources ?? [])],
        formAction: ["'self'", () => providerSources],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginOpenerPolicy: false,
    // Over plain HTTP (a bare machine) this header would be ignored.
    strictTransportSecurity: options.isSecure === true && { maxAge: YEAR_S, includeSubDomains: false },
  });
  // A phone in a basement: lists and the app itself are a fifth of their size. Tokens come in a header, never in a cookie, so
  // nobody can have a secret and his own words compressed together. Brotli's default quality is for files made in advance.
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), { statusCode: 429 }),
  });

  // After the body was read: what the socket brings comes in nobody's name.
  app.addHook('preHandler', (request, _reply, done) => askingFor(`${request.method} ${request.routeOptions.url}`, done));
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
    // An address of the app that is no file of it, however it is spelled.
    if (error.statusCode === 403 || error.statusCode === 404 || noFile.has(error.code))
      return sendRefusal(reply, refuse('UnknownCall'));
    // Fastify's own: a body that is no JSON, an address that cannot be decoded.
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
