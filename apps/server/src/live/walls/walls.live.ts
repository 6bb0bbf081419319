import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIVE_PATH, type ServerMessage, type WatchMessage, watchMessageSchema } from '@clubpulse/contract/live/frames';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Board } from '../board/public.ts';
import { RoomView } from './room-view.live.ts';
import type { PairedDisplay, WallPorts } from './walls.ports.ts';

const HELLO_MS = 10_000;
/** A bearer token has 8,000 characters at most. */
const MESSAGE_MAX_BYTES = 16_384;
/** A socket that is this far behind misses frames. */
const BEHIND_BYTES = 65_536;
/** The rooms take turns within the second, so that it has no burst. */
const TURNS = 20;
const TURN_MS = 1000 / TURNS;
/** Seconds between two looks at whether a watcher is still there. */
const PING_SECONDS = 30;
const SEEN_SECONDS = 60;
/** A signed-in watcher comes back with a new token after this time: her rights may have changed. */
const TOKEN_WATCH_MS = 3_600_000;

/** WebSocket close codes. */
const DONE = 1000;
const GOING_AWAY = 1001;
const REFUSED = 1008;
const TRY_AGAIN = 1013;

interface Line {
  readonly socket: WebSocket;
  /** The connection below it, which frames are written to. */
  readonly wire: Duplex;
}
interface Watcher extends Line {
  /** Undefined for a signed-in user. */
  readonly displayId: number | undefined;
  readonly since: number;
  alive: boolean;
}

interface WatchedRoom {
  readonly view: RoomView;
  readonly watchers: Set<Watcher>;
  seconds: number;
}

export interface Walls {
  /** Serves `/api/live` on the server; every other upgrade is refused. */
  attach(server: Server): void;
  /** Sockets that watch a room now. */
  watching(): number;
  close(): Promise<void>;
}

type Options = { board: Board; ports: WallPorts; notifications: Notifications; log: Logger };

/** The live screens: who may watch, and one frame a second to everybody who does. */
export async function createWalls({ board, ports, notifications, log }: Options): Promise<Walls> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE_MAX_BYTES });
  const rooms = new Map<string, WatchedRoom>();
  const turns = Array.from({ length: TURNS }, () => new Set<WatchedRoom>());
  let closed = false;

  function accept(socket: WebSocket, wire: Duplex): void {
    const patience = setTimeout(() => socket.close(REFUSED, 'no watch message'), HELLO_MS);
    socket.on('error', () => socket.terminate());
    socket.once('close', () => clearTimeout(patience));
    socket.once('message', (data: Buffer, isBinary: boolean) => {
      clearTimeout(patience);
      const message = isBinary ? undefined : readWatch(data.toString());
      if (!message) return refuse(socket, { type: 'refused', reason: 'message' });
      watch({ socket, wire }, message).catch((error: unknown) => {
        log.warn({ err: error }, 'a screen could not be served');
        socket.close(TRY_AGAIN, 'try again');
      });
    });
  }

  async function watch(line: Line, message: WatchMessage): Promise<void> {
    if ('display' in message) {
      const display = await ports.displays.byToken(message.display);
      if (!display) return refuse(line.socket, { type: 'refused', reason: 'token' });
      await ports.displays.seen(display.DisplayId);
      return join(line, display.ClubId, display.DisplayGroupId, display.DisplayId);
    }
    if (!(await ports.mayWatch(message.token, message.clubId))) return refuse(line.socket, { type: 'refused', reason: 'rights' });
    return join(line, message.clubId, message.roomId, undefined);
  }

  async function join(
    { socket, wire }: Line,
    clubId: number,
    roomId: number | null,
    displayId: number | undefined,
  ): Promise<void> {
    const room = await openRoom(clubId, roomId);
    if (!room) return refuse(socket, { type: 'refused', reason: 'rights' });
    if (socket.readyState !== socket.OPEN || closed) return;
    const watcher: Watcher = { socket, wire, displayId, since: Date.now(), alive: true };
    room.watchers.add(watcher);
    socket.once('close', () => room.watchers.delete(watcher));
    socket.on('pong', () => {
      watcher.alive = true;
    });
    if (room.view.refresh()) sendRoster(room);
    else socket.send(room.view.rosterMessage(displayId === undefined));
    wire.write(room.view.frame(Date.now()));
  }

  async function openRoom(clubId: number, roomId: number | null): Promise<WatchedRoom | undefined> {
    const key = `${clubId}/${roomId}`;
    const known = rooms.get(key);
    if (known) return known;
    const place = await ports.place(clubId, roomId);
    if (!place) return undefined;
    const club = await board.open(clubId);
    const meanwhile = rooms.get(key);
    if (meanwhile) return meanwhile;
    const room: WatchedRoom = { view: new RoomView(club, roomId, place), watchers: new Set(), seconds: 0 };
    rooms.set(key, room);
    turns[rooms.size % TURNS]?.add(room);
    return room;
  }

  function sendRoster({ view, watchers }: WatchedRoom): void {
    const forDisplays = view.rosterMessage(false);
    const forStaff = view.rosterMessage(true);
    for (const { socket, displayId } of watchers) socket.send(displayId === undefined ? forStaff : forDisplays);
  }

  function serve(room: WatchedRoom, now: number): void {
    if (room.watchers.size === 0) return;
    if (room.view.refresh()) sendRoster(room);
    const frame = room.view.frame(now);
    for (const { socket, wire } of room.watchers) {
      if (socket.readyState === socket.OPEN && wire.writableLength <= BEHIND_BYTES) wire.write(frame);
    }
    room.seconds++;
    if (room.seconds % PING_SECONDS === 0) lookAfter(room, now);
  }

  /** Lets go who is not there any more. */
  function lookAfter({ watchers, seconds }: WatchedRoom, now: number): void {
    for (const watcher of watchers) {
      const { socket, displayId } = watcher;
      if (!watcher.alive) socket.terminate();
      else if (displayId === undefined && now - watcher.since > TOKEN_WATCH_MS) socket.close(DONE, 'sign in again');
      else {
        watcher.alive = false;
        socket.ping();
        if (displayId !== undefined && seconds % SEEN_SECONDS === 0) {
          ports.displays.seen(displayId).catch((error: unknown) => log.debug({ err: error }, 'a screen could not be noted'));
        }
      }
    }
  }

  let served = Math.floor(Date.now() / TURN_MS);
  let ticker = setTimeout(tick, TURN_MS);
  function tick(): void {
    const now = Date.now();
    const current = Math.floor(now / TURN_MS);
    // After a pause, or when the clock was set, each room gets one frame and not all it missed.
    const from = current < served ? current : Math.max(served + 1, current - TURNS + 1);
    for (let turn = from; turn <= current; turn++) for (const room of turns[turn % TURNS] ?? []) serve(room, now);
    served = current;
    // An interval would drift, and a wall's clock with it.
    ticker = setTimeout(tick, TURN_MS - (Date.now() % TURN_MS));
  }

  /** A TV was moved, renamed or unpaired. */
  async function displayChanged(displayId: number): Promise<void> {
    const places = [...rooms.values()].flatMap((room) =>
      [...room.watchers].filter((watcher) => watcher.displayId === displayId).map((watcher) => ({ room, watcher })),
    );
    if (places.length === 0) return;
    const display = await ports.displays.get(displayId);
    for (const { room, watcher } of places) await recheck(room, watcher, display);
  }

  async function recheck(room: WatchedRoom, watcher: Watcher, display: PairedDisplay | undefined): Promise<void> {
    const { socket } = watcher;
    if (!display) {
      room.watchers.delete(watcher);
      return refuse(socket, { type: 'unpaired' });
    }
    if (room.view.club.clubId === display.ClubId && room.view.roomId === display.DisplayGroupId) return;
    room.watchers.delete(watcher);
    await join(watcher, display.ClubId, display.DisplayGroupId, display.DisplayId);
  }

  /** A club or one of its rooms was renamed, recoloured or removed. */
  async function clubChanged(clubId: number): Promise<void> {
    for (const [key, room] of rooms) {
      if (room.view.club.clubId !== clubId) continue;
      const place = await ports.place(clubId, room.view.roomId);
      if (!place) {
        rooms.delete(key);
        for (const turn of turns) turn.delete(room);
        for (const { socket } of room.watchers) refuse(socket, { type: 'refused', reason: 'rights' });
      } else if (room.view.refresh(place)) sendRoster(room);
    }
  }

  /** When the database cannot be asked, the screens ask again by themselves. */
  function startOver(error: unknown): void {
    log.warn({ err: error }, 'screens could not be checked, they connect again');
    for (const { watchers } of rooms.values()) for (const { socket } of watchers) socket.close(TRY_AGAIN, 'try again');
  }
  function checkEverything(): void {
    const displayIds = [...rooms.values()].flatMap(({ watchers }) => [...watchers].flatMap(({ displayId }) => displayId ?? []));
    const clubIds = [...rooms.values()].map(({ view }) => view.club.clubId);
    void (async () => {
      for (const clubId of new Set(clubIds)) await clubChanged(clubId);
      for (const displayId of new Set(displayIds)) await displayChanged(displayId);
    })().catch(startOver);
  }
  await notifications.on(
    'clubpulse_display',
    (payload) => void displayChanged(Number(payload)).catch(startOver),
    checkEverything,
  );
  await notifications.on(
    'clubpulse_club',
    (payload) => void clubChanged(Number(payload)).catch(startOver),
    () => {},
  );

  return {
    attach(server) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        if (closed || !isLivePath(request.url)) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, socket));
      });
    },
    watching: () => [...rooms.values()].reduce((sum, { watchers }) => sum + watchers.size, 0),
    async close() {
      closed = true;
      clearTimeout(ticker);
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'the server stops');
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const socket of sockets.clients) socket.terminate();
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

/** Says why, and closes. */
function refuse(socket: WebSocket, message: ServerMessage): void {
  socket.send(JSON.stringify(message));
  socket.close(REFUSED, message.type);
}

function readWatch(text: string): WatchMessage | undefined {
  try {
    return watchMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isLivePath(url: string | undefined): boolean {
  const [path = ''] = (url ?? '').split('?');
  return path.toLowerCase().replace(/\/$/, '') === `/api${LIVE_PATH}`;
}
