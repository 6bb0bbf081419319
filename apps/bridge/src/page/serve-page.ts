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
import { isNearby, isOwnName } from './local-network.ts';
import { pageHtml } from './page-html.ts';
import type { ReceivedStrap } from './received-straps.ts';

export interface HubState {
  readonly BridgeId: number;
  readonly ClubId: number;
  readonly Version: string;
  readonly Source: string | null;
  readonly Heard: readonly ReceivedStrap[];
  readonly Captures: readonly Capture[];
  readonly Bluetooth: BluetoothState | null;
  readonly Waiting: number;
  /** Null while the server stores readings. */
  readonly AwaySince: string | null;
  readonly IsRefused: boolean;
  readonly LastError: string | null;
  /** Unix ms: the server's time if known. */
  readonly Time: number;
  readonly Language: Language | null;
  readonly Wall: RoomWall | null;
}

export interface PageAddress {
  readonly host: string;
  readonly port: number;
}

/** A read-only page in the gym's network. Rejects when the address is in use. */
export async function openHubPage({ host, port }: PageAddress, state: () => HubState): Promise<{ url: string; close(): void }> {
  const font = await readFile(fontFile()).catch(() => undefined);
  const server = createServer((request, response) => answer(request, response, { state, font }));
  // Limits how long an incomplete request occupies a socket.
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
  // Athletes' names must not leave the network, nor reach a website whose name resolves to this hub.
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
