import { decodeFrame } from '@clubpulse/contract/live/frame-bytes';
import { WebSocket } from 'ws';
import { type Bridges, CODES } from './bridges.ts';
import { BRIDGES, displayToken, type Percentiles } from './world.ts';

const GRID_MS = 50;
const POINTS = 1000 / GRID_MS;
const LEARNING_SECONDS = 30;
const ENOUGH_FRAMES = 3;
const WINDOW_MS = 25;

interface Shown {
  readonly age: number;
  readonly shown: boolean;
}

export class Viewers {
  readonly #bridges: Bridges;
  readonly #sockets: WebSocket[] = [];
  readonly #due = new Float64Array(BRIDGES).fill(Number.NaN);
  readonly #framesAt = new Uint32Array(BRIDGES * POINTS);
  #learning = true;
  #recording = false;
  frames = 0;
  #frameDelays: number[] = [];
  #readingDelays: number[] = [];
  #shown: Shown[] = [];

  constructor(bridges: Bridges) {
    this.#bridges = bridges;
  }

  async connect(url: string): Promise<void> {
    for (let first = 1; first <= BRIDGES; first += 50) {
      await Promise.all(Array.from({ length: Math.min(50, BRIDGES + 1 - first) }, (_, index) => this.#dial(first + index, url)));
    }
    const screens = Array.from({ length: BRIDGES }, (_, index) => this.#framesAt.subarray(index * POINTS, (index + 1) * POINTS));
    for (let second = 0; second < LEARNING_SECONDS && !screens.every(isClear); second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    this.#learning = false;
    for (const [index, frames] of screens.entries()) this.#due[index] = frames.indexOf(Math.max(...frames)) * GRID_MS;
  }

  #dial(id: number, url: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      this.#sockets.push(socket);
      socket.binaryType = 'arraybuffer';
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', display: displayToken(id) })));
      socket.on('error', reject);
      socket.on('message', (data, binary) => {
        if (binary && data instanceof ArrayBuffer) this.#receive(id, data, Date.now());
        else resolve();
      });
    });
  }

  #receive(id: number, bytes: ArrayBuffer, now: number): void {
    const frame = decodeFrame(bytes);
    if (!frame) return;
    if (this.#learning) {
      const place = (id - 1) * POINTS + (Math.floor(frame.at / GRID_MS) % POINTS);
      this.#framesAt[place] = (this.#framesAt[place] ?? 0) + 1;
    }
    if (!this.#recording) return;
    this.frames++;
    this.#frameDelays.push((((now - (this.#due[id - 1] ?? 0)) % 1000) + 1000) % 1000);
    const code = frame.tiles[0]?.bpm;
    if (code === undefined || code === 0) return;
    const newest = this.#bridges.messagesOf(id) - 1;
    const behind = (((newest - (code - 100)) % CODES) + CODES) % CODES;
    const shown = newest - behind;
    const sentAt = this.#bridges.sentAt(id, shown);
    if (Number.isNaN(sentAt)) return;
    this.#readingDelays.push(now - sentAt);
    this.#shown.push({ age: frame.at - sentAt, shown: true });
    const next = this.#bridges.sentAt(id, shown + 1);
    if (next <= frame.at) this.#shown.push({ age: frame.at - next, shown: false });
  }

  record(): void {
    this.#recording = true;
    this.frames = 0;
    this.#frameDelays = [];
    this.#readingDelays = [];
    this.#shown = [];
  }

  stop(): { frameDelay: Percentiles; readingDelay: Percentiles; boardDelay: { p50: number; p99: number } } {
    this.#recording = false;
    return {
      frameDelay: percentiles(this.#frameDelays),
      readingDelay: percentiles(this.#readingDelays),
      boardDelay: boardDelay(this.#shown),
    };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

function isClear(frames: Uint32Array): boolean {
  const most = Math.max(...frames);
  return most >= ENOUGH_FRAMES && 2 * most > frames.reduce((sum, count) => sum + count, 0);
}

function percentiles(values: number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function boardDelay(samples: Shown[]): { p50: number; p99: number } {
  const sorted = samples.toSorted((a, b) => a.age - b.age);
  const from = (part: number) => {
    for (let age = 0; age < 1000; age++) {
      const near = sorted.filter((sample) => sample.age >= age && sample.age < age + WINDOW_MS);
      if (near.length > 0 && near.filter(({ shown }) => shown).length >= part * near.length) return age;
    }
    return Number.NaN;
  };
  return { p50: from(0.5), p99: from(0.99) };
}
