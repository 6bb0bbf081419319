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

/** Memory for unstored minutes; beyond it, bridges hold their readings. */
const MEMORY_MAX_BYTES = 512 * 1024 * 1024;
/** A club with more unstored minutes than this is written before its turn. */
const WAITING_MAX = 4096;
const HELD_MAX = 2000;
const HELD_BYTES_MAX = 256 * 1024 * 1024;
const RETRY_MS = 500;
const STRANGER_MS = 5000;
/** A running bridge sends each second: messages with an uncertain clock wait this long for the next one. */
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
};

/** Takes the readings of all bridges: onto the board at once, into the database in batches, acknowledged when stored. */
export function createIngest(options: Options): Ingest {
  const { db, mqtt, board, heartMinutes, flushSeconds, noteTrouble, log } = options;
  const { memoryMaxBytes = MEMORY_MAX_BYTES, holdMs = HOLD_MS } = options;
  const clubs = new Map<number, ClubIntake>();
  const held = new Map<number, Held[]>();
  let heldBytes = 0;
  const lookedAt = new Map<number, number>();
  const readings = new Readings();
  let full = false;
  let closed = false;

  const flush = createFlush({ db, heartMinutes, seconds: flushSeconds, clubs: () => clubs.values(), afterWrite: roomAgain, log });

  function hear(topic: string, payload: Buffer): void {
    const found = closed ? undefined : parseBridgeTopic(topic);
    if (found?.leaf === 'state') return answerClock(found.clubId, found.bridgeId, payload);
    if (found?.leaf !== 'hr') return;
    const club = clubs.get(found.clubId);
    const wall = Date.now();
    if (club) take(club, found.bridgeId, payload, wall);
    else {
      if (!held.has(found.clubId)) void admit(found.clubId);
      hold(found.clubId, found.bridgeId, payload, wall);
    }
  }

  const asking = new Set<number>();
  function answerClock(clubId: ClubId, bridgeId: ClubpulseBridgeId, payload: Buffer): void {
    const time = Date.now();
    const presence = readPresence(payload);
    if (presence?.online !== true) return;
    const { ask } = presence;
    if (ask === undefined) return void asking.delete(bridgeId);
    asking.add(bridgeId);
    mqtt.publish(ackTopic(clubId, bridgeId), JSON.stringify({ ask, time, version: BINARY_VERSION_2 } satisfies ClockAnswer), {
      qos: 0,
      retain: false,
    });
  }

  const troubles = new Map<number, Trouble>();
  const note = (bridgeId: number, trouble: Trouble) => void troubles.set(bridgeId, { ...troubles.get(bridgeId), ...trouble });
  const unwritten = new Set<number>();
  /** Writes each bridge separately: one failure must not block the others. */
  async function keepNotes(): Promise<void> {
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
  const notes = setInterval(() => void keepNotes(), NOTES_MS);
  const holding = setInterval(
    () => {
      for (const club of clubs.values()) if (club.release(steadyNow(), Date.now())) flush.hurry(club);
    },
    Math.min(HOLD_LOOK_MS, holdMs),
  );

  function take(club: ClubIntake, bridgeId: number, payload: Buffer, wall: number): void {
    const room = club.board.roomOfBridge(bridgeId);
    if (room === undefined) return lookAgain(club, bridgeId, payload, wall);
    if (full || board.budget.bytes > memoryMaxBytes) return refuseForMemory();
    const nonsense = readings.read(payload, wall);
    const missed = nonsense ? club.refuse(bridgeId, nonsense, readings) : club.apply(bridgeId, room, readings, steadyNow(), wall);
    if (missed || club.board.minutes.waiting > WAITING_MAX) flush.hurry(club);
  }

  /** Copies the payload, which belongs to the broker. Beyond the limit the bridge sends it again. */
  function hold(clubId: ClubId, bridgeId: ClubpulseBridgeId, payload: Buffer, at: number): void {
    const waiting = held.get(clubId) ?? [];
    held.set(clubId, waiting);
    if (waiting.length >= HELD_MAX || heldBytes + payload.length > HELD_BYTES_MAX) return;
    heldBytes += payload.length;
    waiting.push({ bridgeId, payload: Buffer.from(payload), at });
  }

  function release(clubId: number, club: ClubIntake): void {
    const waiting = held.get(clubId) ?? [];
    held.delete(clubId);
    for (const { bridgeId, payload, at } of waiting) {
      heldBytes -= payload.length;
      if (club.board.hasBridge(bridgeId)) take(club, bridgeId, payload, at);
    }
  }

  /** Loads a club at its first message; retries until the database is available. */
  async function admit(clubId: number): Promise<void> {
    held.set(clubId, []);
    while (!closed) {
      try {
        const [clubBoard, progress] = await Promise.all([board.open(clubId), progressOfClub(db, clubId)]);
        const acknowledge = (bridgeId: number, ack: Ack) =>
          mqtt.publish(ackTopic(clubId, bridgeId), JSON.stringify(ack), { qos: 0, retain: false });
        const asksForTime = (bridgeId: number) => asking.has(bridgeId);
        const club = new ClubIntake(clubBoard, progress, { log, acknowledge, asksForTime, note, holdMs });
        clubs.set(clubId, club);
        lookedAt.set(clubId, steadyNow());
        return release(clubId, club);
      } catch (error) {
        log.warn({ err: error, clubId }, 'a club could not be loaded, trying again');
        await pause(RETRY_MS);
      }
    }
  }

  function lookAgain(club: ClubIntake, bridgeId: number, payload: Buffer, wall: number): void {
    const { clubId } = club.board;
    const looking = held.has(clubId);
    hold(clubId, bridgeId, payload, wall);
    if (looking) return;
    const wait = Math.max(0, (lookedAt.get(clubId) ?? 0) + STRANGER_MS - steadyNow());
    void pause(wait, undefined, { ref: false })
      .then(() => board.reload(clubId))
      .then(() => {
        lookedAt.set(clubId, steadyNow());
        release(clubId, club);
      });
  }

  function refuseForMemory(): void {
    if (!full) log.error('the memory for heart rates is full: nothing is taken in until the database stores again');
    full = true;
  }
  function roomAgain(): void {
    if (!full || board.budget.bytes > memoryMaxBytes / 2) return;
    full = false;
    mqtt.renewRun();
  }

  mqtt.onMessage(hear);
  return {
    refusedOf: (clubId, bridgeId) => clubs.get(clubId)?.refusedOf(bridgeId) ?? 0,
    async drain() {
      closed = true;
      clearInterval(notes);
      clearInterval(holding);
      for (const club of clubs.values()) club.end(steadyNow(), Date.now());
      await flush.drain();
      await keepNotes();
    },
  };
}
