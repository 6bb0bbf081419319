import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { Basis } from '../clock/hub-clock.ts';
import type { Capture } from './captures.ts';

/** Takes the readings of one second; `sentAt` is that second in Unix milliseconds, named under `basis`: without one it is a recording's own. */
export type Deliver = (sentAt: number, readings: readonly Reading[], basis?: Basis) => void;

/** Where readings come from. */
export interface RadioSource {
  /** In words, for the log. */
  readonly name: string;
  /** False while it is known that nothing can be heard; absent where that cannot be known. */
  isHearing?(): boolean;
  /** How each of the programs is that listen for it. */
  captures?(): readonly Capture[];
  /** Delivers until the source is at its end or `signal` aborts; rejects when the source fails. */
  run(deliver: Deliver, signal: AbortSignal): Promise<void>;
}
