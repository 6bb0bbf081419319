import { isLow } from '@clubpulse/rules/devices/sensors/battery';

/** More straps than any club hears: what a faulty stick invents must not fill the memory. */
const STRAPS_MAX = 5000;

/** What straps say of their batteries, which they do about once a minute. */
export class Batteries {
  readonly #percents = new Map<number, number>();

  /** Whether what is said of it is another now. */
  set(strap: number, percent: number): boolean {
    const before = this.of(strap);
    this.#percents.delete(strap);
    this.#percents.set(strap, percent);
    // Of straps that change their address the oldest is forgotten.
    const [oldest] = this.#percents.keys();
    if (oldest !== undefined && this.#percents.size > STRAPS_MAX) this.#percents.delete(oldest);
    return before !== percent && (isLow(before) || isLow(percent));
  }

  /** Percent; null where it never said it. */
  of(strap: number): number | null {
    return this.#percents.get(strap) ?? null;
  }
}
