/** This file has no schemas, so that its users do not load zod. */

/** The hardware id is `ANT+:` and a number from 0 to ANT_STRAP_MAX. */
export const ANT_STRAP_MAX = 65_535;

export const BLUETOOTH_STRAPS = 2 ** 48;

export const isBluetooth = (strap: number): boolean => strap >= BLUETOOTH_STRAPS;

export function bluetoothStrap(address: string): number | undefined {
  return /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/i.test(address)
    ? BLUETOOTH_STRAPS + Number.parseInt(address.replaceAll(':', ''), 16)
    : undefined;
}

export const bluetoothAddress = (strap: number): string =>
  (strap - BLUETOOTH_STRAPS)
    .toString(16)
    .toUpperCase()
    .padStart(12, '0')
    .replace(/(..)(?=.)/g, '$1:');

export const hardwareId = (strap: number): string => (isBluetooth(strap) ? `BLE:${bluetoothAddress(strap)}` : `ANT+:${strap}`);

/** The number after `ANT+:` (0 to 65535, one to seven digits), or made from the Bluetooth address after `BLE:`. */
export function strapNumber(id: string): number | undefined {
  if (id.startsWith('BLE:')) return bluetoothStrap(id.slice(4));
  if (!/^ANT\+:\d{1,7}$/.test(id)) return undefined;
  const number = Number(id.slice(5));
  return number > ANT_STRAP_MAX ? undefined : number;
}
