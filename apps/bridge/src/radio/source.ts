import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { TroubleReason } from '../ble/bluetooth.ts';
import type { Basis } from '../clock/hub-clock.ts';
import type { Capture } from './captures.ts';

/** Takes the readings of one second; `sentAt` is that second in Unix milliseconds, named under `basis`: without one it is a recording's own. */
export type Deliver = (sentAt: number, readings: readonly Reading[], basis?: Basis) => void;

/** How the hub's own Bluetooth is: so many straps are connected, or what keeps it from hearing. */
export interface BluetoothState {
  readonly Straps: number;
  readonly Trouble: TroubleReason | null;
  readonly Listens: boolean;
}

/** Where readings come from. */
export interface RadioSource {
  /** In words, for the log. */
  readonly name: string;
  /** False while it is known that nothing can be heard; absent where that cannot be known. */
  isHearing?(): boolean;
  /** How each of the programs is that listen for it. */
  captures?(): readonly Capture[];
  /** Undefined where it was not asked to. */
  bluetooth?(): BluetoothState | undefined;
  /** Delivers until the source is at its end or `signal` aborts; rejects when the source fails. */
  run(deliver: Deliver, signal: AbortSignal): Promise<void>;
}
