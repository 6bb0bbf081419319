import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { LiveAthlete, UserLive } from '@clubpulse/contract/live/board.calls';
import type { Logger } from 'pino';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { BoardPorts, OwnSeconds, ReceivedStrap } from './board.ports.ts';
import { ClubBoard } from './club-board.live.ts';
import { beatMadeUp } from './demos.live.ts';
import { liveAthletesOf, liveUserOf, strapsReceivedSince } from './live-athletes.live.ts';
import { loadTogether } from './loading/load-together.live.ts';
import { RECALLED_SECONDS } from './loading/recall.live.ts';
import { type Pause, type RecordedSince, recordedSinceOf, recoveriesOf, standingOf } from './loading/recorded-since.live.ts';
import { createRecount } from './loading/recount.live.ts';
import type { Budget } from './minute-buffers.live.ts';

const SWEEP_MS = 1000;
const STRAPS_HEARD_MS = 60_000;
const RETRY_MS = 500;
/** From this number of changed users on, reloading every board costs less than looking up each user. */
const MANY_USERS = 100;

export interface Board {
  get(clubId: number): ClubBoard | undefined;
  open(clubId: number): Promise<ClubBoard>;
  reload(clubId: number): Promise<void>;
  /**
   * Combines stored minutes with those of this board, without pauses. `roomId` null: anywhere; `since`: Unix seconds. Rejects when
   * the database is unavailable.
   */
  heardSince(clubId: ClubId, roomId: DisplayGroupId | null, since: number, pauses?: readonly Pause[]): Promise<RecordedSince[]>;
  /**
   * By slot, the drop in beats after an effort: since the second (Unix), or since each training's start. Rejects when the database
   * is unavailable.
   */
  recoveriesIn(
    clubId: ClubId,
    roomId: DisplayGroupId | null,
    since: number | undefined,
    until: number,
  ): Promise<ReadonlyMap<number, number>>;
  /** Bytes of minutes that are not stored yet. */
  readonly budget: Budget;

  liveAthletes(clubId: number): LiveAthlete[];
  userLive(userId: number): UserLive | null;
  trainingNow(clubId: number): number;
  unknownStraps(clubId: number): UnknownStrap[];
  setShown(clubId: ClubId, userId: UserId, shown: boolean): boolean;
  hearOwn(own: OwnSeconds): Promise<boolean>;
  close(): void;
}

type Options = {
  ports: BoardPorts;
  windowSeconds: number;
  notifications: Notifications;
  log: Logger;
};

export async function createBoard({ ports, windowSeconds, notifications, log }: Options): Promise<Board> {
  const boards = new Map<number, ClubBoard>();
  const opening = new Map<number, Promise<ClubBoard>>();
  const reloading = new Map<number, { again: boolean; done: Promise<void> }>();
  const budget: Budget = { bytes: 0 };
  const facts = loadTogether(ports);
  const recounts = createRecount(ports, log);
  let closed = false;

  /** `recalls`: the board starts empty and continues from the stored minutes. */
  async function load(club: ClubBoard, recalls = false): Promise<ClubBoard> {
    const { athletes, bridges, stored, limits, now } = await facts(club.clubId, recalls);
    club.learn({ athletes, bridges }, now.toISOString().slice(0, 10));
    club.recall(stored, steadyNow(), now.getTime(), limits);
    return club;
  }

  function open(clubId: number): Promise<ClubBoard> {
    const ready = boards.get(clubId);
    if (ready) return Promise.resolve(ready);
    let promise = opening.get(clubId);
    if (!promise) {
      promise = load(new ClubBoard(clubId, { budget, windowSeconds }), true)
        .then((club) => {
          boards.set(clubId, club);
          return club;
        })
        .finally(() => opening.delete(clubId));
      opening.set(clubId, promise);
    }
    return promise;
  }

  async function refresh(clubId: number, state: { again: boolean }): Promise<void> {
    const club = boards.get(clubId) ?? (await opening.get(clubId)?.catch(() => undefined));
    while (club && state.again && !closed) {
      state.again = false;
      try {
        await load(club);
      } catch (error) {
        log.warn({ err: error, clubId }, 'the facts of a club could not be loaded, trying again');
        state.again = true;
        await pause(RETRY_MS);
      }
    }
    reloading.delete(clubId);
  }
  function reload(clubId: number): Promise<void> {
    const running = reloading.get(clubId);
    if (running) {
      running.again = true;
      return running.done;
    }
    const state = { again: true, done: Promise.resolve() };
    reloading.set(clubId, state);
    state.done = refresh(clubId, state);
    return state.done;
  }

  async function heardSince(
    clubId: ClubId,
    roomId: DisplayGroupId | null,
    since: number,
    pauses?: readonly Pause[],
  ): Promise<RecordedSince[]> {
    const club = await open(clubId);
    await recounts.recount(club);
    // Reads the unstored minutes first: a minute that is stored in between is then found twice and counted once.
    const standing = standingOf(club, roomId, since);
    const stored = await ports.heardIn(clubId, roomId, since);
    const unknown = stored.flatMap(({ UserId }) => (club.hasAthlete(UserId) ? [] : [UserId]));
    if (unknown.length > 0) {
      club.want(unknown);
      await reload(clubId);
    }
    const waiting = [...standing.waiting.keys()].flatMap((slot) => club.factsOf(slot)?.UserId ?? []);
    const recorded = new Set([...stored.map(({ UserId }) => UserId), ...waiting]);
    return recordedSinceOf(club, standing, stored, await ports.limitsSince([...recorded], since), pauses);
  }

  async function recoveriesIn(clubId: ClubId, roomId: DisplayGroupId | null, since: number | undefined, until: number) {
    const club = await open(clubId);
    const from = (slot: number) => since ?? club.sinceOf(slot);
    const first = since ?? Math.min(until, ...club.active.map(from));
    const standing = standingOf(club, roomId, first);
    return recoveriesOf(club, standing, await ports.heardIn(clubId, roomId, first), from, until);
  }

  async function knowing(clubId: ClubId, userId: UserId): Promise<ClubBoard> {
    const club = await open(clubId);
    if (club.hasAthlete(userId)) return club;
    club.want([userId]);
    await reload(clubId);
    const now = new Date();
    const stored = await ports.minutesOf([{ ClubId: clubId, UserId: userId }], now);
    const limits = await ports.limitsSince([userId], Math.floor(now.getTime() / 1000) - RECALLED_SECONDS);
    club.recall(stored, steadyNow(), now.getTime(), limits);
    return club;
  }

  async function hearOwn({ clubId, roomId, userId, begin, beats }: OwnSeconds): Promise<boolean> {
    const club = await knowing(clubId, userId);
    const [now, wall] = [steadyNow(), Date.now()];
    for (const [index, bpm] of beats.entries()) club.hearOwn({ userId, bpm, second: begin + index, roomId }, now, wall);
    return club.isAthlete(userId);
  }

  const loaded = () => [...new Set([...boards.keys(), ...opening.keys()])];
  const reloadAll = () => {
    for (const clubId of loaded()) void reload(clubId);
  };
  async function userChanged(userId: number): Promise<void> {
    const now = await ports.clubsOfUser(userId);
    const before = [...boards.values()].filter((club) => club.hasAthlete(userId)).map((club) => club.clubId);
    for (const clubId of new Set([...now, ...before])) if (boards.has(clubId) || opening.has(clubId)) void reload(clubId);
  }
  const changed = new Set<number>();
  let looking: Promise<void> | undefined;
  /** Handles one user at a time on one connection: importing a club with thousands of members must not take all connections. */
  async function lookAtChanged(): Promise<void> {
    for (const userId of changed) {
      if (changed.size > MANY_USERS || loaded().length === 0) {
        changed.clear();
        reloadAll();
        return;
      }
      changed.delete(userId);
      try {
        await userChanged(userId);
      } catch (error) {
        log.warn({ err: error }, 'the clubs of a user could not be loaded');
        reloadAll();
      }
    }
  }
  await notifications.on(
    'clubpulse_user',
    (payload) => {
      changed.add(Number(payload));
      looking ??= lookAtChanged().finally(() => {
        looking = undefined;
      });
    },
    reloadAll,
  );
  await notifications.on(
    'clubpulse_club',
    (payload) => void reload(Number(payload)),
    () => {},
  );
  await notifications.on(
    'clubpulse_bridge',
    (payload) => {
      for (const club of boards.values()) if (club.hasBridge(Number(payload))) void reload(club.clubId);
    },
    () => {},
  );

  const sweeper = setInterval(() => {
    const now = steadyNow();
    for (const club of boards.values()) {
      beatMadeUp(club, now, Date.now());
      club.sweep(now);
      recounts.look(club);
    }
  }, SWEEP_MS);
  let strapsNotedAt = steadyNow();
  const notes = setInterval(() => {
    const after = strapsNotedAt;
    strapsNotedAt = steadyNow();
    const heard: ReceivedStrap[] = [...boards.values()].flatMap((club) => strapsReceivedSince(club, after));
    if (heard.length === 0) return;
    ports.strapsHeard(heard, new Date()).catch((error: unknown) => {
      log.warn({ err: error }, 'the times when straps were received could not be stored');
    });
  }, STRAPS_HEARD_MS);

  return {
    get: (clubId) => boards.get(clubId),
    open,
    reload,
    heardSince,
    recoveriesIn,
    hearOwn,
    budget,
    liveAthletes(clubId) {
      const club = boards.get(clubId);
      return club ? liveAthletesOf(club, steadyNow()).sort((a, b) => a.Nickname.localeCompare(b.Nickname)) : [];
    },
    userLive(userId) {
      for (const club of boards.values()) {
        const live = liveUserOf(club, userId, steadyNow());
        if (live) return { ...live, ClubId: club.clubId };
      }
      return null;
    },
    trainingNow: (clubId) => boards.get(clubId)?.trainingNow() ?? 0,
    unknownStraps: (clubId) => boards.get(clubId)?.unknown.list() ?? [],
    setShown: (clubId, userId, shown) => boards.get(clubId)?.setShown(userId, shown, steadyNow()) ?? false,
    close() {
      closed = true;
      clearInterval(sweeper);
      clearInterval(notes);
    },
  };
}
