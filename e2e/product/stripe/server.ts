import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answer } from './api.ts';
import { catchUp } from './clock.ts';
import { controls } from './controls.ts';
import { createFaults, faultAnswer } from './faults.ts';
import { createMessages } from './messages.ts';
import { showPage } from './pages/pages.ts';
import { createWorld, StripeError, type World } from './world.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** URL of the pages for a browser. If undefined, the URL of this server. */
  readonly pagesUrl: string | undefined;
  readonly secretKey: string;
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
  readonly file: string | undefined;
  /** Days from the start of the clock to now. */
  readonly daysBack: number;
}

const BODY_MAX = 1_000_000;
const CATCH_UP_MS = 10_000;

/** Starts API, hosted pages, webhooks, and `/double/` for the controls. */
export async function startDouble(settings: Settings) {
  let url = '';
  const world = createWorld({ file: settings.file, daysBack: settings.daysBack, pagesUrl: () => settings.pagesUrl ?? url });
  const messages = createMessages({ url: settings.webhookUrl, secret: settings.webhookSecret });
  world.onEvent((event) => messages.add(event));
  const faults = createFaults();
  const parts = { world, messages, faults };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://double');
    const body = await bodyOf(request);
    catchUp(world);
    if (pathname.startsWith('/v1/')) serveApi(request, response, { path: pathname, query: search.slice(1), body });
    else if (pathname.startsWith('/double/')) await serveControl(request, response, pathname.slice('/double/'.length), body);
    else servePage(world, request, response, pathname, body);
    world.save();
  }

  function serveApi(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, body }: { path: string; query: string; body: string },
  ): void {
    const { headers, method = 'GET' } = request;
    const fault = faults.take();
    const act = (): Answer =>
      answer(world, settings.secretKey, {
        method,
        path,
        query,
        body,
        account: headerOf(headers['stripe-account']),
        key: headerOf(headers['idempotency-key']),
        bearer: bearerOf(request),
      });
    if (fault === undefined) return send(response, act());
    if (fault.endsWith('-after')) act();
    if (fault.startsWith('timeout')) request.socket.destroy();
    else send(response, faultAnswer(fault));
  }

  async function serveControl(request: IncomingMessage, response: ServerResponse, name: string, body: string): Promise<void> {
    const control = controls[name];
    if (bearerOf(request) !== settings.secretKey) return send(response, { status: 401, body: '{}' });
    if (control === undefined) return send(response, { status: 404, body: '{}' });
    try {
      const result = await control(parts, body === '' ? {} : (JSON.parse(body) as Record<string, unknown>));
      send(response, { status: 200, body: JSON.stringify(result) });
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      send(response, { status: error.status, body: JSON.stringify({ error: error.body }) });
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      send(response, { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'The double failed' } }) });
    });
  });
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  const timer = setInterval(() => catchUp(world), CATCH_UP_MS).unref();
  return {
    url,
    async stop(): Promise<void> {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      world.save();
    },
  };
}

const headerOf = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header[0] : header);
const bearerOf = ({ headers }: IncomingMessage): string => headers.authorization?.replace(/^Bearer /, '') ?? '';

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double', ...headers });
  response.end(body);
}

function servePage(world: World, request: IncomingMessage, response: ServerResponse, path: string, body: string): void {
  const shown = showPage(world, {
    method: request.method ?? 'GET',
    path,
    form: new URLSearchParams(body),
    languages: request.headers['accept-language'] ?? '',
  });
  if (shown === undefined) return send(response, { status: 404, body: '{}' });
  if ('location' in shown) {
    response.writeHead(303, { location: shown.location });
    response.end();
    return;
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  response.writeHead(shown.status, headers);
  response.end(shown.html);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX) throw new Error('The body is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
