import type { Logger } from 'pino';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { BoardPorts } from './board.ports.ts';
import type { LoadedBoards } from './loading/loaded-boards.live.ts';

/** For this many users, reloading every board costs less than finding the boards of each user. */
const MANY_USERS = 100;

interface Parts {
  readonly loaded: Pick<LoadedBoards, 'boards' | 'clubIds' | 'reload'>;
  readonly ports: Pick<BoardPorts, 'clubsOfUser'>;
  readonly notifications: Notifications;
  readonly log: Logger;
}

export async function followChanges({ loaded: { boards, clubIds, reload }, ports, notifications, log }: Parts): Promise<void> {
  const reloadAll = () => {
    for (const clubId of clubIds()) void reload(clubId);
  };
  async function userChanged(userId: number): Promise<void> {
    const now = await ports.clubsOfUser(userId);
    const before = [...boards.values()].filter((club) => club.hasAthlete(userId)).map((club) => club.clubId);
    const loaded = clubIds();
    for (const clubId of new Set([...now, ...before])) if (loaded.has(clubId)) void reload(clubId);
  }
  const changed = new Set<number>();
  let looking: Promise<void> | undefined;
  /** Uses one database connection, so that a large import leaves other connections free. */
  async function lookAtChanged(): Promise<void> {
    for (const userId of changed) {
      if (changed.size > MANY_USERS || clubIds().size === 0) {
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
}
