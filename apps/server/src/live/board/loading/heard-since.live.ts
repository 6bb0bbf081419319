import type { ClubBoard } from '../club-board.live.ts';
import type { HeardMinutes } from './heard-since.facts.ts';
import { heldSince, nothing, type Tally } from './recall.live.ts';

/** What somebody did since a moment, up to where the board had counted her (`upTo`): what it counts from there on comes on top. */
export interface HeardSince {
  readonly slot: number;
  readonly done: Tally;
  readonly upTo: Tally;
}

/** A board as it stood before what is stored was read: how far it had counted everybody, and what waited to be stored. */
export interface Standing {
  readonly roomId: number | null;
  /** Unix seconds. */
  readonly since: number;
  /** Of each slot its newest second. */
  readonly counted: readonly { readonly last: number; readonly upTo: Tally }[];
  /** Beats of a minute (since 1970) of a slot. */
  readonly waiting: ReadonlyMap<number, ReadonlyMap<number, Uint8Array>>;
}

export function standingOf(board: ClubBoard, roomId: number | null, since: number): Standing {
  const waiting = new Map<number, Map<number, Uint8Array>>();
  for (const { slot, minute, room, beats } of board.minutes.held(Math.floor(since / 60))) {
    if (roomId !== null && board.roomAt(room) !== roomId) continue;
    const minutes = waiting.get(slot) ?? new Map<number, Uint8Array>();
    waiting.set(slot, minutes.set(minute, beats));
  }
  const counted = Array.from({ length: board.slots }, (_, slot) => ({ last: board.lastOf(slot), upTo: board.tallyOf(slot) }));
  return { roomId, since, counted, waiting };
}

/** Everybody who has a slot, with what was heard of her: what is stored and what waited, each second once. */
export function heardSinceOf(board: ClubBoard, standing: Standing, stored: readonly HeardMinutes[]): HeardSince[] {
  const { since, counted, waiting } = standing;
  const storedOf = new Map(stored.map((one) => [board.slotOf(one.UserId), one]));
  return Array.from({ length: board.slots }, (_, slot) => {
    const { last = 0, upTo = nothing } = counted[slot] ?? {};
    const minutes = together(storedOf.get(slot), waiting.get(slot));
    return { slot, done: board.tallyFrom(slot, heldSince(minutes, since, last === 0 ? Infinity : last)), upTo };
  });
}

/** In their order; a second that waits goes before the stored one, as when it is stored. */
function together(
  stored: HeardMinutes | undefined,
  waiting: ReadonlyMap<number, Uint8Array> = new Map(),
): Pick<HeardMinutes, 'Minutes' | 'Beats'> {
  const all = new Map<number, Uint8Array>();
  for (const [row, minute] of (stored?.Minutes ?? []).entries()) {
    const beats = stored?.Beats.subarray(row * 60, (row + 1) * 60) ?? new Uint8Array(60);
    const newer = waiting.get(minute);
    all.set(minute, newer ? beats.map((bpm, second) => newer[second] || bpm) : beats);
  }
  for (const [minute, beats] of waiting) if (!all.has(minute)) all.set(minute, beats);
  const Minutes = [...all.keys()].toSorted((a, b) => a - b);
  const Beats = new Uint8Array(Minutes.length * 60);
  for (const [row, minute] of Minutes.entries()) Beats.set(all.get(minute) ?? [], row * 60);
  return { Minutes, Beats };
}
