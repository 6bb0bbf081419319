import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const [CONNACK, PUBLISH, PUBACK, SUBACK] = [2, 3, 4, 9];

export class RawClient {
  readonly socket: Socket;
  readonly #received = new Map<number, number>();
  #buffered = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  static async signIn(port: number, username: string, password: string): Promise<RawClient> {
    const client = new RawClient(connect({ port, host: '127.0.0.1', noDelay: true }));
    const body = Buffer.concat([text('MQTT'), Buffer.from([4, 0xc2, 0, 0]), text(''), text(username), text(password)]);
    client.socket.write(packet(0x10, body));
    await client.#waitFor(CONNACK);
    return client;
  }

  async subscribe(topic: string): Promise<void> {
    this.socket.write(packet(0x82, Buffer.concat([Buffer.from([0, 1]), text(topic), Buffer.from([0])])));
    await this.#waitFor(SUBACK);
  }

  get messages(): number {
    return this.#received.get(PUBLISH) ?? 0;
  }
  get acknowledged(): number {
    return this.#received.get(PUBACK) ?? 0;
  }

  async #waitFor(type: number): Promise<void> {
    while (!this.#received.has(type)) await once(this.socket, 'data');
  }

  #read(chunk: Buffer): void {
    this.#buffered = Buffer.concat([this.#buffered, chunk]);
    for (let size = sizeOf(this.#buffered); size <= this.#buffered.length; size = sizeOf(this.#buffered)) {
      const type = (this.#buffered[0] ?? 0) >> 4;
      this.#received.set(type, (this.#received.get(type) ?? 0) + 1);
      this.#buffered = this.#buffered.subarray(size);
    }
  }
}

export interface Publication {
  readonly topic: string;
  readonly payload: Uint8Array | string;
  readonly qos: 0 | 1;
  readonly retain: boolean;
}

export function publications({ topic, payload, qos, retain }: Publication, count: number): Buffer {
  const first = (3 << 4) | (qos << 1) | (retain ? 1 : 0);
  const message = (id: number) =>
    packet(first, Buffer.concat([text(topic), ...(qos ? [Buffer.from([id >> 8, id & 0xff])] : []), Buffer.from(payload)]));
  return Buffer.concat(Array.from({ length: count }, (_, index) => message((index % 0xffff) + 1)));
}

function packet(first: number, body: Uint8Array): Buffer {
  const length: number[] = [];
  for (let rest = body.length; rest > 0 || length.length === 0; rest >>= 7) length.push((rest & 127) | (rest > 127 ? 128 : 0));
  return Buffer.concat([Buffer.from([first, ...length]), body]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]);
}

function sizeOf(bytes: Uint8Array): number {
  let length = 0;
  for (let at = 1; at <= 4; at++) {
    const digit = bytes[at];
    if (digit === undefined) return Number.POSITIVE_INFINITY;
    length += (digit & 127) << (7 * (at - 1));
    if (digit < 128) return 1 + at + length;
  }
  return Number.POSITIVE_INFINITY;
}
