import type { Logger } from 'pino';
import { steadyNow } from '../../../platform/clock/steady.ts';
import type { BoardPorts } from '../board.ports.ts';
import type { ClubBoard } from '../club-board.live.ts';
import { LateReadings } from './late-readings.live.ts';
import { RECALLED_SECONDS, runningStretch } from './recall.live.ts';
import { minutesOfEach, standingOf } from './recorded-since.live.ts';

export function createRecount(ports: Pick<BoardPorts, 'hoursOf' | 'limitsSince'>, log: Pick<Logger, 'warn'>) {
  const late = new WeakMap<ClubBoard, LateReadings>();
  const running = new WeakMap<ClubBoard, Promise<void>>();

  async function count(club: ClubBoard, slots: readonly number[], now: Date): Promise<void> {
    const since = Math.floor(now.getTime() / 1000) - RECALLED_SECONDS;
    const present = slots.flatMap((slot) => {
      const UserId = club.factsOf(slot)?.UserId;
      return UserId === undefined ? [] : [{ ClubId: club.clubId, UserId }];
    });
    const limits = Map.groupBy(
      await ports.limitsSince(
        present.map(({ UserId }) => UserId),
        since,
      ),
      ({ UserId }) => UserId,
    );
    const standing = standingOf(club, null, since);
    const minutesOf = minutesOfEach(club, standing, await ports.hoursOf(present, now));
    for (const slot of slots) {
      const counted = standing.counted[slot];
      const found = runningStretch(minutesOf(slot), counted?.last);
      if (found) club.recount(slot, found, counted, limits.get(club.factsOf(slot)?.UserId ?? 0) ?? []);
    }
  }

  /** Runs one recount at a time per club, so that a caller also waits for athletes whom an earlier recount counts. */
  function recount(club: ClubBoard, now = new Date()): Promise<void> {
    const next = (running.get(club) ?? Promise.resolve()).catch(() => undefined).then(() => countAll(club, now));
    running.set(club, next);
    return next;
  }

  async function countAll(club: ClubBoard, now: Date): Promise<void> {
    for (let slots = club.takeUncounted(); slots.length > 0; slots = club.takeUncounted()) {
      try {
        await count(club, slots, now);
      } catch (error) {
        for (const slot of slots) club.countAgain(slot);
        throw error;
      }
    }
  }

  return {
    recount,

    look(club: ClubBoard): void {
      const readings = late.get(club) ?? new LateReadings(0);
      late.set(club, readings);
      if (!readings.areOver(club.lateness, steadyNow())) return;
      recount(club).catch((error: unknown) => {
        log.warn({ err: error, clubId: club.clubId }, 'late heart rates could not be counted in trainings');
      });
    },
  };
}
