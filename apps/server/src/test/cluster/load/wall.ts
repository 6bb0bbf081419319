import { decodeFrame } from '@clubpulse/contract/live/frame-bytes';
import { LIVE_PATH } from '@clubpulse/contract/live/frames';
import { WebSocket } from 'ws';
import type { Gym } from '../world.ts';

const AGAIN_MS = 500;
const SILENT_MS = 5_000;

export class LoadWall {
  readonly clubId: number;
  readonly #url: string;
  readonly #display: string;
  readonly #shown: () => void;
  #socket: WebSocket | undefined;
  #isOver = false;
  #silence: NodeJS.Timeout | undefined;
  connections = 0;
  points = 0;

  constructor(url: string, { clubId, display }: Pick<Gym, 'clubId' | 'display'>, shown: () => void) {
    this.clubId = clubId;
    this.#url = `${url.replace('http', 'ws')}/api${LIVE_PATH}`;
    this.#display = display;
    this.#shown = shown;
    this.#connect();
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#silence);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isOver) return;
    const socket = new WebSocket(this.#url, { perMessageDeflate: false, handshakeTimeout: SILENT_MS });
    this.#socket = socket;
    const isAlive = () => {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => socket.terminate(), SILENT_MS);
    };
    socket.on('open', () => {
      this.connections++;
      isAlive();
      socket.send(JSON.stringify({ type: 'watch', display: this.#display }));
    });
    socket.on('error', () => {});
    socket.on('close', () => void setTimeout(() => this.#connect(), AGAIN_MS));
    socket.on('message', (data: Buffer, isBinary) => {
      isAlive();
      const tiles = isBinary ? decodeFrame(Uint8Array.from(data).buffer)?.tiles : undefined;
      if (tiles === undefined) return;
      this.points = tiles.reduce((sum, { points }) => sum + points, 0);
      if (tiles.some(({ signal }) => signal === 'fresh')) this.#shown();
    });
  }
}
