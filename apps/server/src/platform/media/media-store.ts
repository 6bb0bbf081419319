import type { Readable } from 'node:stream';

/** Stores files that never change; their names are derived from their content. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

/** A range of bytes: positions of the first and the last byte, both included, counted from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Also stores files too large for memory, uploaded in parts of equal size except the last. `handle` finds them after a restart.
 */
export interface LargeStore extends MediaStore {
  begin(name: string, type: string): Promise<string>;
  /** `finish` needs the returned proof. Parts are numbered from 1; a part that is sent again replaces the earlier one. */
  putPart(
    name: string,
    handle: string,
    part: { readonly number: number; readonly offset: number; readonly bytes: Uint8Array },
  ): Promise<string>;
  /** Joins the parts of an upload in the order of `proofs`. It may be repeated. */
  finish(name: string, handle: string, proofs: readonly string[]): Promise<void>;
  abandon(name: string, handle: string): Promise<void>;
  /** Size in bytes; undefined when the file does not exist. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string, range?: Range): Promise<Readable | undefined>;
}
