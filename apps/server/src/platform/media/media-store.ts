import type { Readable } from 'node:stream';

/** Files never change; names are derived from content. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** The first and last included byte, counted from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * A store of files too large for memory, written in parts. All parts but the last have equal size. `handle` is valid after a
 * restart.
 */
export interface LargeStore extends MediaStore {
  begin(name: string, type: string): Promise<string>;
  /** Returns a proof for `finish`. Parts are counted from 1. A repeated part replaces the earlier part. */
  putPart(
    name: string,
    handle: string,
    part: { readonly number: number; readonly offset: number; readonly bytes: Uint8Array },
  ): Promise<string>;
  /** The parts are joined in the order of `proofs`. The call can be repeated. */
  finish(name: string, handle: string, proofs: readonly string[]): Promise<void>;
  abandon(name: string, handle: string): Promise<void>;
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string, range?: Range): Promise<Readable | undefined>;
}
