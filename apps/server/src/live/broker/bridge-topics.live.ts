import { setTimeout as pause } from 'node:timers/promises';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { allBridges, bridgesOfClub } from '@clubpulse/contract/live/bridge-protocol';
import type { Logger } from 'pino';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { Partitions } from '../partitions/public.ts';

const RETRY_MS = 500;

interface Parts {
  readonly mqtt: Pick<Mqtt, 'listenTo'>;
  readonly partitions: Partitions;
  readonly clubsWithBridges: () => Promise<readonly ClubId[]>;
  readonly notifications: Notifications;
  readonly log: Logger;
}

export async function followBridges({ mqtt, partitions, clubsWithBridges, notifications, log }: Parts): Promise<void> {
  let clubs: readonly ClubId[] = [];
  let isDue = false;
  let running: Promise<void> | undefined;

  const listen = () =>
    mqtt.listenTo(partitions.holdsAll() ? allBridges : clubs.filter(partitions.holds).flatMap((clubId) => bridgesOfClub(clubId)));

  async function look(): Promise<void> {
    while (isDue) {
      isDue = false;
      if (partitions.holdsAll()) listen();
      try {
        clubs = await clubsWithBridges();
      } catch (error) {
        log.warn({ err: error }, 'the clubs with bridges could not be loaded, trying again');
        isDue = true;
        await pause(RETRY_MS, undefined, { ref: false });
      }
      listen();
    }
  }
  function again(): void {
    isDue = true;
    running ??= look().finally(() => {
      running = undefined;
    });
  }
  partitions.follow({
    taken: again,
    left: async () => listen(),
  });
  await notifications.on('clubpulse_bridge', again, again);
}
