import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asVersion1, BINARY_VERSION, encodeReadings, type Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { Basis, HubClock } from '../clock/hub-clock.ts';
import { closeIdentity, openIdentity } from './queue-identity.ts';
import { errorText } from './replace-file.ts';
import { Segment } from './segment.ts';
import { correctionOf, Stamps } from './stamps.ts';

/** The first byte of a record is the version of the message format (1 or more), or 0 in an acknowledgement. */
const ACK_RECORD = 0;
const QUEUE_AT = 1;
const SEQ_AT = 5;
const FIRST_AT = 9;
const SENT_AT = 13;
const RESTAMP_MS = 1000;
const SEGMENT_MESSAGES = 3600;
const SYNC_MS = 1000;

export interface QueueOptions {
  maxMessages: number;
  onLoss: (what: string) => void;
}

/** `kill -9` loses no appended message; a power cut at most the last second. */
export class ReadingQueue {
  readonly id: number;
  readonly #folder: string;
  readonly #options: QueueOptions;
  readonly #segmentMessages: number;
  readonly #stamps: Stamps;
  #segments: Segment[];
  #first: number;
  #syncTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(folder: string, options: QueueOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#segmentMessages = Math.min(SEGMENT_MESSAGES, Math.max(1, Math.floor(options.maxMessages / 4)));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { segments, acknowledged, torn } = readSegments(folder);
    this.#segments = segments;
    this.#first = Math.max(acknowledged + 1, this.#oldest.first);
    if (torn > 0) options.onLoss('the last record on the disk was cut off');
    this.#stamps = new Stamps(folder, this.last, options.onLoss);
    this.id = openIdentity(folder, options.onLoss);
    syncFolder(folder);
    this.#removeAcknowledged();
  }

  /** `last + 1` when all messages are acknowledged. */
  get first(): number {
    return this.#first;
  }
  get last(): number {
    return this.#active.last;
  }
  get waiting(): number {
    return this.last - this.#first + 1;
  }

  /** `basis` lets the time be corrected later. Readings that the disk refuses are lost and reported. */
  append(sentAt: number, readings: readonly Reading[], basis?: Basis): void {
    this.#append(Buffer.from(encodeReadings({ queue: this.id, seq: this.last + 1, first: 0, sentAt, readings })), basis);
  }

  #append(body: Buffer, basis: Basis | undefined): void {
    try {
      this.#grow();
      this.#stamps.begin(this.last + 1, basis);
      this.#active.append(body, true);
    } catch (error) {
      this.#options.onLoss(`the disk refuses readings: ${errorText(error)}`);
      this.#dropOldest();
      return;
    }
    if (this.waiting > this.#options.maxMessages) this.#dropOldest();
    this.#syncTimer ??= setTimeout(() => this.#sync(), SYNC_MS);
  }

  /**
   * The message in the format for a server of `version`. An unreadable message is returned without readings, so that later
   * messages can be sent.
   */
  read(seq: number, version = BINARY_VERSION): Buffer {
    const body = this.#stored(seq) ?? Buffer.from(encodeReadings({ queue: 0, seq, first: 0, sentAt: Date.now(), readings: [] }));
    body.writeUInt32LE(this.id, QUEUE_AT);
    body.writeUInt32LE(this.#first, FIRST_AT);
    body.writeDoubleLE(body.readDoubleLE(SENT_AT) + (this.#stamps.of(seq).correction ?? 0), SENT_AT);
    return version > BINARY_VERSION ? body : Buffer.from(asVersion1(body));
  }

  /** Corrects the times of the readings with `clock`. Without `clock` the readings retain the hub's time. */
  settle(clock?: HubClock): void {
    this.#stamps.settle(clock, this.last, (seq) => this.#stored(seq)?.readDoubleLE(SENT_AT));
  }

  restamp(seq: number, clock: HubClock): boolean {
    const body = this.#stored(seq);
    const stamp = this.#stamps.of(seq);
    if (!body || !clock.isKnown || seq < this.#first) return false;
    const sentAt = body.readDoubleLE(SENT_AT);
    const correction = correctionOf(stamp, clock, sentAt);
    if (Math.abs(correction - (stamp.correction ?? 0)) < RESTAMP_MS) return false;
    body.writeUInt32LE(this.last + 1, SEQ_AT);
    body.writeDoubleLE(sentAt + correction, SENT_AT);
    this.#append(body, clock.basis());
    return true;
  }

  acknowledge(seq: number): void {
    if (seq < this.#first || seq > this.last) return;
    this.#first = seq + 1;
    const record = Buffer.alloc(5, ACK_RECORD);
    record.writeUInt32LE(seq, 1);
    try {
      this.#active.append(record, false);
    } catch {
      // Without this record on disk some seconds are sent twice after a restart, but no second is lost.
    }
    this.#removeAcknowledged();
  }

  close(): void {
    clearTimeout(this.#syncTimer);
    this.#closed = true;
    for (const segment of this.#segments) segment.close();
    closeIdentity(this.#folder, this.id, this.#options.onLoss);
  }

  #stored(seq: number): Buffer | undefined {
    return this.#segments.findLast((candidate) => candidate.first <= seq)?.read(seq);
  }

  get #active(): Segment {
    return this.#segments.at(-1) ?? missingSegment();
  }
  get #oldest(): Segment {
    return this.#segments[0] ?? missingSegment();
  }

  #grow(): void {
    if (this.#active.count < this.#segmentMessages) return;
    this.#sync();
    this.#segments.push(openSegment(this.#folder, this.last + 1));
    syncFolder(this.#folder);
    this.#removeAcknowledged();
  }

  #sync(): void {
    clearTimeout(this.#syncTimer);
    this.#syncTimer = undefined;
    const segment = this.#active;
    segment.sync((error) => {
      // A failed sync does not matter after the segment was removed or the queue closed (closing also syncs).
      if (error && !this.#closed && this.#segments.includes(segment))
        this.#options.onLoss(`readings are not stored on disk: ${error.message}`);
    });
  }

  #removeAcknowledged(): void {
    while (this.#segments.length > 1 && this.#oldest.last < this.#first) this.#segments.shift()?.remove();
    this.#stamps.forget(this.#first);
  }

  #dropOldest(): void {
    const dropped = this.#oldest;
    if (this.#segments.length === 1) return;
    const lost = dropped.last - Math.max(dropped.first, this.#first) + 1;
    this.#first = Math.max(this.#first, dropped.last + 1);
    this.#options.onLoss(`the queue is full: the oldest ${lost} messages were dropped`);
    this.#removeAcknowledged();
  }
}

function missingSegment(): never {
  throw new Error('a queue always has a segment');
}

const segmentName = /^(\d{10})\.log$/;

function openSegment(folder: string, first: number, onAck?: (seq: number) => void): Segment {
  return new Segment(join(folder, `${String(first).padStart(10, '0')}.log`), first, (body, index) => {
    if (body[0] === ACK_RECORD) onAck?.(body.readUInt32LE(1));
    return body[0] !== ACK_RECORD && body.readUInt32LE(SEQ_AT) === first + index;
  });
}

function readSegments(folder: string): { segments: Segment[]; acknowledged: number; torn: number } {
  const firsts = readdirSync(folder)
    .flatMap((name) => segmentName.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);
  let acknowledged = 0;
  const onAck = (seq: number) => {
    acknowledged = Math.max(acknowledged, seq);
  };
  const segments = (firsts.length > 0 ? firsts : [1]).map((first) => openSegment(folder, first, onAck));
  return { segments, acknowledged, torn: segments.filter((segment) => segment.torn).length };
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
