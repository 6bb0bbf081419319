import { isLow } from '@clubpulse/rules/devices/sensors/battery';

/** Limits the memory, because a faulty receiver may invent strap numbers. */
const STRAPS_MAX = 5000;

export class Batteries {
  readonly #percents = new Map<number, number>();

  set(strap: number, percent: number): boolean {
    const before = this.of(strap);
    if (before === percent && this.#percents.size <= STRAPS_MAX / 2) return false;
    this.#percents.delete(strap);
    this.#percents.set(strap, percent);
    // Deletes the strap whose last report is oldest, because it is probably no longer used.
    const [oldest] = this.#percents.keys();
    if (oldest !== undefined && this.#percents.size > STRAPS_MAX) this.#percents.delete(oldest);
    return before !== percent && (isLow(before) || isLow(percent));
  }

  of(strap: number): number | null {
    return this.#percents.get(strap) ?? null;
  }
}
