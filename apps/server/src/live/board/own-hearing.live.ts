import { coveredSeconds } from '@clubpulse/rules/training/trainings/hold';
import type { MinuteBuffers } from './minute-buffers.live.ts';
import type { Removed } from './removed.live.ts';
import { heartRates } from './zone-tables.live.ts';

/** What her own device heard in a second, and the room where she says that she is. */
export interface OwnSecond {
  readonly userId: number;
  readonly bpm: number;
  readonly second: number;
  readonly roomId: number | null;
}

/** What of a board she is shown and counted by. */
interface HeardOn {
  readonly windowMs: number;
  readonly minutes: Pick<MinuteBuffers, 'at'>;
  readonly removed: Pick<Removed, 'hear' | 'has'>;
  version: number;
  countAnew(slot: number): void;
  readonly slotOf: (userId: number) => number | undefined;
  isAthlete(userId: number): boolean;
  trainingSlotOf(userId: number): number | undefined;
}

/** What a board does itself, whoever heard her. */
interface Hands {
  /** Second of her newest heart rate, 0 before the first. */
  readonly secondOf: (slot: number) => number;
  /** Begins, or goes on with, a training in the room. */
  readonly join: (slot: number, roomId: number | null, second: number, now: number) => void;
  /** Counts a heart rate of the room, and shows it where it is of now. */
  readonly beat: (slot: number, bpm: number, second: number, roomId: number | null, now: number, isShown: boolean) => void;
  /** Weighs in which room she is who is off the walls. */
  readonly stand: (slot: number, roomId: number | null, second: number) => void;
}

/**
 * Seconds that athletes' own devices heard, each in the room where she says that she is: as those of a bridge that says no strength, so that
 * whatever bridge hears her goes before it. They are stored already, and no minute of them waits on the board.
 */
export class OwnHearing {
  readonly #board: HeardOn;
  readonly #hands: Hands;

  constructor(board: HeardOn, hands: Hands) {
    this.#board = board;
    this.#hands = hands;
  }

  hear({ userId, bpm, second, roomId }: OwnSecond, now: number, wall: number): void {
    const [board, { secondOf, join, beat, stand }] = [this.#board, this.#hands];
    const slot = board.slotOf(userId);
    if (slot === undefined || !board.isAthlete(userId) || heartRates[bpm] !== 1) return;
    const ofNow = second * 1000 >= Math.min(now, wall) - board.windowMs;
    if (ofNow && board.removed.hear(slot, true, now) === 'back') board.version++;
    const isShown = ofNow && !board.removed.has(slot);
    if (isShown && board.trainingSlotOf(userId) === undefined) join(slot, roomId, second, now);
    const last = secondOf(slot);
    // What is not counted as it comes is counted of what is stored.
    const isNext = second > last && coveredSeconds(last, second) > 0;
    const isKnown = second === last || (second < last && board.minutes.at(slot, second) > 0);
    if (!ofNow || (last > 0 && !isNext && !isKnown)) board.countAnew(slot);
    beat(slot, bpm, second, roomId, now, isShown);
    if (ofNow && !isShown) stand(slot, roomId, second);
  }
}
