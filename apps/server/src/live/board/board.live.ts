import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { UnknownStrap } from '@clubpulse/contract/devices/sensors';
import type { LiveAthlete, UserLive } from '@clubpulse/contract/live/board.calls';
import type { Logger } from 'pino';
import { steadyNow } from '../../platform/clock/steady.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { BoardPorts, OwnSeconds, ReceivedStrap } from './board.ports.ts';
import { followChanges } from './changes.live.ts';
import type { ClubBoard } from './club-board.live.ts';
import { receiveDemoBeats } from './demos.live.ts';
import { liveAthletesOf, liveUserOf, strapsReceivedSince } from './live-athletes.live.ts';
import { createLoadedBoards, type LoadedBoards } from './loading/loaded-boards.live.ts';
import { RECALLED_SECONDS } from './loading/recall.live.ts';
import { type Pause, type RecordedSince, recordedSinceOf, recoveriesOf, standingOf } from './loading/recorded-since.live.ts';
import { createRecount } from './loading/recount.live.ts';
import type { Budget } from './minute-buffers.live.ts';

const SWEEP_MS = 1000;
const STRAPS_RECEIVED_MS = 60_000;

export interface Board {
  get(clubId: number): ClubBoard | undefined;
  open(clubId: number): Promise<ClubBoard>;
  reload(clubId: number): Promise<void>;
  forget(isLeft: (clubId: number) => boolean): void;
  /**
   * Counted points by slot, without pauses, including minutes that are not stored. `since` is in Unix seconds. `roomId` null
   * means all rooms. Rejects without the database.
   */
  receivedSince(
    clubId: ClubId,
    roomId: DisplayGroupId | null,
    since: number,
    pauses?: readonly Pause[],
  ): Promise<RecordedSince[]>;
  /**
   * Recoveries by slot, in beats, after an effort since `since` (Unix seconds) or since the begin of the training. Rejects
   * without the database.
   */
  recoveriesIn(
    clubId: ClubId,
    roomId: DisplayGroupId | null,
    since: number | undefined,
    until: number,
  ): Promise<ReadonlyMap<number, number>>;
  /** Bytes of minutes that are not stored. */
  readonly budget: Budget;

  liveAthletes(clubId: number): LiveAthlete[];
  userLive(userId: number): UserLive | null;
  userLiveIn(clubId: ClubId, userId: UserId): UserLive | null;
  trainingNow(clubId: number): number;
  unknownStraps(clubId: number): UnknownStrap[];
  setShown(clubId: ClubId, userId: UserId, shown: boolean): Promise<boolean>;
  hearOwn(own: OwnSeconds): Promise<boolean>;
  close(): void;
}

type Options = {
  ports: BoardPorts;
  windowSeconds: number;
  notifications: Notifications;
  log: Logger;
};

interface Parts extends Pick<Options, 'ports'> {
  readonly loaded: LoadedBoards;
  readonly recounts: ReturnType<typeof createRecount>;
}

export async function createBoard({ ports, windowSeconds, notifications, log }: Options): Promise<Board> {
  const loaded = createLoadedBoards({ ports, windowSeconds, log });
  const { boards, budget, open, reload, forget } = loaded;
  const recounts = createRecount(ports, log);
  await followChanges({ loaded, ports, notifications, log });
  const sweeper = setInterval(() => {
    const now = steadyNow();
    for (const club of boards.values()) {
      receiveDemoBeats(club, now, Date.now());
      club.sweep(now);
      recounts.look(club);
      storeReturned(club, ports, log);
    }
  }, SWEEP_MS);
  const notes = noteStraps(boards, ports, log);
  const userLiveIn: Board['userLiveIn'] = (clubId, userId) => {
    const club = boards.get(clubId);
    const live = club && liveUserOf(club, userId, steadyNow());
    return live ? { ...live, ClubId: clubId } : null;
  };
  return {
    ...bindActs({ ports, loaded, recounts }, { receivedSince, recoveriesIn, hearOwn, setShown }),
    get: (clubId) => boards.get(clubId),
    open,
    reload,
    forget,
    budget,
    liveAthletes(clubId) {
      const club = boards.get(clubId);
      return club ? liveAthletesOf(club, steadyNow()).sort((a, b) => a.Nickname.localeCompare(b.Nickname)) : [];
    },
    userLive(userId) {
      for (const clubId of boards.keys()) {
        const live = userLiveIn(clubId, userId);
        if (live) return live;
      }
      return null;
    },
    userLiveIn,
    trainingNow: (clubId) => boards.get(clubId)?.trainingNow() ?? 0,
    unknownStraps: (clubId) => boards.get(clubId)?.unknown.list() ?? [],
    close() {
      loaded.close();
      clearInterval(sweeper);
      clearInterval(notes);
    },
  };
}

function storeReturned(club: ClubBoard, ports: BoardPorts, log: Logger): void {
  for (const slot of club.removed.takeBack()) {
    const userId = club.factsOf(slot)?.UserId ?? 0;
    ports.storeHidden(club.clubId, userId, null).catch((error: unknown) => {
      log.warn({ err: error, clubId: club.clubId }, 'the return of an athlete to the walls could not be stored');
    });
  }
}

async function setShown({ ports, loaded }: Parts, clubId: ClubId, userId: UserId, shown: boolean): Promise<boolean> {
  const club = loaded.boards.get(clubId);
  if (!club?.setShown(userId, shown)) return false;
  await ports.storeHidden(clubId, userId, shown ? null : new Date());
  return true;
}

function noteStraps(boards: ReadonlyMap<number, ClubBoard>, ports: BoardPorts, log: Logger): ReturnType<typeof setInterval> {
  let strapsNotedAt = steadyNow();
  return setInterval(() => {
    const after = strapsNotedAt;
    strapsNotedAt = steadyNow();
    const received: ReceivedStrap[] = [...boards.values()].flatMap((club) => strapsReceivedSince(club, after));
    if (received.length === 0) return;
    ports.strapsReceived(received, new Date()).catch((error: unknown) => {
      log.warn({ err: error }, 'the times when straps were received could not be stored');
    });
  }, STRAPS_RECEIVED_MS);
}

async function receivedSince(
  { ports, loaded, recounts }: Parts,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
  since: number,
  pauses?: readonly Pause[],
): Promise<RecordedSince[]> {
  const club = await loaded.open(clubId);
  await recounts.recount(club);
  // Unstored minutes are read first, so that a minute stored in between is not missed.
  const standing = standingOf(club, roomId, since);
  const stored = await ports.receivedIn(clubId, roomId, since);
  const unknown = stored.flatMap(({ UserId }) => (club.hasAthlete(UserId) ? [] : [UserId]));
  if (unknown.length > 0) {
    club.want(unknown);
    await loaded.reload(clubId);
  }
  const waiting = [...standing.waiting.keys()].flatMap((slot) => club.factsOf(slot)?.UserId ?? []);
  const recorded = new Set([...stored.map(({ UserId }) => UserId), ...waiting]);
  return recordedSinceOf(club, standing, stored, await ports.limitsSince([...recorded], since), pauses);
}

async function recoveriesIn(
  { ports, loaded }: Parts,
  clubId: ClubId,
  roomId: DisplayGroupId | null,
  since: number | undefined,
  until: number,
) {
  const club = await loaded.open(clubId);
  const from = (slot: number) => since ?? club.sinceOf(slot);
  const first = since ?? Math.min(until, ...club.active.map(from));
  const standing = standingOf(club, roomId, first);
  return recoveriesOf(club, standing, await ports.receivedIn(clubId, roomId, first), from, until);
}

async function knowing({ ports, loaded }: Parts, clubId: ClubId, userId: UserId): Promise<ClubBoard> {
  const club = await loaded.open(clubId);
  if (club.hasAthlete(userId)) return club;
  club.want([userId]);
  await loaded.reload(clubId);
  const now = new Date();
  const stored = await ports.minutesOf([{ ClubId: clubId, UserId: userId }], now);
  const limits = await ports.limitsSince([userId], Math.floor(now.getTime() / 1000) - RECALLED_SECONDS);
  club.recall(stored, steadyNow(), now.getTime(), limits);
  return club;
}

async function hearOwn(parts: Parts, { clubId, roomId, userId, begin, beats }: OwnSeconds): Promise<boolean> {
  const club = await knowing(parts, clubId, userId);
  const [now, wall] = [steadyNow(), Date.now()];
  for (const [index, bpm] of beats.entries()) club.hearOwn({ userId, bpm, second: begin + index, roomId }, now, wall);
  return club.isAthlete(userId);
}
