import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import { bluetoothAddress, isBluetooth } from '@clubpulse/contract/devices/strap-number';
import { parseSensorCode } from '@clubpulse/rules/devices/sensors/code';

const beginnings: Record<SensorModel, RegExp> = {
  Clubpulse: /^([DLMX](0\d{0,4})?)?$/i,
  MZ: /^\d{0,7}$/,
  Garmin: /^\d{0,12}$/,
  Bluetooth: /^([0-9a-f]{2}:){0,5}[0-9a-f]{0,2}$/i,
};

/** `typing` may still become valid; `bad` cannot. */
export type CodeState = { is: 'typing' } | { is: 'bad' } | { is: 'good'; number: number; receivable: boolean };

export function codeState(model: SensorModel, typed: string): CodeState {
  const parsed = parseSensorCode(model, typed);
  if (parsed !== undefined) return { is: 'good', number: parsed.number, receivable: parsed.receivable };
  return beginnings[model].test(typed.trim()) ? { is: 'typing' } : { is: 'bad' };
}

const STRAP_MAX = 65_535;

export function modelOfStrap(number: number, wanted: SensorModel = 'Clubpulse'): SensorModel {
  if (isBluetooth(number)) return 'Bluetooth';
  return wanted === 'Bluetooth' ? 'Clubpulse' : wanted;
}

/**
 * The printed code of a Clubpulse strap, otherwise the number or Bluetooth address. Empty if the number does not fit the model.
 */
export function codeOfStrap(model: SensorModel, number: number): string {
  if (model !== modelOfStrap(number, model)) return '';
  if (model === 'Bluetooth') return bluetoothAddress(number);
  if (model !== 'Clubpulse') return String(number);
  return number > STRAP_MAX ? '' : `D0${String(number).padStart(5, '0')}`;
}
