import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { FRAME_HEADER_BYTES, FRAME_TILE_BYTES, writeFrameHeader, writeTile } from '@clubpulse/contract/live/frame-bytes';
import { Aedes } from 'aedes';
import { type WebSocket, WebSocketServer } from 'ws';
import { STRAPS_EACH } from './world.ts';

// The baseline is a subscriber that only counts. Each screen gets a realistic frame per second.
const GRID = 20;
const broker = await Aedes.createBroker({ concurrency: 0 });
let messages = 0;
broker.on('publish', (_packet, client) => {
  if (client) messages++;
});
const server = createServer({ noDelay: true }, broker.handle);
const http = createHttpServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const screens: WebSocket[][] = Array.from({ length: GRID }, () => []);
let turn = 0;
sockets.on('connection', (socket) => {
  socket.on('error', () => {});
  socket.once('message', () => {
    socket.send('{}');
    screens[turn++ % GRID]?.push(socket);
  });
});

const frame = new Uint8Array(FRAME_HEADER_BYTES + STRAPS_EACH * FRAME_TILE_BYTES);
const view = new DataView(frame.buffer);
for (let tile = 0; tile < STRAPS_EACH; tile++) {
  writeTile(view, tile, { zone: 3, percent: 75, bpm: 140, points: 100, signal: 'fresh', silence: 0 });
}
let tick = 0;
setInterval(() => {
  writeFrameHeader(view, 1, Date.now(), STRAPS_EACH);
  for (const socket of screens[tick++ % GRID] ?? []) socket.send(frame);
}, 1000 / GRID);

const portOf = (listening: { address(): unknown }) => {
  const address = listening.address();
  return address !== null && typeof address === 'object' && 'port' in address ? address.port : 0;
};
http.listen(0, '127.0.0.1', () => {
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server), screensPort: portOf(http) }));
});
process.on('message', () => process.send?.({ messages }));
process.on('disconnect', () => process.exit(0));
