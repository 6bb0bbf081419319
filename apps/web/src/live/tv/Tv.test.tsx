import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { renewPage } from './renew-page.ts';
import { Tv } from './Tv.tsx';

let server: Server;
let sockets: WebSocketServer;
let files: Record<string, string | Promise<string>>;
let requests: string[];
const room = {
  type: 'roster',
  roster: 1,
  clubName: 'Harbour Club',
  roomName: 'Main hall',
  roomColor: null,
  timeZone: 'UTC',
  language: 'it',
  places: 0,
  tiles: [],
};

const answers: Record<string, string> = {
  good: JSON.stringify(room),
  loud: JSON.stringify({ ...room, sounds: true }),
  ended: '{"type":"refused","reason":"license"}',
  off: '{"type":"refused","reason":"disabled"}',
};

beforeEach(async () => {
  [files, requests] = [{}, []];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/api/displays:startPairing') {
      return response.end(JSON.stringify({ PairingId: 'p', Code: 'K7M4QX', Secret: 's', ExpiresAt: '2026-11-20T10:00:00Z' }));
    }
    const file = files[request.url ?? ''];
    return file === undefined ? response.writeHead(404).end() : void Promise.resolve(file).then((text) => response.end(text));
  });
  sockets = new WebSocketServer({ server, path: '/api/live' });
  sockets.on('connection', (socket) =>
    socket.once('message', (data: Buffer) =>
      socket.send(answers[JSON.parse(data.toString()).display] ?? '{"type":"refused","reason":"token"}'),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tv`);
});
afterEach(async () => {
  cleanup();
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

test('the TV page shows a pairing code when it has no token', async () => {
  render(<Tv />);
  await screen.findByText('K7M4QX');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clubpulse on this screen');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/sign in as an owner or a manager of the club\.$/);
  expect(await screen.findByRole('img', { name: /scan this with your phone/ })).toBeTruthy();
});

test("the TV page with a token shows the room in the club's language, and closes the connection on unmount", async () => {
  window.localStorage.setItem('clubpulse.display', 'good');
  render(<Tv />);
  await screen.findByText('Indossa la fascia');
  expect(document.title).toBe('Main hall · Harbour Club');
  expect(document.documentElement.lang).toBe('it');
  expect(sockets.clients.size).toBe(1);
  cleanup();
  await waitFor(() => expect(sockets.clients.size).toBe(0));
});

test('the TV page shows that the browser plays sound only after a touch, until it is touched', async () => {
  let state = 'suspended';
  class Context {
    get state() {
      return state;
    }
    resume = async () => undefined;
    close = async () => undefined;
  }
  vi.stubGlobal('AudioContext', Context);
  window.localStorage.setItem('clubpulse.display', 'loud');
  render(<Tv />);
  expect(await screen.findByText('Tocca lo schermo per il suono')).toBeTruthy();
  state = 'running';
  document.dispatchEvent(new Event('pointerdown'));
  await waitFor(() => expect(screen.queryByText('Tocca lo schermo per il suono')).toBeNull());
  vi.unstubAllGlobals();
});

test('the TV page deletes an invalid token, and shows a pairing code again', async () => {
  window.localStorage.setItem('clubpulse.display', 'old');
  render(<Tv />);
  await screen.findByText('K7M4QX');
  expect(window.localStorage.getItem('clubpulse.display')).toBeNull();
});

test.each([
  ['without a licence', 'ended'],
  ['without live trainings', 'off'],
])('the TV page reports a club %s, and does not delete its token', async (_club, token) => {
  window.localStorage.setItem('clubpulse.display', token);
  render(<Tv />);
  await screen.findByRole('heading', { level: 1, name: 'Back soon' });
  expect(window.localStorage.getItem('clubpulse.display')).toBe(token);
});

test('the TV page shows a pairing code when it is unpaired while it runs', async () => {
  window.localStorage.setItem('clubpulse.display', 'good');
  render(<Tv />);
  await screen.findByText('Indossa la fascia');
  for (const socket of sockets.clients) socket.send('{"type":"unpaired"}');
  await screen.findByText('K7M4QX');
  expect(window.localStorage.getItem('clubpulse.display')).toBeNull();
});

test('the TV page loads a new build only when it is idle and the new script is available', async () => {
  const reload = vi.fn<() => void>();
  let busy = true;
  const stop = renewPage({ idle: () => !busy, reload, every: 20 });
  const requestedTwice = async (file: string) => {
    const before = requests.length;
    await vi.waitFor(() => expect(requests.slice(before).filter((one) => one === file).length).toBeGreaterThan(1));
  };
  files['/version'] = 'next';
  files['/tv'] = '<script type="module" crossorigin src="./assets/tv-2.js"></script>';
  busy = false;
  await requestedTwice('/assets/tv-2.js');
  expect(reload).not.toHaveBeenCalled();
  busy = true;
  files['/assets/tv-2.js'] = '0';
  const reloadBeside = vi.fn<() => void>();
  const stopBeside = renewPage({ idle: () => true, reload: reloadBeside, every: 20 });
  await vi.waitFor(() => expect(reloadBeside.mock.calls.length).toBeGreaterThan(1));
  stopBeside();
  expect(reload).not.toHaveBeenCalled();
  busy = false;
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  stop();
  files['/version'] = __BUILD_ID__;
  reload.mockClear();
  const again = renewPage({ idle: () => true, reload, every: 20 });
  await requestedTwice('/version');
  expect(reload).not.toHaveBeenCalled();
  again();
});

test('the TV page does not reload when it was closed during the check for a new build', async () => {
  const reload = vi.fn<() => void>();
  const script = Promise.withResolvers<string>();
  files['/version'] = 'next';
  files['/tv'] = '<script type="module" src="./assets/tv-3.js"></script>';
  files['/assets/tv-3.js'] = script.promise;
  const requested = new Promise((resolve) => server.on('request', ({ url }) => url === '/assets/tv-3.js' && resolve(undefined)));
  const stop = renewPage({ idle: () => true, reload, every: 20 });
  await requested;
  stop();
  script.resolve('0');
  expect(await (await fetch(new URL('/assets/tv-3.js', document.baseURI))).text()).toBe('0');
  expect(reload).not.toHaveBeenCalled();
});
