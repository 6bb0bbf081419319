import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';

const BACK_AFTER_MS = 60_000;

/** Athletes whom a trainer removed from the walls. After a restart they are shown again. */
export class Removed {
  readonly #heard = new Map<number, { strapAt: number; beatAt: number }>();

  slots = (): number[] => [...this.#heard.keys()];
  has = (slot: number): boolean => this.#heard.has(slot);

  add(slot: number, strapAt: number, beatAt: number): void {
    this.#heard.set(slot, { strapAt, beatAt });
  }

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

  isOver = (slot: number, now: number): boolean => now - (this.#heard.get(slot)?.strapAt ?? 0) >= SILENCE_SECONDS * 1000;

  forget(slot: number): number | undefined {
    const heard = this.#heard.get(slot);
    this.#heard.delete(slot);
    return heard?.beatAt;
  }
}
