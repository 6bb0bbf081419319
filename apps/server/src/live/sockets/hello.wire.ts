import type { IncomingHttpHeaders } from 'node:http';
import { LIVE_PATH, type ServerMessage, type WatchMessage, watchMessageSchema } from '@clubpulse/contract/live/frames';
import type { WebSocket } from 'ws';

/** WebSocket close codes. */
export const closeCodes = { DONE: 1000, GOING_AWAY: 1001, REFUSED: 1008, TRY_AGAIN: 1013 } as const;

const HELLO_MS = 10_000;

/** Says why, and closes. */
export function refuse(socket: WebSocket, message: ServerMessage): void {
  socket.send(JSON.stringify(message));
  socket.close(closeCodes.REFUSED, message.type);
}

/** Waits for the first message of a new socket: what it wants to watch. Who says nothing, or nonsense, is refused. */
export function hearHello(socket: WebSocket, heard: (message: WatchMessage) => void): void {
  const patience = setTimeout(() => socket.close(closeCodes.REFUSED, 'no watch message'), HELLO_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(patience));
  socket.once('message', (data: Buffer, isBinary: boolean) => {
    clearTimeout(patience);
    const message = isBinary ? undefined : readWatch(data.toString());
    if (message) heard(message);
    else refuse(socket, { type: 'refused', reason: 'message' });
  });
}

function readWatch(text: string): WatchMessage | undefined {
  try {
    return watchMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function isLivePath(url: string | undefined): boolean {
  const [path = ''] = (url ?? '').split('?');
  return path.toLowerCase().replace(/\/$/, '') === `/api${LIVE_PATH}`;
}

/** Whether a page that asks is the product's: of the name it was asked by, or of the public address. What is no page says no origin. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
