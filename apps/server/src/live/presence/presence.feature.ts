import type { Bridges } from '../../devices/bridges/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import type { Mqtt } from '../../platform/mqtt/mqtt.ts';
import { listenForPresence } from './presence.live.ts';
import { ROUND_MS, silenceRounds } from './silence.live.ts';

interface Needs extends Pick<ServerParts, 'log'> {
  readonly bridges: Bridges;
  readonly mqtt: Mqtt;
}

/** Active only in the process that receives the messages of bridges. */
export const presence = feature({
  name: 'live/presence',
  for: ['live'],
  build({ bridges, mqtt, log }: Needs) {
    const received = listenForPresence({ mqtt, save: bridges.savePresence, log });
    const { markReceived, endSilent } = bridges;
    const round = silenceRounds({ received, isListening: () => mqtt.connected(), markReceived, endSilent }, new Date());
    const rounds = setInterval(() => {
      round(new Date()).then(
        (ended) => ended.length > 0 && log.warn({ bridgeIds: ended }, 'bridges are silent and count as offline'),
        (error: unknown) => log.warn({ err: error }, 'which bridges sent something could not be stored'),
      );
    }, ROUND_MS);
    return { silences: rounds.unref() };
  },
  close: ({ silences }) => clearInterval(silences),
});
