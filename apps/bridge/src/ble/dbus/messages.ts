import { ValueReader, ValueWriter, variant } from './values.ts';

/** D-Bus specification, "Message Format". */

export const MESSAGE = { call: 1, answer: 2, error: 3, signal: 4 } as const;

export interface BusMessage {
  readonly type: number;
  readonly serial: number;
  readonly path?: string | undefined;
  readonly interface?: string | undefined;
  readonly member?: string | undefined;
  readonly error?: string | undefined;
  readonly replySerial?: number | undefined;
  readonly destination?: string | undefined;
  readonly sender?: string | undefined;
  readonly signature?: string | undefined;
  readonly body?: readonly unknown[];
}

const VERSION = 1;
const BEGIN_BYTES = 16;
/** A bus allows 128 MB; messages about Bluetooth are far smaller. */
const MESSAGE_MAX_BYTES = 8_388_608;

const fields = [
  [1, 'o', 'path'],
  [2, 's', 'interface'],
  [3, 's', 'member'],
  [4, 's', 'error'],
  [5, 'u', 'replySerial'],
  [6, 's', 'destination'],
  [7, 's', 'sender'],
  [8, 'g', 'signature'],
] as const;

export function encodeMessage(message: BusMessage): Buffer {
  const body = new ValueWriter();
  body.writeAll(message.signature ?? '', message.body ?? []);
  const content = body.bytes;
  const bodyFields = fields.flatMap(([code, type, name]) =>
    message[name] === undefined || message[name] === '' ? [] : [[code, variant(type, message[name])]],
  );
  const header = new ValueWriter();
  const begin = ['l'.charCodeAt(0), message.type, 0, VERSION, content.length, message.serial];
  header.writeAll('yyyyuua(yv)', [...begin, bodyFields]);
  header.align(8);
  return Buffer.concat([header.bytes, content]);
}

/** Throws on invalid bytes, because then no later byte can be interpreted. */
export class MessageReader {
  #waiting = Buffer.alloc(0);

  take(chunk: Buffer): BusMessage[] {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    const messages: BusMessage[] = [];
    for (;;) {
      const length = lengthOf(this.#waiting);
      if (length === undefined || this.#waiting.length < length) return messages;
      messages.push(decodeMessage(this.#waiting.subarray(0, length)));
      this.#waiting = this.#waiting.subarray(length);
    }
  }
}

function lengthOf(bytes: Buffer): number | undefined {
  if (bytes.length < BEGIN_BYTES) return undefined;
  const isLittle = isLittleEndian(bytes);
  const [body, header] = isLittle
    ? [bytes.readUInt32LE(4), bytes.readUInt32LE(12)]
    : [bytes.readUInt32BE(4), bytes.readUInt32BE(12)];
  const length = BEGIN_BYTES + Math.ceil(header / 8) * 8 + body;
  if (length > MESSAGE_MAX_BYTES) throw new Error('a message is too long');
  return length;
}

function isLittleEndian(bytes: Buffer): boolean {
  const order = String.fromCharCode(bytes[0] ?? 0);
  if (order !== 'l' && order !== 'B') throw new Error('what arrives is no message');
  return order === 'l';
}

function decodeMessage(bytes: Buffer): BusMessage {
  const isLittle = isLittleEndian(bytes);
  const [, type, , , bodyBytes, serial, headerFields] = new ValueReader(bytes, isLittle).readAll('yyyyuua(yv)');
  const read: Record<string, unknown> = {};
  for (const [code, value] of Array.isArray(headerFields) ? headerFields : []) {
    const field = fields.find(([known]) => known === code);
    if (field) read[field[2]] = value;
  }
  const signature = typeof read['signature'] === 'string' ? read['signature'] : '';
  const body = new ValueReader(bytes.subarray(bytes.length - Number(bodyBytes)), isLittle).readAll(signature);
  return { ...read, type: Number(type), serial: Number(serial), signature, body };
}
