import { connect, type Socket } from 'node:net';
import {
  ackTopic,
  BINARY_HEADER_BYTES,
  BINARY_READING_BYTES,
  encodeReadings,
  hrTopic,
  stateTopic,
} from '@clubpulse/contract/live/bridge-protocol';
import { BRIDGES, type Encoding, SECRET, STRAPS_EACH, strapOf } from './world.ts';

export const CODES = 100;
export const codeOf = (message: number): number => 100 + (message % CODES);
export const REMEMBERED = 128;
/** Every sequence number has ten digits, so that only digits of a JSON body change. */
const FIRST_SEQ = 1_000_000_000;

export class Bridges {
  readonly #sockets: Socket[] = [];
  readonly #packets = new Map<Encoding, Packet[]>();
  readonly #next = new Uint32Array(BRIDGES);
  readonly #acknowledged = new Float64Array(BRIDGES);
  readonly #sentAt = new Float64Array(BRIDGES * REMEMBERED);
  readonly #begin: number;
  #turn = 0;
  sent = 0;

  constructor(queue: number, begin: number) {
    this.#begin = begin;
    for (const encoding of ['binary', 'json'] as const) {
      const packets = Array.from({ length: BRIDGES }, (_, index) => packetOf(index + 1, encoding, queue));
      this.#packets.set(encoding, packets);
    }
  }

  async connect(port: number): Promise<void> {
    for (let first = 0; first < BRIDGES; first += 50) {
      await Promise.all(Array.from({ length: Math.min(50, BRIDGES - first) }, (_, index) => this.#dial(first + index, port)));
    }
  }

  #dial(index: number, port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(connectPacket(index + 1)));
      this.#sockets[index] = socket;
      socket.on('error', reject);
      socket.once('data', (answer) => {
        if (answer[0] !== 0x20 || answer[3] !== 0) return reject(new Error(`The broker refused bridge ${index + 1}.`));
        socket.write(subscribePacket(ackTopic(index + 1, index + 1)));
        socket.write(publishPacket(stateTopic(index + 1, index + 1), Buffer.from('{"online":true,"ask":1}')).bytes);
        socket.on('data', (data) => this.#receive(index, data));
        return resolve();
      });
    });
  }

  #receive(index: number, data: Buffer): void {
    for (const [, seq] of data.toString('latin1').matchAll(/"seq":(\d+)/g)) {
      this.#acknowledged[index] = Number(seq) - FIRST_SEQ + 1;
    }
  }

  get acknowledged(): number {
    return this.#acknowledged.reduce((sum, messages) => sum + messages, 0);
  }

  messagesOf(bridge: number): number {
    return this.#next[bridge - 1] ?? 0;
  }

  /** Unix ms. NaN if the time is not remembered. */
  sentAt(bridge: number, message: number): number {
    const next = this.messagesOf(bridge);
    if (message < 0 || message >= next || next - message > REMEMBERED) return Number.NaN;
    return this.#sentAt[(bridge - 1) * REMEMBERED + (message % REMEMBERED)] ?? Number.NaN;
  }

  send(encoding: Encoding, now: number): void {
    const index = this.#turn;
    this.#turn = (index + 1) % BRIDGES;
    const message = this.#next[index] ?? 0;
    this.#next[index] = message + 1;
    const packet = this.#packets.get(encoding)?.[index];
    if (!packet) return;
    const bytes = Buffer.from(packet.bytes);
    packet.write(
      bytes,
      FIRST_SEQ + message,
      FIRST_SEQ + (this.#acknowledged[index] ?? 0),
      this.#begin + message * 1000,
      codeOf(message),
    );
    this.#sentAt[index * REMEMBERED + (message % REMEMBERED)] = now;
    this.#sockets[index]?.write(bytes);
    this.sent++;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

interface Packet {
  readonly bytes: Buffer;
  write(bytes: Buffer, seq: number, first: number, sentAt: number, bpm: number): void;
}

function packetOf(id: number, encoding: Encoding, queue: number): Packet {
  const readings = Array.from({ length: STRAPS_EACH }, (_, athlete) => ({ strap: strapOf(id, athlete), bpm: 100, rssi: -60 }));
  const numbers = { queue, seq: FIRST_SEQ, first: FIRST_SEQ, sentAt: 1_000_000_000_000 };
  if (encoding === 'binary') {
    const { bytes, bodyAt } = publishPacket(hrTopic(id, id), Buffer.from(encodeReadings({ ...numbers, readings })));
    return {
      bytes,
      write(copy, seq, first, sentAt, bpm) {
        copy.writeUInt32LE(seq, bodyAt + 5);
        copy.writeUInt32LE(first, bodyAt + 9);
        copy.writeDoubleLE(sentAt, bodyAt + 13);
        for (let at = bodyAt + BINARY_HEADER_BYTES + 4; at < copy.length; at += BINARY_READING_BYTES) copy[at] = bpm;
      },
    };
  }
  const body = JSON.stringify({
    ...numbers,
    readings: readings.map(({ strap, bpm, rssi }) => ({ hardwareId: `ANT+:${strap}`, hr: bpm, rssi })),
  });
  const { bytes, bodyAt } = publishPacket(hrTopic(id, id), Buffer.from(body));
  const at = (name: string) => bodyAt + body.indexOf(`"${name}":`) + name.length + 3;
  const [seqAt, firstAt, sentAtAt] = [at('seq'), at('first'), at('sentAt')];
  const heartRatesAt = [...body.matchAll(/"hr":/g)].map((found) => bodyAt + found.index + 5);
  return {
    bytes,
    write(copy, seq, first, sentAt, bpm) {
      copy.write(String(seq), seqAt, 'latin1');
      copy.write(String(first), firstAt, 'latin1');
      copy.write(String(sentAt), sentAtAt, 'latin1');
      const digits = String(bpm);
      for (const heartRateAt of heartRatesAt) copy.write(digits, heartRateAt, 'latin1');
    },
  };
}

function connectPacket(id: number): Buffer {
  const body = Buffer.concat([text('MQTT'), Buffer.from([4, 0xc2, 0, 0]), text(`bench-${id}`), text(String(id)), text(SECRET)]);
  return Buffer.concat([Buffer.from([0x10]), lengthOf(body.length), body]);
}
function subscribePacket(topic: string): Buffer {
  const body = Buffer.concat([Buffer.from([0, 1]), text(topic), Buffer.from([0])]);
  return Buffer.concat([Buffer.from([0x82]), lengthOf(body.length), body]);
}
function publishPacket(topic: string, body: Buffer): { bytes: Buffer; bodyAt: number } {
  const name = text(topic);
  const bytes = Buffer.concat([Buffer.from([0x30]), lengthOf(name.length + body.length), name, body]);
  return { bytes, bodyAt: bytes.length - body.length };
}
function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
function lengthOf(value: number): Buffer {
  const digits: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 128)) digits.push((rest % 128) | (rest > 127 ? 128 : 0));
  return Buffer.from(digits.length > 0 ? digits : [0]);
}
