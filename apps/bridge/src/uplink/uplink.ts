import type { BridgeCredentials, BridgeReport } from '@clubpulse/contract/devices/bridges';
import {
  type Ack,
  ackSchema,
  ackTopic,
  type ClockAnswer,
  clockAnswerSchema,
  hrTopic,
  type Presence,
  presenceSchema,
  SERVER_TOPIC,
  serverStateSchema,
  stateTopic,
} from '@clubpulse/contract/live/bridge-protocol';
import { type HubRoster, hubRosterSchema, wallTopic } from '@clubpulse/contract/live/hub-walls';
import { connect, ErrorWithReasonCode, type ISubscriptionGrant, type MqttClient } from 'mqtt';
import type { z } from 'zod';
import type { HubClock } from '../clock/hub-clock.ts';
import type { ReadingQueue } from '../queue/reading-queue.ts';
import type { ErrorLog } from './error-log.ts';
import { Pace } from './pace.ts';

const REPORT_MS = 30_000;
const KEEPALIVE_S = 20;
const RECONNECT_MAX_MS = 10_000;
const SILENT_MS = 30_000;
const TURN_MS = 20;
const FAREWELL_MS = 2000;
const TIME_WAIT_MS = 5000;
/** Refusals of an unknown bridge: bad user name or password, not authorized (MQTT 3.1.1, 3.2.2.3). */
const UNKNOWN_HERE = [4, 5];
/** After a longer round trip the server's time is too uncertain, so the bridge requests it again. */
const QUICK_MS = 200;
const REQUESTED_MAX = 4;

export interface UplinkOptions {
  credentials: Pick<BridgeCredentials, 'ClubpulseBridgeId' | 'ClubId' | 'Secret' | 'MqttUrl'>;
  queue: ReadingQueue;
  errors: ErrorLog;
  clock: HubClock;
  live: number;
  ackTimeoutMs: number;
  facts: () => BridgeReport;
  onAcknowledged: () => void;
  wall?: WallKeeper | undefined;
  print: (text: string) => void;
}

export interface WallKeeper {
  readonly tag: string;
  take(roster: HubRoster): void;
  confirm(): void;
  forget(): void;
}

/** Sends the messages over MQTT 3.1.1, in order. Each message is repeated until the server has stored it. */
export class Uplink {
  readonly #options: UplinkOptions;
  readonly #client: MqttClient;
  readonly #pace: Pace;
  readonly #topics: { hr: string; ack: string; state: string; wall: string };
  #next: number;
  /** True after the subscription to acknowledgements. The acknowledgement of a message sent earlier could be lost. */
  #ready = false;
  /** After a stop the bridge receives its own offline message, to which it must not react. */
  #stopped = false;
  #turn: NodeJS.Timeout | undefined;
  readonly #timers: NodeJS.Timeout[];
  /** Monotonic time of the last progress. If all messages were acknowledged, the time when the next message was sent. */
  #progressAt = 0;
  #lastGood: Date | undefined;
  #lostAt = new Date();
  #leftAt: Date | undefined;
  #wasRetained = false;
  #isRefused = false;
  #pingMs: number | undefined;
  #run: string | undefined;
  #attempts = 0;
  #requested = { ask: 0, at: 0 };
  #requestedOfConnection = 0;
  #isTimed = false;
  #version = 1;
  #timeWait: NodeJS.Timeout | undefined;

  constructor(options: UplinkOptions) {
    const { ClubId, ClubpulseBridgeId, Secret, MqttUrl } = options.credentials;
    this.#options = options;
    this.#pace = new Pace(options.live);
    this.#next = options.queue.first;
    this.#topics = {
      hr: hrTopic(ClubId, ClubpulseBridgeId),
      ack: ackTopic(ClubId, ClubpulseBridgeId),
      state: stateTopic(ClubId, ClubpulseBridgeId),
      wall: wallTopic(ClubId, ClubpulseBridgeId),
    };
    this.#client = connect(MqttUrl, {
      protocolVersion: 4,
      clientId: `clubpulse-bridge-${ClubpulseBridgeId}`,
      username: String(ClubpulseBridgeId),
      password: Secret,
      clean: true,
      keepalive: KEEPALIVE_S,
      connectTimeout: 10_000,
      reconnectPeriod: 1000,
      // A broker without its database refuses too.
      reconnectOnConnackError: true,
      resubscribe: false,
      queueQoSZero: false,
      will: { topic: this.#topics.state, payload: Buffer.from('{"online":false}'), qos: 1, retain: true },
    });
    this.#client.on('connect', () => this.#connected());
    this.#client.on('close', () => this.#closed());
    this.#client.on('reconnect', () => this.#backOff());
    this.#client.on('error', (error) => {
      this.#options.errors.noteNetwork(`broker: ${error.message || error.name}`);
      if (!(error instanceof ErrorWithReasonCode) || !UNKNOWN_HERE.includes(error.code)) return;
      this.#isRefused = true;
      this.#options.wall?.forget();
    });
    this.#client.on('message', (topic, payload, packet) => this.#message(topic, payload, packet.retain));
    this.#timers = [
      setInterval(() => this.#report(), REPORT_MS),
      setInterval(() => this.#watch(), Math.min(1000, options.ackTimeoutMs / 4)),
    ];
  }

  poke(): void {
    this.#send();
  }

  get awaySince(): Date | undefined {
    if (!this.#ready) return this.#lostAt;
    if (this.#leftAt) return this.#leftAt;
    const silentMs = performance.now() - this.#progressAt;
    return this.#options.queue.waiting > 0 && silentMs > SILENT_MS ? new Date(Date.now() - silentMs) : undefined;
  }

  get isRefused(): boolean {
    return this.#isRefused;
  }

  async stop(): Promise<void> {
    this.#ready = false;
    this.#stopped = true;
    clearTimeout(this.#turn);
    clearTimeout(this.#timeWait);
    for (const timer of this.#timers) clearInterval(timer);
    const client = this.#client;
    const parsedBody =
      client.connected &&
      (await new Promise<boolean>((resolve) => {
        this.#publishState({ online: false }, () => resolve(true));
        setTimeout(resolve, FAREWELL_MS, false).unref();
      }));
    // The broker publishes the last will only if the bridge could not send the offline message.
    await new Promise<void>((resolve) => client.end(!parsedBody, {}, () => resolve()));
  }

  #connected(): void {
    this.#attempts = 0;
    this.#client.options.reconnectPeriod = 500 + Math.random() * 1000;
    this.#run = undefined;
    this.#leftAt = undefined;
    this.#isRefused = false;
    // What is known of the server is reset, because another process or version of it may be behind the new connection.
    this.#isTimed = false;
    this.#version = 1;
    this.#requestedOfConnection = 0;
    this.#options.print(`connected to ${this.#options.credentials.MqttUrl}`);
    this.#subscribe();
    // The last will of the former connection may follow the new online message.
    this.#client.subscribe(this.#topics.state, { qos: 0 }, () => this.#report());
    // A broker with older access rules refuses; the wall then shows strap numbers.
    if (this.#options.wall) this.#client.subscribe(this.#topics.wall, { qos: 0 }, () => undefined);
  }

  #subscribe(): void {
    this.#client.subscribe([this.#topics.ack, SERVER_TOPIC], { qos: 0 }, (error, granted) => {
      if (error || granted?.some(refused)) return this.#options.errors.noteNetwork('broker: refuses the acknowledgement topics');
      this.#ready = true;
      clearTimeout(this.#timeWait);
      this.#timeWait = setTimeout(() => this.#goOn(this.#options.clock), TIME_WAIT_MS);
      this.#sendAgain();
    });
  }

  #closed(): void {
    if (this.#ready) {
      this.#lostAt = new Date();
      this.#options.errors.noteNetwork('the connection to the broker was lost');
    }
    this.#ready = false;
  }

  #backOff(): void {
    this.#attempts += 1;
    this.#client.options.reconnectPeriod = Math.min(RECONNECT_MAX_MS, 1000 * 2 ** this.#attempts) * (0.5 + Math.random() / 2);
  }

  #message(topic: string, payload: Buffer, retained: boolean): void {
    if (topic === this.#topics.ack) {
      const ack = parse(ackSchema, payload);
      if (ack && ack.queue === this.#options.queue.id) this.#acknowledged(ack);
      const answer = ack ? undefined : parse(clockAnswerSchema, payload);
      if (answer && answer.ask === this.#requested.ask) this.#learn(answer);
    } else if (topic === SERVER_TOPIC) {
      const { run, online } = parse(serverStateSchema, payload) ?? {};
      if (online !== undefined) this.#leftAt = online ? undefined : (this.#leftAt ?? new Date());
      this.#wasRetained = retained;
      if (run === undefined || run === this.#run) return;
      // The first state of a connection reports no restart if the broker retained it.
      const restarted = this.#run !== undefined || !retained;
      this.#run = run;
      if (restarted) this.#sendAgain();
    } else if (topic === this.#topics.wall) {
      const roster = parse(hubRosterSchema, payload);
      if (roster) this.#options.wall?.take(roster);
    } else if (topic === this.#topics.state) {
      // A retained state is from the former connection and will be replaced.
      if (!retained && parse(presenceSchema, payload)?.online === false) this.#report();
    }
  }

  #acknowledged({ seq, refused: refusals = [] }: Ack): void {
    const { queue, errors, clock, onAcknowledged } = this.#options;
    if (seq < queue.first || seq > queue.last) return;
    for (const message of refusals) {
      if (message.reason === 'clock' && queue.restamp(message.seq, clock)) continue;
      errors.note(`the server refused message ${message.seq}: ${message.reason}`);
    }
    queue.acknowledge(seq);
    // A node of the broker may retain the end of a former process.
    if (this.#wasRetained) this.#leftAt = undefined;
    this.#progressAt = performance.now();
    this.#lastGood = new Date();
    this.#send();
    onAcknowledged();
  }

  #learn({ time, version }: ClockAnswer): void {
    const { clock } = this.#options;
    this.#version = version;
    this.#options.wall?.confirm();
    const wasKnown = clock.isKnown;
    clock.learn(this.#requested.at, time, clock.steady());
    this.#requested.ask += 1;
    if (clock.roundTripMs > QUICK_MS && this.#requestedOfConnection < REQUESTED_MAX) this.#report();
    if (!wasKnown) this.#options.print(`the server's time is known, this machine's clock is ${secondsOff(clock)}`);
    this.#goOn(clock);
  }

  #goOn(clock: HubClock): void {
    clearTimeout(this.#timeWait);
    this.#options.queue.settle(clock.isKnown ? clock : undefined);
    this.#isTimed = true;
    this.#send();
  }

  #sendAgain(): void {
    this.#next = this.#options.queue.first;
    this.#progressAt = performance.now();
    this.#send();
  }

  #send(): void {
    const { queue } = this.#options;
    this.#next = Math.max(this.#next, queue.first);
    while (this.#ready && this.#isTimed && this.#next <= queue.last && this.#next - queue.first < this.#pace.window) {
      const now = performance.now();
      if (!this.#pace.take(now)) {
        this.#turn ??= setTimeout(() => {
          this.#turn = undefined;
          this.#send();
        }, TURN_MS);
        return;
      }
      if (this.#next === queue.first) this.#progressAt = now;
      this.#client.publish(this.#topics.hr, queue.read(this.#next, this.#version), { qos: 0 });
      this.#next += 1;
    }
  }

  #watch(): void {
    const underWay = this.#next > this.#options.queue.first;
    if (!this.#ready || !underWay || performance.now() - this.#progressAt < this.#options.ackTimeoutMs) return;
    this.#options.errors.noteNetwork('the server did not acknowledge in time, sending again');
    this.#sendAgain();
  }

  #report(): void {
    if (this.#stopped || !this.#client.connected) return;
    if (!this.#ready) this.#subscribe();
    const { errors, facts, clock, wall } = this.#options;
    const presence: Presence = {
      online: true,
      ask: ++this.#requested.ask,
      ...(wall && { wall: wall.tag }),
      ...facts(),
      ...(clock.aheadMs !== undefined && { ClockAhead: Math.round(clock.aheadMs / 1000) }),
      CldErrors: errors.lastHour(),
      CldTotalErrors: errors.total,
      ...(errors.last !== undefined && { LastError: errors.last }),
      ...(this.#lastGood && { LastGood: this.#lastGood.toISOString() }),
      ...(this.#pingMs !== undefined && { Ping: this.#pingMs }),
    };
    const sentAt = performance.now();
    this.#requested.at = clock.steady();
    this.#requestedOfConnection += 1;
    this.#publishState(presence, () => {
      this.#pingMs = Math.round((performance.now() - sentAt) * 10) / 10;
    });
  }

  #publishState(presence: Presence, done: () => void): void {
    this.#client.publish(this.#topics.state, JSON.stringify(presence), { qos: 1, retain: true }, (error) => {
      if (!error) done();
    });
  }
}

function secondsOff({ aheadMs = 0 }: HubClock): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return seconds === 0 ? 'right' : `${seconds} s ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}

function refused(granted: ISubscriptionGrant): boolean {
  return granted.qos === 128;
}

function parse<T extends z.ZodType>(schema: T, payload: Buffer): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(payload.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
