import type { IncomingHttpHeaders } from 'node:http';
import {
  clockMessageSchema,
  LIVE_PATH,
  type ServerMessage,
  type WatchMessage,
  watchMessageSchema,
} from '@clubpulse/contract/live/frames';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { steadyNow } from '../../platform/clock/steady.ts';

export const closeCodes = { DONE: 1000, RESTART: 1012, REFUSED: 1008, TRY_AGAIN: 1013 } as const;

const HELLO_MS = 10_000;

export function refuse(socket: WebSocket, message: ServerMessage): void {
  socket.send(JSON.stringify(message));
  socket.close(closeCodes.REFUSED, message.type);
}

export function receiveHello(socket: WebSocket, listener: (message: WatchMessage) => void): void {
  const patience = setTimeout(() => socket.close(closeCodes.REFUSED, 'no watch message'), HELLO_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(patience));
  socket.once('message', (data: Buffer, isBinary: boolean) => {
    clearTimeout(patience);
    const message = isBinary ? undefined : read(watchMessageSchema, data.toString());
    if (message) listener(message);
    else refuse(socket, { type: 'refused', reason: 'message' });
  });
}

const CLOCK_EVERY_MS = 50;

/** Replies at once, because the client measures the round trip. */
export function answerClock(socket: WebSocket): void {
  let answered = 0;
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    const question = isBinary ? undefined : read(clockMessageSchema, data.toString());
    if (!question || steadyNow() - answered < CLOCK_EVERY_MS) return;
    answered = steadyNow();
    socket.send(JSON.stringify({ ...question, at: Date.now() } satisfies ServerMessage));
  });
}

function read<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function isLivePath(url: string | undefined): boolean {
  const [path = ''] = (url ?? '').split('?');
  return path.toLowerCase().replace(/\/$/, '') === `/api${LIVE_PATH}`;
}

/** Clients without an Origin header are no web pages. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
