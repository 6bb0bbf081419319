import type { Readable } from 'node:stream';

/** Where files stand: written once under a name of their content, read, and taken away. */
export interface MediaStore {
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined: there is none of this name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Also of what is not there. */
  remove(name: string): Promise<void>;
}

/** The first and the last byte, counted from zero. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Files too large to be held in memory: they arrive in parts of one size, the last of any, and are read as a stream. What arrived stays
 * over a restart: whoever brings the rest says under which `handle` it was begun.
 */
export interface LargeStore extends MediaStore {
  /** Answers the handle of the file that begins. */
  begin(name: string, type: string): Promise<string>;
  /** A part from its offset on, numbered from 1; brought again it takes the place of the first. Answers what proves it at the end. */
  putPart(
    name: string,
    handle: string,
    part: { readonly number: number; readonly offset: number; readonly bytes: Uint8Array },
  ): Promise<string>;
  /** Makes a file of the parts, which `proofs` names in their order. Done twice it is done once. */
  finish(name: string, handle: string, proofs: readonly string[]): Promise<void>;
  /** Forgets the parts of a file that will not be finished. */
  abandon(name: string, handle: string): Promise<void>;
  /** Its length in bytes; undefined: there is none of this name. */
  sizeOf(name: string): Promise<number | undefined>;
  /** All of it, or a range that lies within its length. */
  read(name: string, range?: Range): Promise<Readable | undefined>;
}
