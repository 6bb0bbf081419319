import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isLanguage, type Language, languages } from '@clubpulse/contract/scalars';
import type { Capture } from '../radio/captures.ts';
import type { BluetoothState } from '../radio/source.ts';
import type { RoomWall } from '../wall/room-wall.ts';
import type { HeardStrap } from './heard-straps.ts';
import { isNearby, isOwnName } from './local-network.ts';
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
  /** The server does not know this hub, or not any more. */
  readonly IsRefused: boolean;
  readonly LastError: string | null;
  /** The server's time where it is known, Unix ms. */
  readonly Time: number;
  /** The club's; null where the server never said it. */
  readonly Language: Language | null;
  /** The room's wall, while the server is away: null while it is there, and then nobody is named. */
  readonly Wall: RoomWall | null;
}

export interface PageAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * The hub's own page, for whoever stands before it: what is heard and what waits, by the numbers of straps. While the server is away it is
 * the room's wall, with the names that the server told the hub. It is for the gym's own network, and changes nothing. Rejects when the
 * address cannot be had.
 */
export async function openHubPage({ host, port }: PageAddress, state: () => HubState): Promise<{ url: string; close(): void }> {
  const font = await readFile(fontFile()).catch(() => undefined);
  const server = createServer((request, response) => answer(request, response, { state, font }));
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

/** Beside the agent in a package, else where it is installed from. */
function fontFile(): string {
  const packed = fileURLToPath(new URL('archivo.woff2', import.meta.url));
  return existsSync(packed)
    ? packed
    : fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'));
}

interface Served {
  readonly state: () => HubState;
  readonly font: Buffer | undefined;
}

function answer(request: IncomingMessage, response: ServerResponse, { state, font }: Served): void {
  const { method, url = '/', headers, socket } = request;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  const [path, query] = url.split('?');
  const send = (type: string, body: string | Buffer) => {
    response.setHeader('content-type', type);
    response.end(method === 'HEAD' ? undefined : body);
  };
  // Who trains here is nobody's beyond this network, nor of a website that calls this hub by a name of its own.
  if (!isNearby(socket.remoteAddress) || !isOwnName(headers.host)) response.writeHead(403).end();
  else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
  else if (path === '/state') send('application/json', JSON.stringify(state()));
  else if (path === '/archivo.woff2' && font) {
    response.setHeader('cache-control', 'max-age=86400');
    send('font/woff2', font);
  } else if (path === '/') {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    const named = new URLSearchParams(query).get('language');
    send('text/html; charset=utf-8', pageHtml(languageOf(named, state().Language, headers['accept-language']), nonce));
  } else response.writeHead(404).end();
}

/** The one that the address names, else the club's, else the first of the browser's that we speak. */
function languageOf(named: string | null, club: Language | null, accepted = ''): Language {
  if (isLanguage(named)) return named;
  if (club !== null) return club;
  return (
    accepted
      .split(',')
      .map((tag) => tag.trim().slice(0, 2).toLowerCase())
      .find(isLanguage) ?? languages[0]
  );
}
