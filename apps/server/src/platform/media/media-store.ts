import type { Readable } from 'node:stream';

/** Stores immutable files, named by their content. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** First and last byte, inclusive, from zero. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Stores files too large for memory. They are uploaded in parts of equal size, except the last, and read as a stream. Parts
 * survive a restart under their `handle`.
 */
export interface LargeStore extends MediaStore {
  begin(name: string, type: string): Promise<string>;
  /** Stores a part and returns the proof for `finish`. Parts count from 1; a repeated part replaces the earlier one. */
  putPart(
    name: string,
    handle: string,
    part: { readonly number: number; readonly offset: number; readonly bytes: Uint8Array },
  ): Promise<string>;
  /** Joins the parts in the order of `proofs`. Idempotent. */
  finish(name: string, handle: string, proofs: readonly string[]): Promise<void>;
  abandon(name: string, handle: string): Promise<void>;
  /** Size in bytes; undefined when the file does not exist. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string, range?: Range): Promise<Readable | undefined>;
}
