import type { Bridges } from '../../devices/bridges/public.ts';
import { feature, type Ground } from '../../platform/feature/feature.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import { listenForPresence } from './presence.live.ts';

interface Needs extends Pick<Ground, 'log'> {
  readonly bridges: Bridges;
  readonly mqtt: Mqtt;
}

/** Stored by one process, the one that hears the bridges. */
export const presence = feature({
  name: 'live/presence',
  for: ['live'],
  build({ bridges, mqtt, log }: Needs) {
    listenForPresence({ mqtt, save: bridges.savePresence, log });
    return {};
  },
});
