import { isLow } from '@clubpulse/rules/devices/sensors/battery';

/** Limits memory to more straps than any club has, because a faulty receiver may invent numbers. */
const STRAPS_MAX = 5000;

export class Batteries {
  readonly #percents = new Map<number, number>();

  set(strap: number, percent: number): boolean {
    const before = this.of(strap);
    this.#percents.delete(strap);
    this.#percents.set(strap, percent);
    // Removes the oldest entry, because straps may change their address.
    const [oldest] = this.#percents.keys();
    if (oldest !== undefined && this.#percents.size > STRAPS_MAX) this.#percents.delete(oldest);
    return before !== percent && (isLow(before) || isLow(percent));
  }

  /** Percent; null when the strap never reported it. */
  of(strap: number): number | null {
    return this.#percents.get(strap) ?? null;
  }
}
