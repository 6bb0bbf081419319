import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLanguage, type Language, languages } from '@clubpulse/contract/scalars';
import type { Capture } from '../radio/captures.ts';
import type { BluetoothState } from '../radio/source.ts';
import type { HeardStrap } from './heard-straps.ts';
import { pageHtml } from './page-html.ts';

/** What the page shows, asked for once a second. */
export interface HubState {
  readonly BridgeId: number;
  readonly ClubId: number;
  readonly Version: string;
  /** Where readings come from, in words of the log; null: nothing is listened to. */
  readonly Source: string | null;
  readonly Heard: readonly HeardStrap[];
  /** Where programs listen for it. */
  readonly Captures: readonly Capture[];
  /** The hub's own Bluetooth; null where it was not asked to listen. */
  readonly Bluetooth: BluetoothState | null;
  /** Seconds that the server has not stored yet. */
  readonly Waiting: number;
  /** Since when the server stores nothing; null while all is well. */
  readonly AwaySince: string | null;
  readonly LastError: string | null;
}

export interface PageAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The hub's own page, for whoever stands before it and, while the server is away, for the room: what is heard and what waits. It shows
 * numbers of straps and no names, which only the server knows, and changes nothing. Rejects when the address cannot be had.
 */
export async function openHubPage({ host, port }: PageAddress, state: () => HubState): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => answer(request, response, state));
  // A browser that hangs holds a hub's sockets no longer than this.
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer({ method, url = '/', headers }: IncomingMessage, response: ServerResponse, state: () => HubState): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  const [path, query] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
  } else if (path === '/state') {
    response.setHeader('content-type', 'application/json');
    response.end(method === 'HEAD' ? undefined : JSON.stringify(state()));
  } else if (path === '/') {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    const language = languageOf(new URLSearchParams(query).get('language'), headers['accept-language']);
    response.end(method === 'HEAD' ? undefined : pageHtml(language, nonce));
  } else response.writeHead(404).end();
}

/** The one that the address names, else the first of the browser's that we speak. */
function languageOf(named: string | null, accepted = ''): Language {
  if (isLanguage(named)) return named;
  return (
    accepted
      .split(',')
      .map((tag) => tag.trim().slice(0, 2).toLowerCase())
      .find(isLanguage) ?? languages[0]
  );
}
