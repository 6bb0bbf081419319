import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { TroubleReason } from '../ble/bluetooth.ts';
import type { Basis } from '../clock/hub-clock.ts';
import type { Capture } from './captures.ts';

/** `sentAt` is the start of the second in Unix ms. `basis` is undefined for a recording with its own timestamps. */
export type Deliver = (sentAt: number, readings: readonly Reading[], basis?: Basis) => void;

/** State of the hub's own Bluetooth: the number of connected straps, and the reason (`Trouble`) if it receives none. */
export interface BluetoothState {
  readonly Straps: number;
  readonly Trouble: TroubleReason | null;
  readonly Listens: boolean;
}

export interface RadioSource {
  readonly name: string;
  isHearing?(): boolean;
  captures?(): readonly Capture[];
  /** Undefined when Bluetooth is not requested. */
  bluetooth?(): BluetoothState | undefined;
  /** Runs until the source ends or `signal` aborts; rejects when the source fails. */
  run(deliver: Deliver, signal: AbortSignal): Promise<void>;
}
