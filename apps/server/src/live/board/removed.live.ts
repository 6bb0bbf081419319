import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';

const BACK_AFTER_MS = 60_000;
const none: readonly number[] = [];

export class Removed {
  readonly #received = new Map<number, { strapAt: number; beatAt: number }>();
  #back: number[] = [];

  slots(): readonly number[] {
    return this.#received.size === 0 ? none : [...this.#received.keys()];
  }

  has(slot: number): boolean {
    return this.#received.size > 0 && this.#received.has(slot);
  }

  add(slot: number, strapAt: number, beatAt: number): void {
    this.#received.set(slot, { strapAt, beatAt });
  }

  receive(slot: number, beats: boolean, now: number): 'back' | undefined {
    const received = this.#received.size === 0 ? undefined : this.#received.get(slot);
    if (!received) return undefined;
    if (now - received.strapAt >= BACK_AFTER_MS) {
      this.#received.delete(slot);
      this.#back.push(slot);
      return 'back';
    }
    received.strapAt = now;
    if (beats) received.beatAt = now;
    return undefined;
  }

  takeBack(): readonly number[] {
    const taken = this.#back;
    if (taken.length > 0) this.#back = [];
    return taken;
  }

  isOver(slot: number, now: number): boolean {
    return now - (this.#received.get(slot)?.strapAt ?? 0) >= SILENCE_SECONDS * 1000;
  }

  forget(slot: number): number | undefined {
    const received = this.#received.get(slot);
    this.#received.delete(slot);
    return received?.beatAt;
  }
}
