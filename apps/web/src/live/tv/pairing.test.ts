import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PairingView, pair } from './pairing.ts';

type Answer = (call: string, body: unknown, response: ServerResponse) => void;
let server: Server;
let port: number;
let answer: Answer;
let views: PairingView[];
let leaving: AbortController;

const listen = (on: number) =>
  new Promise<void>((resolve) => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => answer(request.url ?? '', body === '' ? undefined : JSON.parse(body), response));
    }).listen(on, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port;
      resolve();
    });
  });
const stop = () =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

beforeEach(async () => {
  views = [];
  leaving = new AbortController();
  await listen(0);
});
afterEach(async () => {
  leaving.abort();
  await stop();
});

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const start = () =>
  pair({
    api: `http://127.0.0.1:${port}/api/`,
    show: (view) => views.push(view),
    signal: leaving.signal,
    timing: { poll: 10, retry: 10 },
  });
const ExpiresAt = '2026-11-20T10:00:00Z';

test('pairing shows the code, polls with the secret, and ends with the token', async () => {
  const requests: unknown[] = [];
  answer = (call, body, response) => {
    if (call === '/api/displays:startPairing')
      return json(response, 200, { PairingId: 'p1', Code: 'K7M4', Secret: 's1', ExpiresAt });
    requests.push([call, body]);
    if (requests.length < 3) return json(response, 200, { State: 'Waiting', ExpiresAt });
    return json(response, 200, { State: 'Paired', DisplayId: 4, Token: 'tv-token', ClubName: 'Club', RoomName: 'Hall' });
  };
  await expect(start()).resolves.toBe('tv-token');
  const [view] = views;
  expect(view).toEqual({ code: 'K7M4', received: true });
  expect(views).toEqual([view, view, view]);
  const question = ['/api/displays:pairingState', { PairingId: 'p1', Secret: 's1' }];
  expect(requests).toEqual([question, question, question]);
});

test('pairing replaces an expired code', async () => {
  let codes = 0;
  answer = (call, _, response) => {
    if (call.endsWith('startPairing')) {
      codes++;
      return json(response, 200, { PairingId: `p${codes}`, Code: `CODE${codes}`, Secret: 's', ExpiresAt });
    }
    if (codes === 1) return json(response, 409, { ErrorType: 'PairingCodeExpired' });
    return json(response, 200, { State: 'Paired', DisplayId: 4, Token: 'second', ClubName: 'Club', RoomName: 'Hall' });
  };
  await expect(start()).resolves.toBe('second');
  expect(views.map(({ code }) => code)).toEqual(['CODE1', 'CODE2']);
});

test('pairing waits for an unreachable server, and shows the same code after an outage', async () => {
  let down = true;
  let paired = false;
  answer = (call, _, response) => {
    if (down) return json(response, 503, {});
    if (call.endsWith('startPairing')) return json(response, 200, { PairingId: 'p', Code: 'K7M4', Secret: 's', ExpiresAt });
    return json(
      response,
      200,
      paired ? { State: 'Paired', DisplayId: 4, Token: 't', ClubName: 'C', RoomName: 'R' } : { State: 'Waiting', ExpiresAt },
    );
  };
  const token = start();
  await vi.waitFor(() => expect(views).toContainEqual({ code: null, received: false }));
  down = false;
  await vi.waitFor(() => expect(views.at(-1)).toEqual({ code: 'K7M4', received: true }));
  await stop();
  await vi.waitFor(() => expect(views.at(-1)).toEqual({ code: 'K7M4', received: false }));
  await listen(port);
  await vi.waitFor(() => expect(views.at(-1)).toEqual({ code: 'K7M4', received: true }));
  paired = true;
  await expect(token).resolves.toBe('t');
});

test('pairing stops polling when the screen closes', async () => {
  answer = (call, _, response) =>
    json(
      response,
      200,
      call.endsWith('startPairing') ? { PairingId: 'p', Code: 'K7M4', Secret: 's', ExpiresAt } : { State: 'Waiting', ExpiresAt },
    );
  const token = start();
  await vi.waitFor(() => expect(views.length).toBeGreaterThan(1));
  leaving.abort();
  await expect(token).rejects.toThrow();
});
