import type { Reading } from '@clubpulse/contract/live/bridge-protocol';

const GONE_MS = 60_000;
/** More straps than any gym has, so that a faulty stick with invented straps can not fill the memory. */
const STRAPS_MAX = 1000;

export interface ReceivedStrap {
  readonly Strap: number;
  readonly Bpm: number;
  readonly Ago: number;
}

export class ReceivedStraps {
  readonly #heard = new Map<number, { bpm: number; at: number }>();

  /** @param at arrival in Unix ms, because the seconds of a replay may be of another day. */
  hear(readings: readonly Reading[], at = Date.now()): void {
    for (const { strap, bpm } of readings)
      if (this.#heard.has(strap) || this.#heard.size < STRAPS_MAX) this.#heard.set(strap, { bpm, at });
  }

  now(at = Date.now()): ReceivedStrap[] {
    for (const [strap, heard] of this.#heard) if (at - heard.at > GONE_MS) this.#heard.delete(strap);
    return [...this.#heard]
      .map(([Strap, { bpm, at: heardAt }]) => ({ Strap, Bpm: bpm, Ago: Math.max(0, Math.floor((at - heardAt) / 1000)) }))
      .sort((a, b) => a.Strap - b.Strap);
  }
}
