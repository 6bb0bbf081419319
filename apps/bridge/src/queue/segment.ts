import { closeSync, fsync, fsyncSync, ftruncateSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Head: `u32 length, u32 crc32` of the body, little endian. */
const HEAD_BYTES = 8;
const BODY_MAX = 64 * 1024;

export class Segment {
  readonly first: number;
  readonly torn: boolean;
  readonly #path: string;
  readonly #fd: number;
  readonly #starts: number[] = [];
  readonly #lengths: number[] = [];
  #size = 0;

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

  get count(): number {
    return this.#starts.length;
  }
  get last(): number {
    return this.first + this.count - 1;
  }

  /** The record survives a crash of the process, and after `sync` also a power cut. Throws when the disk refuses. */
  append(body: Uint8Array, isMessage: boolean): void {
    const record = Buffer.allocUnsafe(HEAD_BYTES + body.length);
    record.writeUInt32LE(body.length, 0);
    record.writeUInt32LE(crc32(body), 4);
    record.set(body, HEAD_BYTES);
    try {
      for (let done = 0; done < record.length; ) done += writeSync(this.#fd, record, done);
    } catch (error) {
      // On a full disk a part of the record may be written.
      ftruncateSync(this.#fd, this.#size);
      throw error;
    }
    if (isMessage) this.#note(this.#size + HEAD_BYTES, body.length);
    this.#size += record.length;
  }

  read(seq: number): Buffer | undefined {
    const start = this.#starts[seq - this.first];
    const length = this.#lengths[seq - this.first];
    if (start === undefined || length === undefined) return undefined;
    const body = Buffer.allocUnsafe(length);
    return readSync(this.#fd, body, 0, length, start) === length ? body : undefined;
  }

  sync(done: (error: Error | null) => void): void {
    fsync(this.#fd, done);
  }

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
  // After a power cut the file may end with zero bytes, which look like an empty record with a valid checksum.
  if (length === 0 || length > BODY_MAX || at + HEAD_BYTES + length > bytes.length) return undefined;
  const body = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
  return crc32(body) === bytes.readUInt32LE(at + 4) ? body : undefined;
}
