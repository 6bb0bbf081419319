import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import { ANT_STRAP_MAX, bluetoothStrap, hardwareId } from '@clubpulse/contract/devices/strap-number';

export interface ParsedSensorCode {
  readonly hardwareId: string;
  /** 0 to 65535 for ANT+; higher for Bluetooth. */
  readonly number: number;
  /** False for the number 0, which no strap can send. Such a strap is stored, with a warning. */
  readonly receivable: boolean;
}

const codes: Record<Exclude<SensorModel, 'Bluetooth'>, RegExp> = {
  Clubpulse: /^[DLMX]0(\d{5})$/i,
  MZ: /^(?!0+$)(\d{1,7})$/,
  Garmin: /^(?!0+$)(\d{1,12})$/,
};

export function parseSensorCode(model: SensorModel, code: string): ParsedSensorCode | undefined {
  if (model === 'Bluetooth') {
    const strap = bluetoothStrap(code.trim());
    return strap === undefined ? undefined : { hardwareId: hardwareId(strap), number: strap, receivable: true };
  }
  const digits = codes[model].exec(code.trim())?.[1];
  if (digits === undefined) return undefined;
  const printed = Number(digits);
  if (model === 'Clubpulse' && printed > ANT_STRAP_MAX) return undefined;
  const number = printed % (ANT_STRAP_MAX + 1);
  return { hardwareId: hardwareId(number), number, receivable: number > 0 };
}
