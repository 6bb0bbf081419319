import type { Reading } from '@clubpulse/contract/live/bridge-protocol';

/** A strap unheard for so long is not in the room any more. */
const GONE_MS = 60_000;
/** More straps than any gym has: what a faulty stick invents must not fill the memory of the hub. */
const STRAPS_MAX = 1000;

/** A strap as the hub heard it last. */
export interface HeardStrap {
  readonly Strap: number;
  readonly Bpm: number;
  /** Whole seconds since. */
  readonly Ago: number;
}

/** What is in the air of the room now. */
export class HeardStraps {
  readonly #heard = new Map<number, { bpm: number; at: number }>();

  /** @param at of arrival, Unix milliseconds: a replay's own seconds may be of another day. */
  hear(readings: readonly Reading[], at = Date.now()): void {
    for (const { strap, bpm } of readings)
      if (this.#heard.has(strap) || this.#heard.size < STRAPS_MAX) this.#heard.set(strap, { bpm, at });
  }

  /** By number. Those that went are forgotten. */
  now(at = Date.now()): HeardStrap[] {
    for (const [strap, heard] of this.#heard) if (at - heard.at > GONE_MS) this.#heard.delete(strap);
    return [...this.#heard]
      .map(([Strap, { bpm, at: heardAt }]) => ({ Strap, Bpm: bpm, Ago: Math.max(0, Math.floor((at - heardAt) / 1000)) }))
      .sort((a, b) => a.Strap - b.Strap);
  }
}
