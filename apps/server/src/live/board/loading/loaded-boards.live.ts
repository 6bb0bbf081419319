import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { steadyNow } from '../../../platform/clock/steady.ts';
import type { BoardPorts } from '../board.ports.ts';
import { ClubBoard } from '../club-board.live.ts';
import type { Budget } from '../minute-buffers.live.ts';
import { loadTogether } from './load-together.live.ts';

const RETRY_MS = 500;

interface Parts {
  readonly ports: BoardPorts;
  readonly windowSeconds: number;
  readonly log: Logger;
}

export type LoadedBoards = ReturnType<typeof createLoadedBoards>;

export function createLoadedBoards({ ports, windowSeconds, log }: Parts) {
  const boards = new Map<number, ClubBoard>();
  const opening = new Map<number, Promise<ClubBoard>>();
  const reloading = new Map<number, { again: boolean; done: Promise<void> }>();
  const budget: Budget = { bytes: 0 };
  const facts = loadTogether(ports);
  let closed = false;

  async function load(club: ClubBoard, recalls = false): Promise<ClubBoard> {
    const { athletes, bridges, stored, limits, hidden, now } = await facts(club.clubId, recalls);
    club.learn({ athletes, bridges }, now.toISOString().slice(0, 10));
    const hiddenAt = new Map(hidden.map(({ UserId, At }) => [UserId, Math.floor(At.getTime() / 1000)]));
    club.recall(stored, steadyNow(), now.getTime(), limits, hiddenAt);
    return club;
  }

  function open(clubId: number): Promise<ClubBoard> {
    const ready = boards.get(clubId);
    if (ready) return Promise.resolve(ready);
    let promise = opening.get(clubId);
    if (!promise) {
      promise = load(new ClubBoard(clubId, { budget, windowSeconds }), true)
        .then((club) => {
          if (opening.get(clubId) === promise) boards.set(clubId, club);
          return club;
        })
        .finally(() => {
          if (opening.get(clubId) === promise) opening.delete(clubId);
        });
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

  function forget(isLeft: (clubId: number) => boolean): void {
    for (const clubId of opening.keys()) if (isLeft(clubId)) opening.delete(clubId);
    for (const [clubId, club] of boards) {
      if (!isLeft(clubId)) continue;
      boards.delete(clubId);
      club.close();
    }
  }

  return {
    boards: boards as ReadonlyMap<number, ClubBoard>,
    budget,
    open,
    reload,
    forget,
    clubIds: () => new Set([...boards.keys(), ...opening.keys()]),
    close() {
      closed = true;
    },
  };
}
