import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';

/** Silent for so long, a strap that is heard again is somebody who came back. */
const BACK_AFTER_MS = 60_000;

/**
 * Who was taken off the walls by a trainer: a strap on a bench, somebody who went and is still heard. Of each slot when its strap and
 * its heart were heard last (the board's `now`); in which room she is follows where she is heard. In memory alone: after a restart whoever is heard stands there, to be taken off again.
 */
export class Removed {
  readonly #heard = new Map<number, { strapAt: number; beatAt: number }>();

  slots = (): number[] => [...this.#heard.keys()];
  has = (slot: number): boolean => this.#heard.has(slot);

  add(slot: number, strapAt: number, beatAt: number): void {
    this.#heard.set(slot, { strapAt, beatAt });
  }

  /** A reading of now: `back` when it is heard anew, and then forgotten. */
  hear(slot: number, beats: boolean, now: number): 'back' | undefined {
    const heard = this.#heard.get(slot);
    if (!heard) return undefined;
    if (now - heard.strapAt >= BACK_AFTER_MS) {
      this.#heard.delete(slot);
      return 'back';
    }
    heard.strapAt = now;
    if (beats) heard.beatAt = now;
    return undefined;
  }

  /** She is not there any more: nothing is left to bring back. */
  isOver = (slot: number, now: number): boolean => now - (this.#heard.get(slot)?.strapAt ?? 0) >= SILENCE_SECONDS * 1000;

  /** When her heart was heard last; undefined where she was not taken off. */
  forget(slot: number): number | undefined {
    const heard = this.#heard.get(slot);
    this.#heard.delete(slot);
    return heard?.beatAt;
  }
}
