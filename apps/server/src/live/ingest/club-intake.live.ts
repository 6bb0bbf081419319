import type { BridgeRefusal } from '@clubpulse/contract/devices/bridges';
import { type Ack, BATTERY_UNKNOWN } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import { AHEAD_MS, type ClubBoard, type MinuteBatch } from '../board/public.ts';
import { BridgeClock, NEAR_MS, type Release } from './bridge-clock.live.ts';
import type { Progress } from './progress.store.ts';
import type { MalformedReason, Readings } from './readings.wire.ts';
import { Sequence } from './sequence.live.ts';

/** An earlier time is from a clock that was never set. */
const CLOCK_UNSET_BEFORE = Date.UTC(2000);
/** A larger difference is no clock error: even an unset clock starts in 1970. */
const CORRECTED_MAX_MS = 100 * 365.25 * 86_400_000;
/** Largest value of the integer column for the clock error. */
const CLOCK_SECONDS_MAX = 2 ** 31 - 1;
const QUEUES_MAX = 16;

export interface Trouble {
  readonly ClockSeconds?: number | null;
  readonly LastRefusal?: { readonly Reason: BridgeRefusal; readonly At: Date };
}

type HeldMessage = Pick<
  Readings,
  'queue' | 'seq' | 'first' | 'sentAt' | 'count' | 'refused' | 'straps' | 'bpm' | 'rssi' | 'battery'
> & {
  readonly room: number;
};

interface Bridge {
  readonly id: number;
  readonly queues: Map<number, Sequence>;
  readonly clock: BridgeClock<HeldMessage>;
  clockNoted: number | null | undefined;
  refused: number;
  readonly logged: Set<string>;
}

interface IntakeOptions {
  readonly log: Logger;
  readonly acknowledge: (bridgeId: number, ack: Ack) => void;
  readonly asksForTime: (bridgeId: number) => boolean;
  readonly note: (bridgeId: number, trouble: Trouble) => void;
  readonly holdMs: number;
}

export interface ClubWrite {
  readonly intake: ClubIntake;
  readonly batch: MinuteBatch;
  readonly progress: readonly Progress[];
  stored(): void;
  failed(): void;
}

export class ClubIntake {
  readonly board: ClubBoard;
  readonly #bridges = new Map<number, Bridge>();
  readonly #options: IntakeOptions;
  readonly #nearMs: number;
  /** The time of the oldest message that is neither stored nor being written, by the same clock as `now` of `apply`. */
  #waitingSince: number | undefined;
  #writingSince: number | undefined;

  constructor(board: ClubBoard, progress: readonly Progress[], options: IntakeOptions) {
    this.board = board;
    this.#options = options;
    this.#nearMs = Math.min(NEAR_MS, board.windowMs);
    for (const { ClubpulseBridgeId, Queue, StoredSeq } of progress) {
      this.#bridge(ClubpulseBridgeId).queues.set(Queue, new Sequence(StoredSeq));
    }
  }

  /**
   * True when the bridge repeats a message after a missed acknowledgement. `room` is an index; `now` and `wall` as in
   * `ClubBoard`.
   */
  apply(bridgeId: number, room: number, readings: Readings, now: number, wall = now): boolean {
    const bridge = this.#bridge(bridgeId);
    const { sentAt } = readings;
    const isNear = sentAt >= Math.min(now, wall) - this.#nearMs && sentAt <= Math.max(now, wall) + AHEAD_MS;
    const asks = this.#options.asksForTime(bridgeId);
    if (asks) bridge.clock.correction = 0;
    const isRight = isNear && bridge.clock.correction === 0 && !bridge.clock.isHolding;
    // The result is also false when `sentAt` is NaN.
    const isOfAClock = Math.abs(wall - sentAt) <= CORRECTED_MAX_MS;
    if (isRight || asks || !isOfAClock) {
      if (isRight && bridge.clockNoted !== null) this.#noteClock(bridge, null);
      return this.#take(bridge, room, readings, sentAt, now, wall);
    }
    return this.#received(bridge, bridge.clock.receive(copyOf(readings, room), sentAt, wall, isNear), now, wall);
  }

  release(now: number, wall: number): boolean {
    let missed = false;
    for (const bridge of this.#bridges.values()) {
      const released = bridge.clock.release(wall - this.#options.holdMs);
      if (released.length > 0) missed = this.#received(bridge, released, now, wall) || missed;
    }
    return missed;
  }

  /** Drops waiting messages that have sequence numbers. They are not acknowledged, so their bridge sends them again. */
  end(now: number, wall: number): void {
    for (const bridge of this.#bridges.values()) {
      const once = bridge.clock
        .release()
        .map(({ messages, isNew }) => ({ messages: messages.filter((message) => !isNumbered(message)), isNew }));
      this.#received(bridge, once, now, wall);
    }
  }

  #received(bridge: Bridge, released: readonly Release<HeldMessage>[], now: number, wall: number): boolean {
    let missed = false;
    for (const { messages, isNew } of released) {
      const { correction } = bridge.clock;
      if (isNew) this.#noteClock(bridge, secondsAhead(correction));
      for (const message of messages) {
        missed = this.#take(bridge, message.room, message, message.sentAt + correction, now, wall) || missed;
      }
    }
    return missed;
  }

  #noteClock(bridge: Bridge, ClockSeconds: number | null): void {
    bridge.clockNoted = ClockSeconds;
    this.#options.note(bridge.id, { ClockSeconds });
    if (ClockSeconds === null) return;
    const { clubId } = this.board;
    this.#options.log.warn(
      { clubId, bridgeId: bridge.id, seconds: ClockSeconds },
      'the clock of a bridge is wrong, its seconds are corrected',
    );
  }

  #take(bridge: Bridge, room: number, readings: Omit<HeldMessage, 'room'>, sentAt: number, now: number, wall: number): boolean {
    const { board } = this;
    this.#waitingSince ??= now;
    // Readings with a later time would be stored in the future.
    if (sentAt >= CLOCK_UNSET_BEFORE && sentAt <= Math.max(now, wall) + AHEAD_MS) {
      const second = Math.floor(sentAt / 1000);
      for (let index = 0; index < readings.count; index++) {
        const strap = readings.straps[index] ?? 0;
        board.receive(strap, readings.bpm[index] ?? 0, readings.rssi[index] ?? 0, second, room, now, wall);
        const battery = readings.battery[index] ?? BATTERY_UNKNOWN;
        if (battery !== BATTERY_UNKNOWN && board.batteries.set(strap, battery)) board.version++;
      }
    } else this.#refuse(bridge.id, 'clock', readings);
    if (readings.refused > 0) this.#refuse(bridge.id, 'reading', readings);
    return this.#settle(bridge.id, readings);
  }

  /** Acknowledges the message as refused, so that the bridge continues with the next message. */
  refuse(bridgeId: number, reason: MalformedReason, readings: Readings): boolean {
    this.#refuse(bridgeId, reason, readings);
    return this.#settle(bridgeId, readings);
  }

  #settle(bridgeId: number, message: Pick<Readings, 'queue' | 'seq' | 'first'>): boolean {
    if (!isNumbered(message)) return false;
    const { queue, seq, first } = message;
    const sequence = this.#sequence(bridgeId, queue);
    sequence.receive(seq, first);
    return sequence.repeats;
  }

  /** Logs each reason once. If the message has a sequence number, the acknowledgement contains the refusal. */
  #refuse(bridgeId: number, reason: BridgeRefusal, { queue, seq, refused }: Pick<Readings, 'queue' | 'seq' | 'refused'>): void {
    const bridge = this.#bridge(bridgeId);
    bridge.refused++;
    this.#options.note(bridgeId, { LastRefusal: { Reason: reason, At: new Date() } });
    if (queue > 0 && seq > 0 && reason !== 'empty' && reason !== 'version') {
      this.#sequence(bridgeId, queue).refuse({ seq, reason, ...(reason === 'reading' && { readings: refused }) });
    }
    if (bridge.logged.has(reason)) return;
    bridge.logged.add(reason);
    this.#options.log.warn({ clubId: this.board.clubId, bridgeId, kind: reason }, 'a bridge sends messages that cannot be used');
  }

  get unstoredSince(): number | undefined {
    return this.#writingSince ?? this.#waitingSince;
  }

  refusedOf = (bridgeId: number): number => this.#bridges.get(bridgeId)?.refused ?? 0;

  take(maxMinutes: number): ClubWrite | undefined {
    const { minutes } = this.board;
    const batch = minutes.take(maxMinutes);
    // A message is acknowledged only when all its minutes are stored.
    const reached = minutes.waiting === 0 ? this.#reached() : [];
    const since = this.#waitingSince;
    if (minutes.waiting === 0) this.#waitingSince = undefined;
    if (batch.buffers.length === 0 && reached.length === 0) return undefined;
    this.#writingSince = since;
    return {
      intake: this,
      batch,
      progress: reached.map(({ bridgeId, queue, seq }) => ({ ClubpulseBridgeId: bridgeId, Queue: queue, StoredSeq: seq })),
      stored: () => {
        minutes.stored(batch);
        this.#writingSince = undefined;
        for (const { bridgeId, queue, seq, sequence } of reached) {
          sequence.stored = seq;
          sequence.repeats = false;
          const refused = sequence.takeRefused(seq);
          this.#options.acknowledge(bridgeId, { queue, seq, ...(refused.length > 0 && { refused }) });
        }
      },
      failed: () => {
        minutes.failed(batch);
        this.#waitingSince = since ?? this.#waitingSince;
        this.#writingSince = undefined;
      },
    };
  }

  #reached() {
    const reached: { bridgeId: number; queue: number; seq: number; sequence: Sequence }[] = [];
    for (const { id, queues } of this.#bridges.values()) {
      for (const [queue, sequence] of queues) {
        if (sequence.reached > sequence.stored || sequence.repeats) {
          reached.push({ bridgeId: id, queue, seq: sequence.reached, sequence });
        }
      }
    }
    return reached;
  }

  #bridge(id: number): Bridge {
    let bridge = this.#bridges.get(id);
    if (!bridge) {
      const clock = new BridgeClock<HeldMessage>(this.#nearMs);
      bridge = { id, queues: new Map(), clock, clockNoted: undefined, refused: 0, logged: new Set() };
      this.#bridges.set(id, bridge);
    }
    return bridge;
  }

  #sequence(bridgeId: number, queue: number): Sequence {
    const { queues } = this.#bridge(bridgeId);
    let sequence = queues.get(queue);
    if (!sequence) {
      const [oldest] = queues.keys();
      if (oldest !== undefined && queues.size >= QUEUES_MAX) queues.delete(oldest);
      queues.set(queue, (sequence = new Sequence(0)));
    }
    return sequence;
  }
}

const isNumbered = ({ queue, seq }: Pick<Readings, 'queue' | 'seq'>): boolean => queue > 0 && seq > 0;

function secondsAhead(correction: number): number | null {
  if (correction === 0) return null;
  return Math.max(-CLOCK_SECONDS_MAX, Math.min(CLOCK_SECONDS_MAX, -Math.round(correction / 1000)));
}

function copyOf({ queue, seq, first, sentAt, count, refused, straps, bpm, rssi, battery }: Readings, room: number): HeldMessage {
  const arrays = {
    straps: straps.slice(0, count),
    bpm: bpm.slice(0, count),
    rssi: rssi.slice(0, count),
    battery: battery.slice(0, count),
  };
  return { queue, seq, first, sentAt, count, refused, room, ...arrays };
}
