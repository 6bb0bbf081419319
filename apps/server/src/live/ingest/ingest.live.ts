import { setTimeout as pause } from 'node:timers/promises';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubpulseBridgeId } from '@clubpulse/contract/devices/bridges';
import {
  type Ack,
  ackTopic,
  BINARY_VERSION_2,
  type ClockAnswer,
  parseBridgeTopic,
} from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import { steadyNow } from '../../platform/clock/steady.ts';
import { type Database, isUnavailable } from '../../platform/database/database.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { Board } from '../board/public.ts';
import { readPresence } from '../presence/public.ts';
import { ClubIntake, type Trouble } from './club-intake.live.ts';
import { createFlush } from './flush.live.ts';
import { progressOfClub } from './progress.store.ts';
import { Readings } from './readings.wire.ts';

/** The limit for unstored minutes. Above it messages are not accepted, and bridges store their readings. */
const MEMORY_MAX_BYTES = 512 * 1024 * 1024;
/** With more unstored minutes a club is written before the next regular write. */
const WAITING_MAX = 4096;
const HELD_MAX = 2000;
const HELD_BYTES_MAX = 256 * 1024 * 1024;
const RETRY_MS = 500;
const UNKNOWN_MS = 5000;
/** The time for which messages wait while a clock is uncertain. A running bridge sends a message every second. */
const HOLD_MS = 3000;
const HOLD_LOOK_MS = 500;
const NOTES_MS = 5000;

interface Held {
  readonly bridgeId: number;
  readonly payload: Buffer;
  readonly at: number;
}

export interface Ingest {
  refusedOf(clubId: ClubId, bridgeId: ClubpulseBridgeId): number;
  /** Age of the oldest message that is not stored, and the memory of unstored readings. */
  load(): { readonly oldestMs: number; readonly bytes: number };
  leave(isLeft: (clubId: ClubId) => boolean): Promise<void>;
  drain(): Promise<void>;
}

type Options = {
  db: Database;
  mqtt: Mqtt;
  board: Board;
  heartMinutes: HeartMinuteStore;
  flushSeconds: number;
  noteTrouble: (trouble: Trouble & { readonly ClubpulseBridgeId: number }) => Promise<void>;
  log: Logger;
  memoryMaxBytes?: number;
  holdMs?: number;
  holds?: (clubId: ClubId) => boolean;
};

interface State extends Required<Options> {
  readonly clubs: Map<number, ClubIntake>;
  readonly held: Map<number, Held[]>;
  heldBytes: number;
  readonly lookedAt: Map<number, number>;
  readonly readings: Readings;
  readonly asking: Set<number>;
  readonly notes: ReturnType<typeof createBridgeNotes>;
  readonly flush: ReturnType<typeof createFlush>;
  full: boolean;
  closed: boolean;
}

/** Readings are shown at once, stored in batches, and acknowledged when they are stored. */
export function createIngest(options: Options): Ingest {
  const { db, heartMinutes, flushSeconds: seconds, log } = options;
  const clubs = new Map<number, ClubIntake>();
  const afterWrite = () => roomAgain(state);
  const state: State = {
    memoryMaxBytes: MEMORY_MAX_BYTES,
    holdMs: HOLD_MS,
    holds: () => true,
    ...options,
    clubs,
    held: new Map(),
    heldBytes: 0,
    lookedAt: new Map(),
    readings: new Readings(),
    asking: new Set(),
    notes: createBridgeNotes(options),
    flush: createFlush({ db, heartMinutes, seconds, clubs: () => clubs.values(), afterWrite, log }),
    full: false,
    closed: false,
  };
  const holding = setInterval(
    () => {
      for (const club of clubs.values()) if (club.release(steadyNow(), Date.now())) state.flush.hurry(club);
    },
    Math.min(HOLD_LOOK_MS, state.holdMs),
  );
  state.mqtt.onMessage((topic, payload) => receive(state, topic, payload));
  return {
    refusedOf: (clubId, bridgeId) => clubs.get(clubId)?.refusedOf(bridgeId) ?? 0,
    load: () => loadOf(state),
    leave: (isLeft) => leave(state, isLeft),
    async drain() {
      state.closed = true;
      state.notes.stop();
      clearInterval(holding);
      for (const club of clubs.values()) club.end(steadyNow(), Date.now());
      await state.flush.drain();
      await state.notes.write();
    },
  };
}

async function leave(state: State, isLeft: (clubId: ClubId) => boolean): Promise<void> {
  const left = [...state.clubs.values()].filter(({ board }) => isLeft(board.clubId));
  for (const club of left) {
    state.clubs.delete(club.board.clubId);
    club.end(steadyNow(), Date.now());
  }
  for (const clubId of state.held.keys()) if (isLeft(clubId)) dropHeld(state, clubId);
  await state.flush.writeNow(left);
}

function dropHeld(state: State, clubId: number): void {
  for (const { payload } of state.held.get(clubId) ?? []) state.heldBytes -= payload.length;
  state.held.delete(clubId);
}

function loadOf({ clubs, held, heldBytes, board }: State): ReturnType<Ingest['load']> {
  const [now, wall] = [steadyNow(), Date.now()];
  const ages = [
    ...[...clubs.values()].map(({ unstoredSince }) => (unstoredSince === undefined ? 0 : now - unstoredSince)),
    ...[...held.values()].map(([first]) => (first === undefined ? 0 : wall - first.at)),
  ];
  return { oldestMs: ages.reduce((oldest, age) => Math.max(oldest, age), 0), bytes: board.budget.bytes + heldBytes };
}

function receive(state: State, topic: string, payload: Buffer): void {
  const found = state.closed ? undefined : parseBridgeTopic(topic);
  if (found?.leaf === 'state') return answerClock(state, found.clubId, found.bridgeId, payload);
  if (found?.leaf !== 'hr') return;
  const club = state.clubs.get(found.clubId);
  const wall = Date.now();
  if (club) take(state, club, found.bridgeId, payload, wall);
  else {
    if (!state.held.has(found.clubId)) void admit(state, found.clubId);
    hold(state, found.clubId, found.bridgeId, payload, wall);
  }
}

function answerClock(state: State, clubId: ClubId, bridgeId: ClubpulseBridgeId, payload: Buffer): void {
  const time = Date.now();
  const presence = readPresence(payload);
  if (presence?.online !== true) return;
  const { ask } = presence;
  if (ask === undefined) return void state.asking.delete(bridgeId);
  state.asking.add(bridgeId);
  state.mqtt.publish(ackTopic(clubId, bridgeId), JSON.stringify({ ask, time, version: BINARY_VERSION_2 } satisfies ClockAnswer), {
    qos: 0,
    retain: false,
  });
}

function take(state: State, club: ClubIntake, bridgeId: number, payload: Buffer, wall: number): void {
  const room = club.board.roomOfBridge(bridgeId);
  if (room === undefined) return lookAgain(state, club, bridgeId, payload, wall);
  if (state.full || state.board.budget.bytes > state.memoryMaxBytes) return refuseForMemory(state);
  const nonsense = state.readings.read(payload, wall);
  const missed = nonsense
    ? club.refuse(bridgeId, nonsense, state.readings)
    : club.apply(bridgeId, room, state.readings, steadyNow(), wall);
  if (missed || club.board.minutes.waiting > WAITING_MAX) state.flush.hurry(club);
}

/**
 * Copies the payload, because its memory belongs to the broker. A message beyond the limit is dropped, and the bridge sends it
 * again.
 */
function hold(state: State, clubId: ClubId, bridgeId: ClubpulseBridgeId, payload: Buffer, at: number): void {
  const waiting = state.held.get(clubId) ?? [];
  state.held.set(clubId, waiting);
  if (waiting.length >= HELD_MAX || state.heldBytes + payload.length > HELD_BYTES_MAX) return;
  state.heldBytes += payload.length;
  waiting.push({ bridgeId, payload: Buffer.from(payload), at });
}

function release(state: State, clubId: number, club: ClubIntake): void {
  const waiting = state.held.get(clubId) ?? [];
  state.held.delete(clubId);
  for (const { bridgeId, payload, at } of waiting) {
    state.heldBytes -= payload.length;
    if (club.board.hasBridge(bridgeId)) take(state, club, bridgeId, payload, at);
  }
}

async function admit(state: State, clubId: number): Promise<void> {
  const { board, db, mqtt, log, holdMs } = state;
  state.held.set(clubId, []);
  while (!state.closed) {
    try {
      const [clubBoard, progress] = await Promise.all([board.open(clubId), progressOfClub(db, clubId)]);
      if (!state.holds(clubId)) return dropHeld(state, clubId);
      const acknowledge = (bridgeId: number, ack: Ack) =>
        mqtt.publish(ackTopic(clubId, bridgeId), JSON.stringify(ack), { qos: 0, retain: false });
      const asksForTime = (bridgeId: number) => state.asking.has(bridgeId);
      const club = new ClubIntake(clubBoard, progress, { log, acknowledge, asksForTime, note: state.notes.note, holdMs });
      state.clubs.set(clubId, club);
      state.lookedAt.set(clubId, steadyNow());
      return release(state, clubId, club);
    } catch (error) {
      log.warn({ err: error, clubId }, 'a club could not be loaded, trying again');
      await pause(RETRY_MS);
    }
  }
}

function lookAgain(state: State, club: ClubIntake, bridgeId: number, payload: Buffer, wall: number): void {
  const { clubId } = club.board;
  const looking = state.held.has(clubId);
  hold(state, clubId, bridgeId, payload, wall);
  if (looking) return;
  const wait = Math.max(0, (state.lookedAt.get(clubId) ?? 0) + UNKNOWN_MS - steadyNow());
  void pause(wait, undefined, { ref: false })
    .then(() => state.board.reload(clubId))
    .then(() => {
      state.lookedAt.set(clubId, steadyNow());
      release(state, clubId, club);
    });
}

function refuseForMemory(state: State): void {
  if (!state.full) state.log.error('the memory for heart rates is full: nothing is taken in until the database stores again');
  state.full = true;
}

function roomAgain(state: State): void {
  const { board, memoryMaxBytes, mqtt } = state;
  if (!state.full || board.budget.bytes > memoryMaxBytes / 2) return;
  state.full = false;
  mqtt.renewRun();
}

function createBridgeNotes({ noteTrouble, log }: Pick<Options, 'noteTrouble' | 'log'>) {
  const troubles = new Map<number, Trouble>();
  const unwritten = new Set<number>();
  const note = (bridgeId: number, trouble: Trouble) => void troubles.set(bridgeId, { ...troubles.get(bridgeId), ...trouble });

  async function write(): Promise<void> {
    const found = new Map(troubles);
    troubles.clear();
    try {
      for (const [ClubpulseBridgeId, trouble] of found) {
        await noteTrouble({ ClubpulseBridgeId, ...trouble }).catch((error: unknown) => dropNote(ClubpulseBridgeId, error));
        found.delete(ClubpulseBridgeId);
      }
    } catch (error) {
      log.warn({ err: error }, 'faults of bridges could not be stored, trying again');
      for (const [bridgeId, trouble] of found) note(bridgeId, { ...trouble, ...troubles.get(bridgeId) });
    }
  }

  function dropNote(bridgeId: number, error: unknown): void {
    if (isUnavailable(error)) throw error;
    if (!unwritten.has(bridgeId))
      log.error({ err: error, bridgeId }, 'what was found of a bridge cannot be written, it is dropped');
    unwritten.add(bridgeId);
  }

  const timer = setInterval(() => void write(), NOTES_MS);
  return { note, write, stop: () => clearInterval(timer) };
}
