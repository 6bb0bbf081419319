import { z } from 'zod';
import type { ClubId } from '../clubs/clubs.ts';
import { bridgeRefusals, bridgeReportSchema, type ClubpulseBridgeId } from '../devices/bridges.ts';
import { BLUETOOTH_STRAPS, isBluetooth, strapNumber } from '../devices/strap-number.ts';

/** MQTT 3.1.1 (docs/bridge-protocol.md). A message has the readings of one second. */
export const TOPIC_ROOT = 'clubpulse';
/** A retained message. After another `run` a bridge sends its unacknowledged messages again. */
export const SERVER_TOPIC = `${TOPIC_ROOT}/server`;

export const bridgeTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${TOPIC_ROOT}/c/${clubId}/b/${bridgeId}`;
export const hrTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${bridgeTopic(clubId, bridgeId)}/hr`;
export const ackTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${bridgeTopic(clubId, bridgeId)}/ack`;
export const stateTopic = (clubId: ClubId, bridgeId: ClubpulseBridgeId) => `${bridgeTopic(clubId, bridgeId)}/state`;

const bridgesOf = (club: string): readonly string[] => ['hr', 'state'].map((leaf) => `${TOPIC_ROOT}/c/${club}/b/+/${leaf}`);
export const allBridges = bridgesOf('+');
export const bridgesOfClub = (clubId: ClubId): readonly string[] => bridgesOf(String(clubId));

interface BridgeTopic {
  readonly clubId: number;
  readonly bridgeId: number;
  readonly leaf: string;
}

let lastParsed: { readonly topic: string; readonly bridge: BridgeTopic | undefined } = { topic: '', bridge: undefined };

/** Several listeners parse the same topic. */
export function parseBridgeTopic(topic: string): BridgeTopic | undefined {
  if (topic !== lastParsed.topic) {
    const found = /^clubpulse\/c\/([1-9]\d{0,15})\/b\/([1-9]\d{0,15})\/([a-z]+)$/.exec(topic);
    const bridge = found ? { clubId: Number(found[1]), bridgeId: Number(found[2]), leaf: found[3] ?? '' } : undefined;
    lastParsed = { topic, bridge };
  }
  return lastParsed.bridge;
}

/**
 * `reading`: only some readings are refused. `count`: more than `READINGS_MAX`. `clock`: the time is in the future or from a
 * clock that was never set.
 */
const refusalReasonSchema = z.enum(bridgeRefusals).exclude(['empty', 'version']);
export const refusedMessageSchema = z.object({
  seq: z.number().int(),
  reason: refusalReasonSchema,
  readings: z.number().int().optional(),
});
export type RefusedMessage = z.infer<typeof refusedMessageSchema>;
export const REFUSED_MAX = 50;

/** All messages up to `seq` are stored, except those in `refused`, which the bridge may drop. */
export const ackSchema = z.object({
  queue: z.number().int(),
  seq: z.number().int(),
  refused: z.array(refusedMessageSchema).max(REFUSED_MAX).optional(),
});
export type Ack = z.infer<typeof ackSchema>;

/** The response to `ask`: the server's time (Unix ms) and highest binary version (1 if missing). */
export const clockAnswerSchema = z.object({ ask: z.number().int(), time: z.number(), version: z.number().int().default(1) });
export type ClockAnswer = z.output<typeof clockAnswerSchema>;

export const serverStateSchema = z.object({ run: z.string(), online: z.boolean() });

/**
 * The presence of a bridge, also sent as its last will. With `ask` it requests the server's time and then uses it, so the server
 * never corrects its seconds. `wall`: tag of the bridge's roster.
 */
export const presenceSchema = bridgeReportSchema.extend({
  online: z.boolean(),
  ask: z.number().int().min(0).optional(),
  wall: z.string().max(64).optional(),
});
export type Presence = z.infer<typeof presenceSchema>;

/** Most readings in one message. A second may have several messages. */
export const READINGS_MAX = 500;
export const READING_AGE_MAX_MS = 5000;

export const jsonReadingSchema = z.object({
  hardwareId: z.string().refine((id) => strapNumber(id) !== undefined),
  hr: z.number().int().min(0).max(255),
  rssi: z.number().min(-128).max(0).optional(),
  ageMs: z.number().min(0).optional(),
  battery: z.number().int().min(0).max(100).optional(),
});

/** The format for any MQTT client. Without `sentAt` the server's clock determines the second. */
export const jsonReadingsSchema = z.object({
  sentAt: z.union([z.number().min(0), z.iso.datetime({ offset: true })]).optional(),
  queue: z.number().int().min(1).max(0xffffffff).optional(),
  seq: z.number().int().min(1).max(0xffffffff).optional(),
  first: z.number().int().min(1).max(0xffffffff).optional(),
  readings: z.array(jsonReadingSchema).max(READINGS_MAX),
});
export type JsonReadings = z.input<typeof jsonReadingsSchema>;

/** The first byte of a message. The header is `u8 version, u32 queue, u32 seq, u32 first, f64 sentAt ms`, in little endian. */
export const BINARY_VERSION = 1;
export const BINARY_HEADER_BYTES = 21;
/** A reading is `u32 strap number, u8 bpm, i8 rssi dBm`. An rssi of 0 means unknown. */
export const BINARY_READING_BYTES = 6;

/**
 * The same header, then readings of `u8 kind (0 ANT+, 1 Bluetooth), u48 number or address, u8 bpm, i8 rssi, u8 battery in
 * percent`. A battery of 255 means unknown.
 */
export const BINARY_VERSION_2 = 2;
export const BINARY_READING_2_BYTES = 10;
export const BATTERY_UNKNOWN = 255;

export interface Reading {
  /** The number after `ANT+:`, or made from a Bluetooth address (`devices/strap-number`). */
  strap: number;
  bpm: number;
  /** In dBm; 0 when unknown. */
  rssi: number;
  battery?: number | undefined;
}
export interface ReadingsMessage {
  queue: number;
  seq: number;
  /** `seq` of the oldest message that the bridge still has. */
  first: number;
  /** Unix milliseconds. Readings are stored with the whole second. */
  sentAt: number;
  readings: readonly Reading[];
}

export function encodeReadings(message: ReadingsMessage): Uint8Array<ArrayBuffer> {
  const isVersion2 = message.readings.some(({ strap, battery }) => isBluetooth(strap) || battery !== undefined);
  const readingBytes = isVersion2 ? BINARY_READING_2_BYTES : BINARY_READING_BYTES;
  const bytes = new Uint8Array(BINARY_HEADER_BYTES + message.readings.length * readingBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, isVersion2 ? BINARY_VERSION_2 : BINARY_VERSION);
  view.setUint32(1, message.queue, true);
  view.setUint32(5, message.seq, true);
  view.setUint32(9, message.first, true);
  view.setFloat64(13, message.sentAt, true);
  let at = BINARY_HEADER_BYTES;
  if (isVersion2) writeReadings2(view, message.readings);
  else
    for (const reading of message.readings) {
      view.setUint32(at, reading.strap, true);
      view.setUint8(at + 4, reading.bpm);
      view.setInt8(at + 5, reading.rssi);
      at += BINARY_READING_BYTES;
    }
  return bytes;
}

function writeReadings2(view: DataView, readings: readonly Reading[]): void {
  let at = BINARY_HEADER_BYTES;
  for (const { strap, bpm, rssi, battery } of readings) {
    const number = isBluetooth(strap) ? strap - BLUETOOTH_STRAPS : strap;
    view.setUint8(at, isBluetooth(strap) ? 1 : 0);
    view.setUint32(at + 1, number % 2 ** 32, true);
    view.setUint16(at + 5, Math.floor(number / 2 ** 32), true);
    view.setUint8(at + 7, bpm);
    view.setInt8(at + 8, rssi);
    view.setUint8(at + 9, battery ?? BATTERY_UNKNOWN);
    at += BINARY_READING_2_BYTES;
  }
}

/** Converts a message for a server that reads only version 1. Bluetooth straps and battery levels are left out. */
export function asVersion1(body: Uint8Array): Uint8Array {
  if (body[0] !== BINARY_VERSION_2) return body;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const stored: number[] = [];
  for (let at = BINARY_HEADER_BYTES; at < body.length; at += BINARY_READING_2_BYTES) if (view.getUint8(at) === 0) stored.push(at);
  const older = new Uint8Array(BINARY_HEADER_BYTES + stored.length * BINARY_READING_BYTES);
  older.set(body.subarray(0, BINARY_HEADER_BYTES));
  older[0] = BINARY_VERSION;
  for (const [index, at] of stored.entries()) {
    const to = BINARY_HEADER_BYTES + index * BINARY_READING_BYTES;
    older.set(body.subarray(at + 1, at + 5), to);
    older.set(body.subarray(at + 7, at + 9), to + 4);
  }
  return older;
}
