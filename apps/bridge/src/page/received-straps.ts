import type { Reading } from '@clubpulse/contract/live/bridge-protocol';

const FORGET_MS = 60_000;
/** More straps are ignored, so that a faulty stick that invents strap numbers does not fill the memory. */
const STRAPS_MAX = 1000;

export interface ReceivedStrap {
  readonly Strap: number;
  readonly Bpm: number;
  readonly Ago: number;
}

export class ReceivedStraps {
  readonly #received = new Map<number, { bpm: number; at: number }>();

  /** @param at Time of arrival in Unix ms: a replay may send seconds of another day. */
  receive(readings: readonly Reading[], at = Date.now()): void {
    for (const { strap, bpm } of readings)
      if (this.#received.has(strap) || this.#received.size < STRAPS_MAX) this.#received.set(strap, { bpm, at });
  }

  now(at = Date.now()): ReceivedStrap[] {
    for (const [strap, received] of this.#received) if (at - received.at > FORGET_MS) this.#received.delete(strap);
    return [...this.#received]
      .map(([Strap, { bpm, at: receivedAt }]) => ({ Strap, Bpm: bpm, Ago: Math.max(0, Math.floor((at - receivedAt) / 1000)) }))
      .sort((a, b) => a.Strap - b.Strap);
  }
}
