import type { Ack, RefusalReason } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import { AHEAD_MS, type ClubBoard, type MinuteBatch } from '../board/public.ts';
import type { Progress } from './progress.store.ts';
import type { Nonsense, Readings } from './readings.wire.ts';
import { Sequence } from './sequence.live.ts';

/** A clock before the year 2000 was never set. */
const CLOCK_UNSET_BEFORE = Date.UTC(2000);
/** A crash of a bridge gives its queue a new number; older queues than these are forgotten. */
const QUEUES_MAX = 16;

interface Bridge {
  readonly id: number;
  readonly queues: Map<number, Sequence>;
  refused: number;
  readonly logged: Set<string>;
}

/** What one club's next write holds; `settle` with whether it was committed. */
export interface ClubWrite {
  readonly intake: ClubIntake;
  readonly batch: MinuteBatch;
  readonly progress: readonly Progress[];
  /** Acknowledges what is stored from now on. */
  stored(): void;
  failed(): void;
}

/** The messages of one club on their way to the board and to the database. */
export class ClubIntake {
  readonly board: ClubBoard;
  readonly #bridges = new Map<number, Bridge>();
  readonly #log: Logger;
  readonly #acknowledge: (bridgeId: number, ack: Ack) => void;

  constructor(
    board: ClubBoard,
    progress: readonly Progress[],
    options: { log: Logger; acknowledge: (bridgeId: number, ack: Ack) => void },
  ) {
    this.board = board;
    this.#log = options.log;
    this.#acknowledge = options.acknowledge;
    for (const { ClubpulseBridgeId, Queue, StoredSeq } of progress) {
      this.#bridge(ClubpulseBridgeId).queues.set(Queue, new Sequence(StoredSeq));
    }
  }

  /**
   * Applies a message that `readings` holds; `room` is the bridge's room index. True when the bridge waits for an
   * acknowledgement that it missed. `now` and `wall` as a board's: where the machine's clock was set back, what bridges with a
   * right one send is not of the future.
   */
  apply(bridgeId: number, room: number, readings: Readings, now: number, wall = now): boolean {
    const { board } = this;
    // What is further ahead would be stored in the future.
    if (readings.sentAt >= CLOCK_UNSET_BEFORE && readings.sentAt <= Math.max(now, wall) + AHEAD_MS) {
      const second = Math.floor(readings.sentAt / 1000);
      for (let index = 0; index < readings.count; index++) {
        board.hear(readings.straps[index] ?? 0, readings.bpm[index] ?? 0, readings.rssi[index] ?? 0, second, room, now, wall);
      }
    } else this.#refuse(bridgeId, 'clock', readings);
    if (readings.refused > 0) this.#refuse(bridgeId, 'reading', readings);
    return this.#settle(bridgeId, readings);
  }

  /** A message that `readings` could not take: settled all the same, so that its bridge goes on. As `apply`. */
  refuse(bridgeId: number, reason: Nonsense, readings: Readings): boolean {
    this.#refuse(bridgeId, reason, readings);
    return this.#settle(bridgeId, readings);
  }

  #settle(bridgeId: number, { queue, seq, first }: Readings): boolean {
    if (queue === 0 || seq === 0) return false;
    const sequence = this.#sequence(bridgeId, queue);
    sequence.hear(seq, first);
    return sequence.repeats;
  }

  /** Counts what a bridge sends and nobody can use; says so once for each kind, and to a bridge that numbers its messages. */
  #refuse(bridgeId: number, reason: Nonsense | RefusalReason, { queue, seq, refused }: Readings): void {
    const bridge = this.#bridge(bridgeId);
    bridge.refused++;
    if (queue > 0 && seq > 0 && reason !== 'empty' && reason !== 'version') {
      this.#sequence(bridgeId, queue).refuse({ seq, reason, ...(reason === 'reading' && { readings: refused }) });
    }
    if (bridge.logged.has(reason)) return;
    bridge.logged.add(reason);
    this.#log.warn({ clubId: this.board.clubId, bridgeId, kind: reason }, 'a bridge sends messages that cannot be used');
  }

  refusedOf = (bridgeId: number): number => this.#bridges.get(bridgeId)?.refused ?? 0;

  /** Takes out at most `maxMinutes` for writing; undefined when there is nothing to write. */
  take(maxMinutes: number): ClubWrite | undefined {
    const { minutes } = this.board;
    const batch = minutes.take(maxMinutes);
    // A message is stored when all minutes it touched are: not while some of them wait for the next write.
    const reached = minutes.waiting === 0 ? this.#reached() : [];
    if (batch.buffers.length === 0 && reached.length === 0) return undefined;
    return {
      intake: this,
      batch,
      progress: reached.map(({ bridgeId, queue, seq }) => ({ ClubpulseBridgeId: bridgeId, Queue: queue, StoredSeq: seq })),
      stored: () => {
        minutes.stored(batch);
        for (const { bridgeId, queue, seq, sequence } of reached) {
          sequence.stored = seq;
          sequence.repeats = false;
          const refused = sequence.takeRefused(seq);
          this.#acknowledge(bridgeId, { queue, seq, ...(refused.length > 0 && { refused }) });
        }
      },
      failed: () => minutes.failed(batch),
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
    if (!bridge) this.#bridges.set(id, (bridge = { id, queues: new Map(), refused: 0, logged: new Set() }));
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
