import type { Session } from '@clubpulse/rules/training/recordings/recording';

/** What a reader of files answers: what was recorded with what, or why nobody can say. */

/** What of a file says nothing that is kept. */
export interface PassedOver {
  /** Points and records without a time. */
  Untimed: number;
  /** Messages of FIT of kinds that are not read. */
  Foreign: number;
}

/** How archives and packed files begin: ZIP, gzip. */
const packed = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
] as const;
export const isPacked = (bytes: Uint8Array): boolean => packed.some((mark) => mark.every((byte, at) => bytes[at] === byte));

export interface ReadFile {
  /** The maker and model of the recorder, in the file's words; empty where it says nothing. */
  readonly device: string;
  readonly sessions: readonly Session[];
  readonly passedOver: Readonly<PassedOver>;
  /** It ends before it says: what is read is what came before that. */
  readonly isCut: boolean;
}

export type Unread =
  | 'RecordingTypeRefused'
  | 'RecordingPacked'
  | 'RecordingDocumentType'
  | 'RecordingBroken'
  | 'RecordingEmpty'
  | 'RecordingTooShort'
  | 'RecordingTooLong'
  | 'RecordingWithoutValues'
  | 'RecordingTooLarge';

/** Ends the reading of a file, from wherever in it one is. */
export class Broken extends Error {
  readonly why: Unread;
  constructor(why: Unread) {
    super(why);
    this.why = why;
  }
}
