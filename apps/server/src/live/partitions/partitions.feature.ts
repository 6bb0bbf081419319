import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { createPartitions } from './partitions.live.ts';

export const partitions = feature({
  name: 'live/partitions',
  for: ['live'],
  build: ({ config, db, directUrl, log }: Pick<ServerParts, 'config' | 'db' | 'directUrl' | 'log'>) => ({
    partitions: config.MQTT_URL === undefined ? undefined : createPartitions({ directUrl, db, log }),
  }),
});
