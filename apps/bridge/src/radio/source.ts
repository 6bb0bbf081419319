import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { TroubleReason } from '../ble/bluetooth.ts';
import type { Basis } from '../clock/hub-clock.ts';
import type { Capture } from './captures.ts';

/** `sentAt`: start of the second, Unix ms. `basis` is undefined for a recording with its own timestamps. */
export type Deliver = (sentAt: number, readings: readonly Reading[], basis?: Basis) => void;

export interface BluetoothState {
  readonly Straps: number;
  readonly Trouble: TroubleReason | null;
  readonly Listens: boolean;
}

export interface RadioSource {
  readonly name: string;
  isHearing?(): boolean;
  captures?(): readonly Capture[];
  bluetooth?(): BluetoothState | undefined;
  run(deliver: Deliver, signal: AbortSignal): Promise<void>;
}
