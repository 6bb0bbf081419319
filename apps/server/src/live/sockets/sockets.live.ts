import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { WatchMessage } from '@clubpulse/contract/live/frames';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../../platform/bus/bus.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { answerClock, closeCodes, isLivePath, isOwnOrigin, receiveHello, refuse } from './hello.wire.ts';
import { listenForRights, type RightsParts, recheck, screenOf } from './rights.live.ts';
import type { SocketPorts } from './sockets.ports.ts';
import { WatchedRoom, type Watcher } from './watched-room.live.ts';

/** A bearer token has at most 8,000 characters. */
const MESSAGE_MAX_BYTES = 16_384;
/** `frames` stops serving a room that was not announced for ten seconds. */
const ANNOUNCE_SECONDS = 4;
const PING_SECONDS = 30;
const SEEN_SECONDS = 60;
const NOTE_SECONDS = 5;
/** ms that a token may watch. */
const TOKEN_WATCH_MS = 3_600_000;
/** ms for clients to confirm the close. */
const CLOSING_MS = 1_000;

export interface Sockets {
  attach(server: Server, publicUrl: string): void;
  watching(): number;
  close(): Promise<void>;
}

type Options = { bus: Bus; ports: SocketPorts; notifications: Notifications; log: Logger };

interface State extends Options {
  readonly sockets: WebSocketServer;
  readonly rooms: Map<string, WatchedRoom>;
  readonly seen: Set<number>;
  readonly seenApps: Set<number>;
  closed: boolean;
}

export async function createSockets(options: Options): Promise<Sockets> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE_MAX_BYTES });
  const rooms = new Map<string, WatchedRoom>();
  const state: State = { ...options, sockets, rooms, seen: new Set(), seenApps: new Set(), closed: false };
  let seconds = 0;
  const ticker = setInterval(() => lookAfterAll(state, ++seconds), 1000);
  await listenForRights(rightsOf(state));
  return {
    attach: (server, publicUrl) => attach(state, server, publicUrl),
    watching: () => [...rooms.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    async close() {
      state.closed = true;
      clearInterval(ticker);
      const closed = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets.clients) socket.close(closeCodes.RESTART, 'connect again');
      await Promise.race([Promise.all(closed), pause(CLOSING_MS, undefined, { ref: false })]);
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

const rightsOf = (state: State): RightsParts => ({
  ...state,
  rooms: () => state.rooms.values(),
  join: (watcher, clubId, roomId) => join(state, watcher, clubId, roomId),
  leave: (watcher, room) => leave(state, watcher, room),
});

function attach(state: State, server: Server, publicUrl: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!isLivePath(request.url)) return refused('404 Not Found');
    if (state.closed) return refused('503 Service Unavailable');
    if (!isOwnOrigin(request.headers, publicUrl)) return refused('403 Forbidden');
    state.sockets.handleUpgrade(request, socket, head, (webSocket) => accept(state, webSocket, socket));
  });
}

function accept(state: State, socket: WebSocket, wire: Duplex): void {
  receiveHello(socket, (message) => {
    watch(state, { socket, wire }, message).catch((error: unknown) => {
      state.log.warn({ err: error }, 'a screen could not be served');
      socket.close(closeCodes.TRY_AGAIN, 'try again');
    });
  });
}

async function watch(state: State, line: Pick<Watcher, 'socket' | 'wire'>, message: WatchMessage): Promise<void> {
  const { ports } = state;
  const since = steadyNow();
  if ('display' in message) {
    const display = await ports.displays.byToken(message.display);
    if (!display) return refuse(line.socket, { type: 'refused', reason: 'token' });
    state.seen.add(display.DisplayId);
    const watcher = { ...line, who: screenOf(display), since, alive: true };
    return begin(state, watcher, display.ClubId, display.DisplayGroupId);
  }
  if ('app' in message) {
    const app = await ports.apps.bySecret(message.app);
    if (!app) return refuse(line.socket, { type: 'refused', reason: 'token' });
    state.seenApps.add(app.ClubpulseAppId);
    const watcher = { ...line, who: { appId: app.ClubpulseAppId }, since, alive: true };
    return begin(state, watcher, app.ClubId, message.roomId);
  }
  const found = await ports.watcher(message.token, message.clubId);
  if (typeof found === 'string') return refuse(line.socket, { type: 'refused', reason: 'rights' });
  const watcher = { ...line, who: { ...found, token: message.token }, since, alive: true };
  return begin(state, watcher, message.clubId, message.roomId);
}

async function begin(state: State, watcher: Watcher, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
  if (!(await state.ports.isLicensed(clubId))) return refuse(watcher.socket, { type: 'refused', reason: 'license' });
  watcher.socket.once('close', () => {
    for (const room of state.rooms.values()) if (room.watchers.has(watcher)) leave(state, watcher, room);
  });
  answerClock(watcher.socket);
  watcher.socket.on('pong', () => {
    watcher.alive = true;
  });
  return join(state, watcher, clubId, roomId);
}

async function join(state: State, watcher: Watcher, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
  const { ports, bus } = state;
  const { socket } = watcher;
  if (!(await ports.isRoom(clubId, roomId))) return refuse(socket, { type: 'refused', reason: 'rights' });
  if (!(await ports.isEnabled(clubId))) return refuse(socket, { type: 'refused', reason: 'disabled' });
  if (socket.readyState !== socket.OPEN || state.closed) return;
  const key = `${clubId}/${roomId}`;
  const room = state.rooms.get(key) ?? new WatchedRoom(bus, clubId, roomId);
  state.rooms.set(key, room);
  room.add(watcher);
  await recheck(rightsOf(state), watcher, room);
}

function leave(state: State, watcher: Watcher, room: WatchedRoom): void {
  room.remove(watcher);
  const key = `${room.clubId}/${room.roomId}`;
  if (room.watchers.size === 0 && state.rooms.get(key) === room) state.rooms.delete(key);
}

function lookAfter(state: State, watcher: Watcher, now: number, isNoted: boolean): void {
  const { socket, who: person } = watcher;
  if (!watcher.alive) return socket.terminate();
  if ('userId' in person && now - watcher.since > TOKEN_WATCH_MS) return socket.close(closeCodes.DONE, 'sign in again');
  watcher.alive = false;
  socket.ping();
  if (!isNoted) return;
  if ('displayId' in person) state.seen.add(person.displayId);
  if ('appId' in person) state.seenApps.add(person.appId);
}

/** Writes the rows of all TVs with one commit. */
function note(state: State): void {
  const { ports, log } = state;
  for (const [ids, write] of [
    [state.seen, ports.displays.seen],
    [state.seenApps, ports.apps.seen],
  ] as const) {
    if (ids.size === 0) continue;
    const noted = [...ids];
    ids.clear();
    write(noted).catch((error: unknown) => log.debug({ err: error }, 'screens could not be noted'));
  }
}

function lookAfterAll(state: State, seconds: number): void {
  const now = steadyNow();
  if (seconds % NOTE_SECONDS === 0) note(state);
  for (const room of state.rooms.values()) {
    const turn = seconds + room.clubId;
    if (turn % ANNOUNCE_SECONDS === 0) room.announce();
    if (turn % PING_SECONDS !== 0) continue;
    for (const watcher of room.watchers) lookAfter(state, watcher, now, turn % SEEN_SECONDS === 0);
  }
}
