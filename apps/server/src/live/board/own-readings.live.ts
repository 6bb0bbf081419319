import { coveredSeconds } from '@clubpulse/rules/training/trainings/hold';
import type { MinuteBuffers } from './minute-buffers.live.ts';
import type { Removed } from './removed.live.ts';
import { heartRates } from './zone-tables.live.ts';

export interface OwnSecond {
  readonly userId: number;
  readonly bpm: number;
  readonly second: number;
  readonly roomId: number | null;
}

interface ReceivedOn {
  readonly windowMs: number;
  readonly minutes: Pick<MinuteBuffers, 'at'>;
  readonly removed: Pick<Removed, 'receive' | 'has'>;
  version: number;
  countAgain(slot: number): void;
  readonly slotOf: (userId: number) => number | undefined;
  isAthlete(userId: number): boolean;
  trainingSlotOf(userId: number): number | undefined;
}

interface Hands {
  readonly secondOf: (slot: number) => number;
  readonly join: (slot: number, roomId: number | null, second: number, now: number) => void;
  readonly beat: (slot: number, bpm: number, second: number, roomId: number | null, now: number, isShown: boolean) => void;
  readonly place: (slot: number, roomId: number | null, second: number) => void;
}

/** Shows stored readings in the room that the athlete chose, unless a bridge receives the athlete. */
export class OwnReadings {
  readonly #board: ReceivedOn;
  readonly #hands: Hands;

  constructor(board: ReceivedOn, hands: Hands) {
    this.#board = board;
    this.#hands = hands;
  }

  receive({ userId, bpm, second, roomId }: OwnSecond, now: number, wall: number): void {
    const [board, { secondOf, join, beat, place }] = [this.#board, this.#hands];
    const slot = board.slotOf(userId);
    if (slot === undefined || !board.isAthlete(userId) || heartRates[bpm] !== 1) return;
    const ofNow = second * 1000 >= Math.min(now, wall) - board.windowMs;
    if (ofNow && board.removed.receive(slot, true, now) === 'back') board.version++;
    const isShown = ofNow && !board.removed.has(slot);
    if (isShown && board.trainingSlotOf(userId) === undefined) join(slot, roomId, second, now);
    const last = secondOf(slot);
    const isNext = second > last && coveredSeconds(last, second) > 0;
    const isKnown = second === last || (second < last && board.minutes.at(slot, second) > 0);
    if (!ofNow || (last > 0 && !isNext && !isKnown)) board.countAgain(slot);
    beat(slot, bpm, second, roomId, now, isShown);
    if (ofNow && !isShown) place(slot, roomId, second);
  }
}
