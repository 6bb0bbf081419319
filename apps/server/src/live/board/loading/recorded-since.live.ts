import { setImmediate as breathe } from 'node:timers/promises';
import { deepestRecovery } from '@clubpulse/rules/training/trainings/recovery';
import type { ClubBoard } from '../club-board.live.ts';
import { heartRates, type ZoneTables } from '../zone-tables.live.ts';
import { addTally, type Counted, emptyTally, heldSince, subtractTally, type Tally, tallyFrom } from './recall.live.ts';
import type { RecordedMinutes } from './recorded-since.facts.ts';
import type { TrainingLimits } from './training-limits.facts.ts';

export interface RecordedSince {
  readonly slot: number;
  readonly done: Tally;
  readonly upTo: Tally;
}

export interface Standing {
  readonly roomId: number | null;
  /** Unix seconds. */
  readonly since: number;
  readonly counted: readonly Counted[];
  readonly waiting: ReadonlyMap<number, ReadonlyMap<number, Uint8Array>>;
}

export function standingOf(board: ClubBoard, roomId: number | null, since: number): Standing {
  const waiting = new Map<number, Map<number, Uint8Array>>();
  for (const { slot, minute, room, beats } of board.minutes.held(Math.floor(since / 60))) {
    if (roomId !== null && board.roomAt(room) !== roomId) continue;
    const minutes = waiting.get(slot) ?? new Map<number, Uint8Array>();
    waiting.set(slot, minutes.set(minute, beats));
  }
  const counted = Array.from({ length: board.slots }, (_, slot) => ({
    since: board.sinceOf(slot),
    last: board.lastOf(slot),
    upTo: board.tallyOf(slot),
  }));
  return { roomId, since, counted, waiting };
}

/** Unix seconds, `to` exclusive. Readings in a pause do not count. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

export function recordedSinceOf(
  board: ClubBoard,
  standing: Standing,
  stored: readonly RecordedMinutes[],
  limits: readonly TrainingLimits[],
  pauses: readonly Pause[] = [],
): RecordedSince[] {
  const { since, counted } = standing;
  const minutesOf = minutesOfEach(board, standing, stored);
  const trainingsOf = Map.groupBy(limits, ({ UserId }) => UserId);
  return Array.from({ length: board.slots }, (_, slot) => {
    const { last = 0, upTo = emptyTally } = counted[slot] ?? {};
    const minutes = minutesOf(slot);
    const zones = board.zonesOver(slot, trainingsOf.get(board.factsOf(slot)?.UserId ?? 0) ?? []);
    const heldIn = (tables: ZoneTables, second: number) =>
      tallyFrom(tables, heldSince(minutes, second, last === 0 ? Infinity : last));
    const doneSince = (second: number) =>
      zones.reduce((sum, { from, tables }, index) => {
        const until = zones[index + 1]?.from ?? Infinity;
        if (until <= second) return sum;
        const done = addTally(sum, heldIn(tables, Math.max(second, from)));
        return until === Infinity ? done : subtractTally(done, heldIn(tables, until));
      }, emptyTally);
    const done = pauses.reduce(
      (sum, { from, to }) => subtractTally(sum, subtractTally(doneSince(from), doneSince(to))),
      doneSince(since),
    );
    return { slot, done, upTo };
  });
}

/** Athletes per turn of the event loop. An hour of one athlete takes half a millisecond. */
const WITHOUT_BREATH = 5;

/**
 * By slot, the drop of the heart rate (bpm) in the minute after an effort between `from` and `until` (Unix seconds; decision
 * 0003).
 */
export async function recoveriesOf(
  board: ClubBoard,
  standing: Standing,
  stored: readonly RecordedMinutes[],
  from: (slot: number) => number,
  until: number,
): Promise<ReadonlyMap<number, number>> {
  const minutesOf = minutesOfEach(board, standing, stored);
  const recoveries = new Map<number, number>();
  for (let slot = 0; slot < board.slots; slot++) {
    if (slot % WITHOUT_BREATH === 0) await breathe();
    if (board.isDemo(slot)) continue;
    const beats = secondsOf(minutesOf(slot), from(slot), until);
    const recovery = beats.length === 0 ? null : deepestRecovery(beats, board.maxHeartRateOf(slot));
    if (recovery !== null) recoveries.set(slot, recovery);
  }
  return recoveries;
}

function secondsOf({ Minutes, Beats }: Pick<RecordedMinutes, 'Minutes' | 'Beats'>, from: number, until: number): Uint8Array {
  const [first, last] = [Minutes[0], Minutes.at(-1)];
  if (first === undefined || last === undefined) return new Uint8Array(0);
  const begin = Math.max(from, first * 60);
  const seconds = new Uint8Array(Math.max(0, Math.min(until, (last + 1) * 60) - begin));
  for (const [row, minute] of Minutes.entries()) {
    for (let at = 0; at < 60; at++) {
      const second = minute * 60 + at - begin;
      if (second >= 0 && second < seconds.length)
        seconds[second] = heartRates[Beats[row * 60 + at] ?? 0] ? (Beats[row * 60 + at] ?? 0) : 0;
    }
  }
  return seconds;
}

export function minutesOfEach(board: ClubBoard, { waiting }: Standing, stored: readonly RecordedMinutes[]) {
  const storedOf = new Map(stored.map((one) => [board.slotOf(one.UserId), one]));
  return (slot: number) => together(storedOf.get(slot), waiting.get(slot));
}

/** Stored and unstored minutes in order of time. An unstored second replaces a stored second, as its later write does. */
function together(
  stored: RecordedMinutes | undefined,
  waiting: ReadonlyMap<number, Uint8Array> = new Map(),
): Pick<RecordedMinutes, 'Minutes' | 'Beats'> {
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
