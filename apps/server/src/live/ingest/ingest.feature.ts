import type { Bridges } from '../../devices/bridges/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import type { HeartMinuteStore } from '../../training/heart-minutes/public.ts';
import type { Board } from '../board/public.ts';
import type { Partitions } from '../partitions/public.ts';
import { createIngest } from './ingest.live.ts';

interface Needs extends Pick<ServerParts, 'config' | 'db' | 'log'> {
  readonly mqtt: Mqtt;
  readonly bridges: Bridges;
  readonly minutes: HeartMinuteStore;
  readonly live: { readonly board: Board | undefined };
  readonly partitions: Partitions | undefined;
}

export const ingest = feature({
  name: 'live/ingest',
  build({ config, db, log, mqtt, bridges, minutes, live: { board }, partitions }: Needs) {
    const intake =
      board &&
      createIngest({
        db,
        mqtt,
        board,
        heartMinutes: minutes,
        flushSeconds: config.LIVE_FLUSH_SECONDS,
        noteTrouble: bridges.noteTrouble,
        log,
        ...(partitions && { holds: partitions.holds }),
      });
    if (intake) partitions?.follow({ left: intake.leave });
    return { intake };
  },
  close: async ({ intake }) => intake?.drain(),
});
