import type { ServerMessage, WatchMessage } from '@clubpulse/contract/live/frames';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { type Link, type LiveSocket, type LiveTiming, liveUrl, openLiveSocket, retryDelay } from './socket.ts';

const quick: LiveTiming = { firstRetry: 20, longestRetry: 40, silence: 20_000, spread: 20 };
let server: WebSocketServer;
let port: number;
let client: LiveSocket | undefined;
let links: Link[];
let messages: ServerMessage[];
let frames: ArrayBuffer[];

beforeEach(async () => {
  [links, messages, frames] = [[], [], []];
  await listen(0);
});
afterEach(async () => {
  client?.close();
  await stop();
});

async function listen(on: number) {
  server = new WebSocketServer({ port: on, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
}
async function stop() {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}
function watch(
  hello: () => WatchMessage | Promise<WatchMessage> = () => ({ type: 'watch', display: 'token' }),
  timing: LiveTiming = quick,
) {
  client = openLiveSocket({
    url: `ws://127.0.0.1:${port}/api/live`,
    hello,
    onMessage: (message) => messages.push(message),
    onFrame: (bytes) => frames.push(bytes),
    onLink: (link) => links.push(link),
    timing,
  });
}
function serve(answer: (socket: ServerSocket, count: number) => void): string[] {
  const received: string[] = [];
  server.on('connection', (socket) =>
    socket.once('message', (data: Buffer) => {
      received.push(data.toString());
      answer(socket, received.length);
    }),
  );
  return received;
}
async function anotherCameBack(): Promise<void> {
  const drops = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => drops.once('listening', resolve));
  let connections = 0;
  drops.on('connection', (socket) => {
    connections += 1;
    socket.terminate();
  });
  const address = drops.address();
  const other = openLiveSocket({
    url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/live`,
    hello: () => ({ type: 'watch', display: 'other' }),
    onMessage: () => undefined,
    onFrame: () => undefined,
    onLink: () => undefined,
    timing: quick,
  });
  await comes(() => expect(connections).toBeGreaterThan(3));
  other.close();
  await new Promise((resolve) => drops.close(resolve));
}
const roster = {
  type: 'roster',
  places: 0,
  roster: 1,
  clubName: 'Club',
  roomName: null,
  roomColor: null,
  timeZone: 'UTC',
  language: 'en',
  tiles: [],
};

const comes = (look: () => void) => vi.waitFor(look);

test('the live socket sends which room to watch, and forwards rosters and frames', async () => {
  const received = serve((socket) => {
    socket.send(JSON.stringify(roster));
    socket.send(new Uint8Array([1, 2, 3]));
  });
  watch();
  await comes(() => expect(frames).toHaveLength(1));
  expect(received).toEqual(['{"type":"watch","display":"token"}']);
  expect(messages).toEqual([roster]);
  expect([...new Uint8Array(frames[0] ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
  expect(links).toEqual(['live']);
});

test('the live socket reconnects when the server restarts, and sends its hello again', async () => {
  serve((socket) => socket.send(new Uint8Array(1)));
  watch();
  await comes(() => expect(links).toEqual(['live']));
  await stop();
  await comes(() => expect(links).toEqual(['live', 'reconnecting']));
  await listen(port);
  const received = serve((socket) => socket.send(new Uint8Array(1)));
  await comes(() => expect(links).toEqual(['live', 'reconnecting', 'live']));
  expect(received).toHaveLength(1);
});

test('the live socket reconnects without a failure when the server closes it for a restart, and fails if it cannot', async () => {
  const received = serve((socket, count) => {
    socket.send(new Uint8Array(1));
    if (count === 1) socket.close(1012);
  });
  watch();
  await comes(() => expect(received).toHaveLength(2));
  await comes(() => expect(frames).toHaveLength(2));
  expect(links).toEqual(['live']);
  for (const socket of server.clients) socket.close(1012);
  await stop();
  await comes(() => expect(links).toEqual(['live', 'reconnecting']));
});

test('the live socket closes a silent connection and reconnects', async () => {
  serve((socket) => socket.send(new Uint8Array(1)));
  watch(undefined, { ...quick, silence: 150 });
  await comes(() => expect(links.join()).toContain('live,reconnecting'));
});

test('the live socket does not reconnect after a refused token', async () => {
  const received = serve((socket) => socket.send('{"type":"refused","reason":"token"}'));
  watch();
  await comes(() => expect(messages).toEqual([{ type: 'refused', reason: 'token' }]));
  await anotherCameBack();
  expect(received).toHaveLength(1);
  expect(links).toEqual(['over']);
});

test.each([
  ['license', 'unlicensed'],
  ['disabled', 'disabled'],
] as const)(
  'the live socket reports a refusal with the reason %s, and is live again when the club is allowed',
  async (reason, link) => {
    serve((socket, count) => {
      if (count > 1) return socket.send(new Uint8Array(1));
      socket.send(`{"type":"refused","reason":"${reason}"}`);
      socket.close(1008);
    });
    watch();
    await comes(() => expect(links).toEqual([link, 'live']));
    expect(messages).toEqual([]);
  },
);

test('the live socket ignores message types that it does not know, from a newer server', async () => {
  serve((socket) => {
    socket.send('{"type":"applause"}');
    socket.send('not json');
    socket.send(JSON.stringify(roster));
  });
  watch();
  await comes(() => expect(messages).toEqual([roster]));
});

test('the live socket retries when no bearer token was available', async () => {
  let requests = 0;
  const received = serve((socket) => socket.send(new Uint8Array(1)));
  watch(() => (++requests === 1 ? Promise.reject(new Error('offline')) : { type: 'watch', token: 'b', clubId: 1, roomId: null }));
  await comes(() => expect(received).toEqual(['{"type":"watch","token":"b","clubId":1,"roomId":null}']));
});

test('the live socket has no connection after close and opens none', async () => {
  serve((socket) => socket.send(new Uint8Array(1)));
  watch();
  await comes(() => expect(links).toEqual(['live']));
  client?.close();
  await comes(() => expect(server.clients.size).toBe(0));
  await anotherCameBack();
  expect(server.clients.size).toBe(0);
  expect(links).toEqual(['live', 'over']);
});

test('the live socket closes without an error when close is called before it is open', async () => {
  const received = serve(() => undefined);
  let opened = 0;
  let closed = 0;
  server.on('connection', (socket) => {
    opened++;
    socket.on('close', () => closed++);
  });
  watch();
  client?.close();
  await comes(() => expect([opened, closed]).toEqual([1, 1]));
  expect(received).toEqual([]);
  expect(links).toEqual(['over']);
});

test('the live socket waits 1, 2, 4, 8 and then 10 seconds between retries, each time shortened by up to a fifth', () => {
  const usual = { firstRetry: 1000, longestRetry: 10_000, silence: 10_000, spread: 2000 };
  expect([1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, usual, 0))).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(retryDelay(5, usual, 1)).toBe(8000);
});

test('the live socket derives its URL from that of the page', () => {
  expect(liveUrl('https://club.example/tv?x=1#y')).toBe('wss://club.example/api/live');
  expect(liveUrl('http://10.0.0.2:3000/#/ClubpulseLIVE')).toBe('ws://10.0.0.2:3000/api/live');
});
