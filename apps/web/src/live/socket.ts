import type { ServerMessage, WatchMessage } from '@clubpulse/contract/live/frames';
import type { ClockSample } from '@clubpulse/rules/live/room-workouts/server-clock';

/**
 * With `unlicensed` and `disabled` the client retries, because the club may change this. With `over` the server refused or closed
 * the connection.
 */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'unlicensed' | 'disabled' | 'over';

export interface LiveSocketOptions {
  url: string;
  /** Called for every connection, because the bearer token may have been renewed. */
  hello: () => WatchMessage | Promise<WatchMessage>;
  onMessage: (message: ServerMessage) => void;
  onFrame: (bytes: ArrayBuffer) => void;
  onLink: (link: Link) => void;
  onClock?: (sample: ClockSample) => void;
  timing?: Partial<LiveTiming>;
}

/** All times in milliseconds. */
export interface LiveTiming {
  /** The wait before the first retry. It doubles with each failure. */
  firstRetry: number;
  longestRetry: number;
  silence: number;
  /** Clients reconnect to another process at a random moment until then. */
  spread: number;
}
const usual: LiveTiming = { firstRetry: 1000, longestRetry: 10_000, silence: 10_000, spread: 2000 };

/** Close code of a process that stops. */
const RESTART = 1012;

const CLOCK_AT_ONCE = 8;
const CLOCK_FIRST_MS = 250;
const CLOCK_EVERY_MS = 5000;

export interface LiveSocket {
  close(): void;
}

/** `failures` begins at 1. The delay is randomly reduced by up to a fifth, so that screens do not reconnect together. */
export function retryDelay(failures: number, timing: LiveTiming, spread: number): number {
  const wait = Math.min(timing.longestRetry, timing.firstRetry * 2 ** (failures - 1));
  return wait * (1 - 0.2 * spread);
}

export function liveUrl(page: string): string {
  const url = new URL('api/live', page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  url.search = '';
  return url.href;
}

/**
 * Reconnects forever, because licence, settings and versions may change. Only `unpaired`, a refused token and a refused right end
 * the connection.
 */
export function openLiveSocket({ url, hello, onMessage, onFrame, onLink, onClock, timing }: LiveSocketOptions): LiveSocket {
  const pace = { ...usual, ...timing };
  let socket: WebSocket | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let stopClock: (() => void) | undefined;
  let link: Link = 'connecting';

  const become = (next: Link) => {
    if (next === link) return;
    link = next;
    onLink(next);
  };

  const drop = () => {
    clearTimeout(watchdog);
    clearTimeout(retry);
    stopClock?.();
    const old = socket;
    socket = undefined;
    old?.close();
  };

  const connectIn = (wait: number) => {
    drop();
    retry = setTimeout(connect, wait);
  };

  const fail = () => {
    failures++;
    if (link === 'live') become('reconnecting');
    connectIn(retryDelay(failures, pace, Math.random()));
  };

  const received = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(fail, pace.silence);
  };

  const end = () => {
    if (socket && closesOnceOpen(socket)) socket = undefined;
    drop();
    stopHurrying();
    become('over');
  };

  function receive(data: unknown) {
    const now = performance.now();
    received();
    if (data instanceof ArrayBuffer) {
      failures = 0;
      become('live');
      onFrame(data);
      return;
    }
    const message = readMessage(data);
    if (message?.type === 'clock') return onClock?.({ sent: message.sent, received: now, at: message.at });
    if (message?.type === 'refused' && message.reason === 'license') return become('unlicensed');
    if (message?.type === 'refused' && message.reason === 'disabled') return become('disabled');
    if (message?.type === 'unpaired' || (message?.type === 'refused' && message.reason !== 'message')) end();
    else if (message?.type !== 'roster') return;
    onMessage(message);
  }

  function connect() {
    drop();
    const mine = new WebSocket(url);
    socket = mine;
    mine.binaryType = 'arraybuffer';
    received();
    mine.onopen = async () => {
      try {
        const message = await hello();
        if (socket !== mine) return;
        mine.send(JSON.stringify(message));
        if (onClock) stopClock = askClock(mine);
      } catch {
        if (socket === mine) fail();
      }
    };
    mine.onmessage = (event) => {
      if (socket === mine) receive(event.data);
    };
    mine.onclose = ({ code }) => {
      if (socket === mine && code === RESTART && link === 'live') connectIn(pace.spread * Math.random());
      else if (socket === mine) fail();
    };
  }

  function hurry() {
    if (link === 'over' || link === 'live' || globalThis.document?.visibilityState === 'hidden') return;
    failures = 0;
    connect();
  }

  const stopHurrying = whenReachable(hurry);
  connect();
  return { close: end };
}

function askClock(socket: WebSocket): () => void {
  const ask = (times: number) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'clock', sent: performance.now() }));
    asking = setTimeout(() => ask(times + 1), times < CLOCK_AT_ONCE ? CLOCK_FIRST_MS : CLOCK_EVERY_MS);
  };
  let asking = setTimeout(() => ask(0), CLOCK_FIRST_MS);
  return () => clearTimeout(asking);
}

/** A connecting socket is closed when it is open, because browsers log an error otherwise. */
function closesOnceOpen(socket: WebSocket): boolean {
  if (socket.readyState !== WebSocket.CONNECTING) return false;
  socket.onopen = () => socket.close();
  return true;
}

function whenReachable(act: () => void): () => void {
  globalThis.addEventListener?.('online', act);
  globalThis.document?.addEventListener('visibilitychange', act);
  return () => {
    globalThis.removeEventListener?.('online', act);
    globalThis.document?.removeEventListener('visibilitychange', act);
  };
}

function readMessage(data: unknown): ServerMessage | undefined {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return undefined;
  }
}
