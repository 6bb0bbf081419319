import { closeSync, fsync, fsyncSync, ftruncateSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A record: `u32 length, u32 crc32` of what follows, little endian, then the body. */
const HEAD_BYTES = 8;
/** No body is longer; a greater length is a torn or foreign record. */
const BODY_MAX = 64 * 1024;

/** A file of records that only grows, named by the sequence number of its first message. */
export class Segment {
  /** Sequence number of message 0 of this segment. */
  readonly first: number;
  /** Whether opening found bytes behind the last whole record; they are cut off. */
  readonly torn: boolean;
  readonly #path: string;
  readonly #fd: number;
  /** Where the body of each message starts, and its length. */
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #size = 0;

  /**
   * Opens or creates the file. Every whole record found is offered to `isMessage`; those it takes are the messages.
   * Throws when the file cannot be opened.
   */
  constructor(path: string, first: number, isMessage: (body: Buffer, index: number) => boolean) {
    this.first = first;
    this.#path = path;
    this.#fd = openSync(path, 'a+', 0o600);
    const bytes = readFileSync(this.#fd);
    for (let at = 0; ; at = this.#size) {
      const body = readRecord(bytes, at);
      if (!body) break;
      if (isMessage(body, this.#starts.length)) this.#note(at + HEAD_BYTES, body.length);
      this.#size = at + HEAD_BYTES + body.length;
    }
    this.torn = this.#size < bytes.length;
    if (this.torn) ftruncateSync(this.#fd, this.#size);
  }

  /** Messages held. */
  get count(): number {
    return this.#starts.length;
  }
  /** Sequence number of the last message; `first - 1` when there is none. */
  get last(): number {
    return this.first + this.count - 1;
  }

  /** Appends a record. What was written outlives the process at once, and a power cut after `sync`. Throws when the disk refuses. */
  append(body: Uint8Array, isMessage: boolean): void {
    const record = Buffer.allocUnsafe(HEAD_BYTES + body.length);
    record.writeUInt32LE(body.length, 0);
    record.writeUInt32LE(crc32(body), 4);
    record.set(body, HEAD_BYTES);
    try {
      for (let done = 0; done < record.length; ) done += writeSync(this.#fd, record, done);
    } catch (error) {
      // A full disk takes a part; the next record must start where the last whole one ends.
      ftruncateSync(this.#fd, this.#size);
      throw error;
    }
    if (isMessage) this.#note(this.#size + HEAD_BYTES, body.length);
    this.#size += record.length;
  }

  /** The body of a message, a copy; undefined when this segment does not hold it. */
  read(seq: number): Buffer | undefined {
    const start = this.#starts[seq - this.first];
    const length = this.#lengths[seq - this.first];
    if (start === undefined || length === undefined) return undefined;
    const body = Buffer.allocUnsafe(length);
    return readSync(this.#fd, body, 0, length, start) === length ? body : undefined;
  }

  /** Brings everything appended so far onto the disk without holding up the caller. */
  sync(done: (error: Error | null) => void): void {
    fsync(this.#fd, done);
  }

  /** Brings everything onto the disk and lets go of the file. */
  close(): void {
    fsyncSync(this.#fd);
    closeSync(this.#fd);
  }

  remove(): void {
    closeSync(this.#fd);
    rmSync(this.#path, { force: true });
  }

  #note(start: number, length: number): void {
    this.#starts.push(start);
    this.#lengths.push(length);
  }
}

function readRecord(bytes: Buffer, at: number): Buffer | undefined {
  if (at + HEAD_BYTES > bytes.length) return undefined;
  const length = bytes.readUInt32LE(at);
  // A power cut can leave zeros behind, which would pass as an empty record with a right checksum.
  if (length === 0 || length > BODY_MAX || at + HEAD_BYTES + length > bytes.length) return undefined;
  const body = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
  return crc32(body) === bytes.readUInt32LE(at + 4) ? body : undefined;
}
