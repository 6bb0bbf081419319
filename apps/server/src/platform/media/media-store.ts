import type { Readable } from 'node:stream';

/** Files never change; names are derived from content. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** First and last byte, both included, from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Files too large for memory, in parts of equal size except the last. `handle` is valid after a restart. */
export interface LargeStore extends MediaStore {
  begin(name: string, type: string): Promise<string>;
  /** `finish` needs the proof. Parts from 1; a repeated part replaces the earlier one. */
  putPart(
    name: string,
    handle: string,
    part: { readonly number: number; readonly offset: number; readonly bytes: Uint8Array },
  ): Promise<string>;
  /** In the order of `proofs`. May be repeated. */
  finish(name: string, handle: string, proofs: readonly string[]): Promise<void>;
  abandon(name: string, handle: string): Promise<void>;
  /** Bytes; undefined without the file. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string, range?: Range): Promise<Readable | undefined>;
}
