import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { WatchMessage } from '@clubpulse/contract/live/frames';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bus } from '../../platform/bus/bus.ts';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { answerClock, closeCodes, isLivePath, isOwnOrigin, receiveHello, refuse } from './hello.wire.ts';
import { listenForRights, screenOf } from './rights.live.ts';
import type { SocketPorts } from './sockets.ports.ts';
import { WatchedRoom, type Watcher } from './watched-room.live.ts';

/** A bearer token has 8,000 characters at most. */
const MESSAGE_MAX_BYTES = 16_384;
/** Seconds between announcements of a room: `frames` drops it after ten. */
const ANNOUNCE_SECONDS = 4;
const PING_SECONDS = 30;
const SEEN_SECONDS = 60;
const NOTE_SECONDS = 5;
/** After this time (ms) a signed-in watcher must reconnect with a new token. */
const TOKEN_WATCH_MS = 3_600_000;

export interface Sockets {
  /** Serves `/api/live` to pages of the product's own origin and to clients that are no page; refuses every other upgrade. */
  attach(server: Server, publicUrl: string): void;
  watching(): number;
  close(): Promise<void>;
}

type Options = { bus: Bus; ports: SocketPorts; notifications: Notifications; log: Logger };

export async function createSockets({ bus, ports, notifications, log }: Options): Promise<Sockets> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE_MAX_BYTES });
  const rooms = new Map<string, WatchedRoom>();
  const seen = new Set<number>();
  const seenApps = new Set<number>();
  let closed = false;

  function accept(socket: WebSocket, wire: Duplex): void {
    receiveHello(socket, (message) => {
      watch({ socket, wire }, message).catch((error: unknown) => {
        log.warn({ err: error }, 'a screen could not be served');
        socket.close(closeCodes.TRY_AGAIN, 'try again');
      });
    });
  }

  async function watch(line: Pick<Watcher, 'socket' | 'wire'>, message: WatchMessage): Promise<void> {
    const since = steadyNow();
    if ('display' in message) {
      const display = await ports.displays.byToken(message.display);
      if (!display) return refuse(line.socket, { type: 'refused', reason: 'token' });
      seen.add(display.DisplayId);
      const watcher = { ...line, who: screenOf(display), since, alive: true };
      return begin(watcher, display.ClubId, display.DisplayGroupId);
    }
    if ('app' in message) {
      const app = await ports.apps.bySecret(message.app);
      if (!app) return refuse(line.socket, { type: 'refused', reason: 'token' });
      seenApps.add(app.ClubpulseAppId);
      const watcher = { ...line, who: { appId: app.ClubpulseAppId }, since, alive: true };
      return begin(watcher, app.ClubId, message.roomId);
    }
    const found = await ports.watcher(message.token, message.clubId);
    if (typeof found === 'string') return refuse(line.socket, { type: 'refused', reason: 'rights' });
    const watcher = { ...line, who: { ...found, token: message.token }, since, alive: true };
    return begin(watcher, message.clubId, message.roomId);
  }

  async function begin(watcher: Watcher, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
    if (!(await ports.isLicensed(clubId))) return refuse(watcher.socket, { type: 'refused', reason: 'license' });
    watcher.socket.once('close', () => {
      for (const room of rooms.values()) if (room.watchers.has(watcher)) leave(watcher, room);
    });
    answerClock(watcher.socket);
    watcher.socket.on('pong', () => {
      watcher.alive = true;
    });
    return join(watcher, clubId, roomId);
  }

  async function join(watcher: Watcher, clubId: ClubId, roomId: DisplayGroupId | null): Promise<void> {
    const { socket } = watcher;
    if (!(await ports.isRoom(clubId, roomId))) return refuse(socket, { type: 'refused', reason: 'rights' });
    if (!(await ports.isEnabled(clubId))) return refuse(socket, { type: 'refused', reason: 'disabled' });
    if (socket.readyState !== socket.OPEN || closed) return;
    const key = `${clubId}/${roomId}`;
    const room = rooms.get(key) ?? new WatchedRoom(bus, clubId, roomId);
    rooms.set(key, room);
    room.add(watcher);
    await rights.recheck(watcher, room);
  }

  function leave(watcher: Watcher, room: WatchedRoom): void {
    room.remove(watcher);
    const key = `${room.clubId}/${room.roomId}`;
    if (room.watchers.size === 0 && rooms.get(key) === room) rooms.delete(key);
  }

  function lookAfter(watcher: Watcher, now: number, isNoted: boolean): void {
    const { socket, who } = watcher;
    if (!watcher.alive) return socket.terminate();
    if ('userId' in who && now - watcher.since > TOKEN_WATCH_MS) return socket.close(closeCodes.DONE, 'sign in again');
    watcher.alive = false;
    socket.ping();
    if (!isNoted) return;
    if ('displayId' in who) seen.add(who.displayId);
    if ('appId' in who) seenApps.add(who.appId);
  }

  /** One write for all: a write for each of a thousand TVs would be as many commits. */
  function note(): void {
    for (const [ids, write] of [
      [seen, ports.displays.seen],
      [seenApps, ports.apps.seen],
    ] as const) {
      if (ids.size === 0) continue;
      const noted = [...ids];
      ids.clear();
      write(noted).catch((error: unknown) => log.debug({ err: error }, 'screens could not be noted'));
    }
  }

  let seconds = 0;
  const ticker = setInterval(() => {
    seconds++;
    const now = steadyNow();
    if (seconds % NOTE_SECONDS === 0) note();
    for (const room of rooms.values()) {
      const turn = seconds + room.clubId;
      if (turn % ANNOUNCE_SECONDS === 0) room.announce();
      if (turn % PING_SECONDS !== 0) continue;
      for (const watcher of room.watchers) lookAfter(watcher, now, turn % SEEN_SECONDS === 0);
    }
  }, 1000);

  const rights = await listenForRights({ rooms: () => rooms.values(), join, leave, ports, notifications, log });

  return {
    attach(server, publicUrl) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        const refused = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
        if (closed || !isLivePath(request.url)) return refused('404 Not Found');
        if (!isOwnOrigin(request.headers, publicUrl)) return refused('403 Forbidden');
        sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, socket));
      });
    },
    watching: () => [...rooms.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    async close() {
      closed = true;
      clearInterval(ticker);
      for (const socket of sockets.clients) socket.close(closeCodes.GOING_AWAY, 'the server stops');
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}
