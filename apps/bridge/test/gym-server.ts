import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type Ack, ackTopic, type Presence, parseBridgeTopic, SERVER_TOPIC } from '@clubpulse/contract/live/bridge-protocol';
import { type HubRoster, wallTopic } from '@clubpulse/contract/live/hub-walls';
import { Aedes } from 'aedes';

export interface Arrival {
  queue: number;
  seq: number;
  first: number;
  sentAt: number;
  readings: { strap: number; bpm: number; rssi: number; battery?: number }[];
}

export class GymServer {
  readonly arrivals: Arrival[] = [];
  /** Stored heart rates in bpm by `strap:second`. */
  readonly stored = new Map<string, number>();
  readonly presence: Presence[] = [];
  /** Unix ms; undefined for an older server. */
  time: (() => number) | undefined = Date.now;
  refuses: (arrival: Arrival) => boolean = () => false;
  loses: (arrival: Arrival) => boolean = () => false;
  roster: HubRoster | undefined;
  password: string;
  acknowledges = true;
  readonly #broker: Aedes;
  readonly #net: Server;
  readonly #sockets = new Set<Socket>();
  readonly #refused = new Set<number>();
  readonly #seen = new Map<number, { seqs: Set<number>; upTo: number }>();

  static async start(password = 'secret'): Promise<GymServer> {
    let server: GymServer | undefined;
    const broker = await Aedes.createBroker({
      authenticate: (_client, user, input, done) => done(null, user === '7' && input?.toString() === server?.password),
    });
    server = new GymServer(broker, password);
    server.#net.listen(0, '127.0.0.1');
    await once(server.#net, 'listening');
    await server.restart();
    return server;
  }

  private constructor(broker: Aedes, password: string) {
    this.#broker = broker;
    this.password = password;
    this.#net = createServer((socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      broker.handle(socket);
    });
    broker.on('publish', (packet) => {
      const leaf = parseBridgeTopic(packet.topic)?.leaf;
      if (leaf === 'state') this.#receive(JSON.parse(packet.payload.toString()));
      if (leaf === 'hr') this.#ingest(decode(Buffer.from(packet.payload)));
    });
  }

  get url(): string {
    const address = this.#net.address();
    return `mqtt://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  async restart(): Promise<void> {
    this.#seen.clear();
    await this.publish(SERVER_TOPIC, { run: randomUUID(), online: true }, true);
  }

  publish(topic: string, payload: object, retain = false): Promise<void> {
    const packet = { cmd: 'publish' as const, topic, payload: JSON.stringify(payload), qos: 0 as const, retain, dup: false };
    return new Promise((resolve, reject) =>
      this.#broker.publish(packet, (error) => (error && !this.#broker.closed ? reject(error) : resolve())),
    );
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#broker.close(() => resolve()));
    await new Promise<void>((resolve) => this.#net.close(() => resolve()));
  }

  #receive(presence: Presence): void {
    this.presence.push(presence);
    if (presence.ask !== undefined && this.time)
      void this.publish(ackTopic(3, 7), { ask: presence.ask, time: this.time(), version: 2 });
    if (presence.wall !== undefined && this.roster && this.roster.tag !== presence.wall)
      void this.publish(wallTopic(3, 7), this.roster);
  }

  #ingest(arrival: Arrival): void {
    this.arrivals.push(arrival);
    if (this.loses(arrival)) return;
    const isRefused = this.refuses(arrival);
    if (!isRefused)
      for (const { strap, bpm } of arrival.readings) this.stored.set(`${strap}:${Math.floor(arrival.sentAt / 1000)}`, bpm);
    const seen = this.#seen.get(arrival.queue) ?? { seqs: new Set(), upTo: 0 };
    this.#seen.set(arrival.queue, seen);
    seen.seqs.add(arrival.seq);
    seen.upTo = Math.max(seen.upTo, arrival.first - 1);
    while (seen.seqs.delete(seen.upTo + 1)) seen.upTo += 1;
    if (isRefused) this.#refused.add(arrival.seq);
    if (!this.acknowledges) return;
    const refused = [...this.#refused].filter((seq) => seq <= seen.upTo);
    for (const seq of refused) this.#refused.delete(seq);
    const named = refused.map((seq) => ({ seq, reason: 'clock' as const }));
    void this.ack({ queue: arrival.queue, seq: seen.upTo, ...(named.length > 0 && { refused: named }) });
  }

  ack(ack: Ack): Promise<void> {
    return this.publish(ackTopic(3, 7), ack);
  }
}

export function decode(body: Buffer): Arrival {
  if (body[0] === 2) return decode2(body);
  if (body[0] !== 1 || (body.length - 21) % 6 !== 0) throw new Error('not a readings message');
  const readings = Array.from({ length: (body.length - 21) / 6 }, (_, index) => {
    const at = 21 + index * 6;
    return { strap: body.readUInt32LE(at), bpm: body.readUInt8(at + 4), rssi: body.readInt8(at + 5) };
  });
  const [queue, seq, first] = [body.readUInt32LE(1), body.readUInt32LE(5), body.readUInt32LE(9)];
  return { queue, seq, first, sentAt: body.readDoubleLE(13), readings };
}

function decode2(body: Buffer): Arrival {
  if ((body.length - 21) % 10 !== 0) throw new Error('not a readings message');
  const readings = Array.from({ length: (body.length - 21) / 10 }, (_, index) => {
    const at = 21 + index * 10;
    const strap = body.readUIntLE(at + 1, 6) + (body[at] === 1 ? 2 ** 48 : 0);
    const [bpm, rssi, battery] = [body.readUInt8(at + 7), body.readInt8(at + 8), body.readUInt8(at + 9)];
    return { strap, bpm, rssi, ...(battery <= 100 && { battery }) };
  });
  const [queue, seq, first] = [body.readUInt32LE(1), body.readUInt32LE(5), body.readUInt32LE(9)];
  return { queue, seq, first, sentAt: body.readDoubleLE(13), readings };
}
