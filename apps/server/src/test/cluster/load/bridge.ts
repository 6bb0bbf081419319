import {
  type Ack,
  ackTopic,
  hrTopic,
  type JsonReadings,
  SERVER_TOPIC,
  stateTopic,
} from '@clubpulse/contract/live/bridge-protocol';
import { connect, type MqttClient } from 'mqtt';
import type { Gym } from '../world.ts';

const REPORT_MS = 30_000;
const ACK_PATIENCE_MS = 90_000;
const TICK_MS = 100;

export const beatOf = (strap: number, second: number): number => 120 + Math.round(30 * Math.sin(second / 40 + strap));

interface Options {
  readonly gym: Gym;
  readonly url: string;
  readonly acknowledged: () => void;
}

export class LoadBridge {
  readonly #gym: Gym;
  readonly #client: MqttClient;
  readonly #acknowledged: () => void;
  readonly #unsettled = new Map<number, JsonReadings>();
  readonly #timers: NodeJS.Timeout[];
  readonly #queue = 1 + Math.floor(Math.random() * 1e9);
  readonly seconds: number[] = [];
  readonly faults: string[] = [];
  repeated = 0;
  #isReady = false;
  #isOver = false;
  #run: string | undefined;
  #ask = 0;
  #progressAt = performance.now();

  constructor({ gym, url, acknowledged }: Options) {
    this.#gym = gym;
    this.#acknowledged = acknowledged;
    const state = stateTopic(gym.clubId, gym.bridgeId);
    this.#client = connect(url, {
      protocolVersion: 4,
      clientId: `clubpulse-bridge-${gym.bridgeId}`,
      clean: true,
      keepalive: 20,
      connectTimeout: 10_000,
      reconnectPeriod: 1000,
      reconnectOnConnackError: true,
      resubscribe: false,
      queueQoSZero: false,
      will: { topic: state, payload: Buffer.from('{"online":false}'), qos: 1, retain: true },
    });
    this.#client.on('error', () => {});
    this.#client.on('close', () => {
      this.#isReady = false;
    });
    this.#client.on('connect', () => this.#subscribe());
    this.#client.on('message', (topic, payload, { retain }) => this.#receive(topic, payload, retain));
    let next = Math.floor(Date.now() / 1000);
    const measure = () => {
      for (; !this.#isOver && next <= Math.floor(Date.now() / 1000); next++) this.#measure(next);
      if (this.#unsettled.size > 0 && performance.now() - this.#progressAt > ACK_PATIENCE_MS) this.#sendAgain();
    };
    this.#timers = [setInterval(measure, TICK_MS), setInterval(() => this.#report(), REPORT_MS)];
  }

  get waiting(): number {
    return this.#unsettled.size;
  }

  end(): void {
    this.#isOver = true;
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#client.end(true);
  }

  #subscribe(): void {
    const { clubId, bridgeId } = this.#gym;
    this.#run = undefined;
    this.#client.subscribe([ackTopic(clubId, bridgeId), SERVER_TOPIC], { qos: 0 }, (error, granted) => {
      if (error || granted?.some(({ qos }) => qos === 128)) return void this.#client.reconnect();
      this.#isReady = true;
      this.#report();
      this.#sendAgain();
    });
  }

  #report(): void {
    if (!this.#client.connected) return;
    const { clubId, bridgeId } = this.#gym;
    const state = JSON.stringify({ online: true, ask: ++this.#ask, AntPresent: true, Processes: true });
    this.#client.publish(stateTopic(clubId, bridgeId), state, { qos: 1, retain: true }, () => {});
  }

  #receive(topic: string, payload: Buffer, isRetained: boolean): void {
    const body: unknown = JSON.parse(payload.toString());
    if (topic === SERVER_TOPIC) {
      const { run } = body as { run: string };
      const isRestarted = run !== this.#run && (this.#run !== undefined || !isRetained);
      this.#run = run;
      if (isRestarted) this.#sendAgain();
      return;
    }
    const { queue, seq, refused } = body as Partial<Ack>;
    if (queue !== this.#queue || seq === undefined) return;
    if (refused !== undefined) this.faults.push(`The server refused messages: ${payload.toString()}`);
    for (const one of this.#unsettled.keys()) if (one <= seq) this.#unsettled.delete(one);
    this.#progressAt = performance.now();
    this.#acknowledged();
  }

  #measure(second: number): void {
    this.seconds.push(second);
    const readings = this.#gym.athletes.map(({ strap }) => ({
      hardwareId: `ANT+:${strap}`,
      hr: beatOf(strap, second),
      rssi: -60,
    }));
    const seq = this.seconds.length;
    if (this.#unsettled.size === 0) this.#progressAt = performance.now();
    this.#unsettled.set(seq, { sentAt: second * 1000, queue: this.#queue, seq, first: 1, readings });
    this.#send(seq);
  }

  #sendAgain(): void {
    this.#progressAt = performance.now();
    for (const seq of this.#unsettled.keys()) {
      this.repeated++;
      this.#send(seq);
    }
  }

  #send(seq: number): void {
    const message = this.#unsettled.get(seq);
    if (message === undefined || !this.#isReady || !this.#client.connected) return;
    const [first = seq] = this.#unsettled.keys();
    this.#client.publish(
      hrTopic(this.#gym.clubId, this.#gym.bridgeId),
      JSON.stringify({ ...message, first }),
      { qos: 0 },
      () => {},
    );
  }
}
