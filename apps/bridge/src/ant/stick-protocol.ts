/** A message has the bytes 0xA4, length, kind, content and checksum (xor of all bytes before it). */

const SYNC = 0xa4;
const CONTENT_MAX = 64;

export const KIND = {
  answer: 0x40,
  assignChannel: 0x42,
  frequency: 0x45,
  networkKey: 0x46,
  reset: 0x4a,
  broadcast: 0x4e,
  channelId: 0x51,
  openScan: 0x5b,
  libraryConfig: 0x6e,
  started: 0x6f,
} as const;

export interface StickMessage {
  readonly kind: number;
  readonly content: Uint8Array;
}

export function frame(kind: number, content: readonly number[]): Uint8Array {
  const bytes = [SYNC, content.length, kind, ...content];
  return Uint8Array.from([...bytes, checksum(bytes)]);
}

export class StickReader {
  #bytes: readonly number[] = [];

  take(chunk: Uint8Array): StickMessage[] {
    const bytes = [...this.#bytes, ...chunk];
    const messages: StickMessage[] = [];
    let at = 0;
    while (at < bytes.length) {
      const length = bytes[at + 1] ?? 0;
      if (bytes[at] !== SYNC || length > CONTENT_MAX) {
        at += 1;
        continue;
      }
      const end = at + length + 4;
      if (end > bytes.length) break;
      if (checksum(bytes.slice(at, end)) !== 0) {
        at += 1;
        continue;
      }
      messages.push({ kind: bytes[at + 2] ?? 0, content: Uint8Array.from(bytes.slice(at + 3, end - 1)) });
      at = end;
    }
    this.#bytes = bytes.slice(at);
    return messages;
  }
}

const checksum = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum ^ byte, 0);

export interface StickBroadcast {
  readonly deviceNumber: number;
  readonly deviceType: number;
  readonly transmissionType: number;
  /** Signal strength in dBm; 0 when the stick does not report it. */
  readonly rssi: number;
  readonly data: Uint8Array;
}

const HAS_CHANNEL_ID = 0x80;
const HAS_SIGNAL = 0x40;
/** With this unit byte the signal strength is in dBm. */
const DBM = 0x20;

export function readBroadcast({ kind, content }: StickMessage): StickBroadcast | undefined {
  const [, ...rest] = content;
  const [flags = 0, low = 0, high = 0, deviceType = 0, transmissionType = 0, unit, signal = 0] = rest.slice(8);
  const deviceNumber = low | (high << 8);
  if (kind !== KIND.broadcast || rest.length < 13 || (flags & HAS_CHANNEL_ID) === 0 || deviceNumber === 0) return undefined;
  const hasSignal = (flags & HAS_SIGNAL) !== 0 && rest.length >= 15 && unit === DBM && signal > 127;
  return {
    deviceNumber,
    // The highest bit requests pairing.
    deviceType: deviceType & 0x7f,
    transmissionType,
    rssi: hasSignal ? signal - 256 : 0,
    data: Uint8Array.from(rest.slice(0, 8)),
  };
}

/** The stick gets the first value that it accepts: sticks of the first generation cannot report the signal strength. */
export const PARTS_WANTED = [HAS_CHANNEL_ID | HAS_SIGNAL, HAS_CHANNEL_ID] as const;
