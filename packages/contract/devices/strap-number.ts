/**
 * A strap is one number in messages, on boards and in lists: its hardware id says it, and is read here alone, by the wire of the
 * readings, the server, the web and the agent. No schema stands here, so that whoever reads an id brings none along.
 */

/** The highest number that the radio of ANT+ carries: a hardware id is `ANT+:` and 0 to this (readings 16). */
export const ANT_STRAP_MAX = 65_535;

/** Straps of ANT+ are numbered as the radio carries them, a Bluetooth address (48 bits) stands beyond them. */
export const BLUETOOTH_STRAPS = 2 ** 48;

export const isBluetooth = (strap: number): boolean => strap >= BLUETOOTH_STRAPS;

/** The number of a Bluetooth address, `A0:9E:1A:00:12:34`; undefined for any other text. */
export function bluetoothStrap(address: string): number | undefined {
  return /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/i.test(address)
    ? BLUETOOTH_STRAPS + Number.parseInt(address.replaceAll(':', ''), 16)
    : undefined;
}

/** The address behind such a number, in capitals. */
export const bluetoothAddress = (strap: number): string =>
  (strap - BLUETOOTH_STRAPS)
    .toString(16)
    .toUpperCase()
    .padStart(12, '0')
    .replace(/(..)(?=.)/g, '$1:');

export const hardwareId = (strap: number): string => (isBluetooth(strap) ? `BLE:${bluetoothAddress(strap)}` : `ANT+:${strap}`);

/** The number behind `ANT+:`, 0 to 65535 in one to seven digits, or of the address behind `BLE:`; undefined for any other text. */
export function strapNumber(id: string): number | undefined {
  if (id.startsWith('BLE:')) return bluetoothStrap(id.slice(4));
  if (!/^ANT\+:\d{1,7}$/.test(id)) return undefined;
  const number = Number(id.slice(5));
  return number > ANT_STRAP_MAX ? undefined : number;
}
