import type { Session } from '@clubpulse/rules/training/recordings/recording';

export interface PassedOver {
  Untimed: number;
  Foreign: number;
}

const packed = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
] as const;
export const isPacked = (bytes: Uint8Array): boolean => packed.some((mark) => mark.every((byte, at) => bytes[at] === byte));

export interface ReadFile {
  readonly device: string;
  readonly sessions: readonly Session[];
  readonly passedOver: Readonly<PassedOver>;
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

export class Broken extends Error {
  readonly why: Unread;
  constructor(why: Unread) {
    super(why);
    this.why = why;
  }
}
